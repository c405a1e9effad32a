/** Sounds made here, of noise and sines; off until switched on. */

import { prefs } from "./prefs.js";

/** @type {AudioContext|null} */
let context = null;

export const soundOn = () => prefs.get("sound") === "on";

/** Switch sound on or off; switching on plays a man, so that one hears what one chose. @param {boolean} on */
export function chooseSound(on) {
  prefs.set("sound", on ? "on" : "off");
  if (on) sound("man");
}

/** Play a piece, if sound is on, so many seconds from now. @param {"dice"|"man"|"token"|"peg"|"turn"|"end"} name @param {number} [after] */
export function sound(name, after = 0) {
  if (!soundOn()) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    PIECES[name](context, context.currentTime + 0.01 + after);
  } catch {
    /* A machine without sound plays on in silence. */
  }
}

/** @type {Record<string, (context: AudioContext, at: number) => void>} */
const PIECES = {
  dice: (context, at) => [0, 0.07, 0.12, 0.2, 0.26, 0.31].forEach((later, k) => knock(context, at + later, 1500 - 90 * k, 0.035, 0.32 - 0.03 * k)),
  man: (context, at) => knock(context, at, 620, 0.07, 0.5),
  token: (context, at) => (tone(context, at, 1900, 0.12, 0.12), tone(context, at + 0.05, 2500, 0.16, 0.09)),
  peg: (context, at) => (knock(context, at, 900, 0.05, 0.4), tone(context, at + 0.02, 1250, 0.2, 0.1)),
  turn: (context, at) => tone(context, at, 660, 0.22, 0.14),
  end: (context, at) => [523, 659, 784].forEach((pitch, k) => tone(context, at + 0.16 * k, pitch, 0.4, 0.14)),
};

/**
 * A short burst of noise through a narrow filter: wood upon wood.
 * @param {AudioContext} context @param {number} at @param {number} pitch @param {number} length @param {number} loud
 */
function knock(context, at, pitch, length, loud) {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
  source.connect(filter).connect(new GainNode(context, { gain: loud * 2 })).connect(context.destination);
  source.start(at);
}

/** A plain tone that dies away. @param {AudioContext} context @param {number} at @param {number} pitch @param {number} length @param {number} loud */
function tone(context, at, pitch, length, loud) {
  const source = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
