/**
 * A socket that loses nothing: messages are numbered, kept until acknowledged, and sent again after a break.
 *
 * `handlers.hello()` gives the first message of every connection; `handlers.message(it)` gets what the server says,
 * `handlers.status("connecting"|"open"|"lost")` how the line is.
 */

/** @import { Sent } from "../types.js" */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const PING_EVERY = 25000;

export class Line {
  /**
   * @param {string} path of the socket
   * @param {{hello: () => object, message: (it: any) => void, status: (it: string) => void}} handlers
   */
  constructor(path, handlers) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.handlers = handlers;
    this.client = ownId();
    this.next = 1;
    /** @type {Map<number, Sent>} sent, not yet answered, in order */
    this.unanswered = new Map();
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout>|undefined} until the next try */
    this.timer = undefined;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this.pinging = undefined;
    /** Whether the last ping was answered. */
    this.heard = true;
    this.welcomed = false;
    this.socket = this.open();
    addEventListener("online", () => this.hurry());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  /** Connect; called again by itself after a break. @returns {WebSocket} */
  open() {
    clearTimeout(this.timer);
    this.handlers.status("connecting");
    const socket = called(this.url);
    this.socket = socket;
    this.welcomed = false;
    const greet = () => socket.send(JSON.stringify({ n: 0, do: "hello", client: this.client, ...this.handlers.hello() }));
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    return socket;
  }

  /** @param {any} it */
  receive(it) {
    if (it.type === "welcome" && !this.welcomed) {
      this.welcomed = true;
      this.wait = FIRST_WAIT;
      for (const message of this.unanswered.values()) this.socket.send(JSON.stringify(message));
      this.handlers.status("open");
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.beat(), PING_EVERY);
    }
    if (it.type === "ack" || it.type === "refused" || it.type === "why") {
      it.to = this.unanswered.get(it.re);
      this.unanswered.delete(it.re);
    }
    if (it.type === "pong") {
      this.heard = true;
      for (const [n, message] of this.unanswered) if (message.do === "ping") this.unanswered.delete(n);
    }
    this.handlers.message(it);
  }

  lost() {
    clearInterval(this.pinging);
    this.welcomed = false;
    if (this.closed) return;
    this.handlers.status("lost");
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Say something; returns its number. It is sent as soon as there is a line. @param {string} what @param {object} [more] */
  say(what, more = {}) {
    const message = { n: this.next++, do: what, ...more };
    this.unanswered.set(message.n, message);
    if (this.welcomed && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    return message.n;
  }

  /** A line that does not answer is a line lost, whatever the browser thinks. */
  beat() {
    if (!this.heard) return this.socket.close();
    this.heard = false;
    this.say("ping");
  }

  /** Begin anew on a fresh socket, as somebody who comes now would; nothing that was said is lost. */
  anew() {
    const old = this.socket;
    old.onmessage = null;
    this.open();
    old.close();
  }

  hurry() {
    if (!this.closed && this.socket.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT;
      this.open();
    }
  }

  close() {
    this.closed = true;
    clearInterval(this.pinging);
    this.socket.close();
  }
}

/** A socket to an address: once the one that early.js has called already, if it is still good. @param {string} url */
function called(url) {
  const early = globalThis.earlySocket;
  globalThis.earlySocket = undefined;
  return early && early.url === url && early.readyState <= WebSocket.OPEN ? early : new WebSocket(url);
}

/** A fresh name for every loaded page: numbering starts anew with it. */
function ownId() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((it) => it.toString(16).padStart(2, "0")).join("");
}
