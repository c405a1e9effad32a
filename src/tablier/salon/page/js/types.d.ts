/**
 * What the salon says and the page passes about, in types. The messages are those of docs/protocol.md; a field that is
 * missing there is missing here. Nothing of this is sent to a browser that does not ask for it.
 */

/** 0 White, 1 Black. */
export type Side = 0 | 1 | number;
/** One thing for each side, White's first. */
export type Pair<T> = [T, T] | T[];

export interface Step {
  from: number;
  number: number;
  to: number;
  hits: boolean;
  /** The steps that may follow; left out where there are very many. */
  then?: Step[];
}

/** A man that moved, on its owner's path. */
export interface Moved {
  side: Side;
  from: number;
  to: number;
  number: number | null;
  hits: boolean;
  how?: "down" | "off";
}

export interface Seat {
  name: string;
  kind: "person" | "bot";
  level?: string;
  side: Side | null;
  open: boolean;
  reserved: boolean;
  present: boolean;
  away_s: number | null;
  house: boolean;
}

/** Something that may be done now. Of what follows `seat` only those fields are there that belong to `do`. */
export interface Action {
  do: string;
  seat: number;
  dice: number;
  stakes: number;
  points: number[];
  side: Side;
  point: number;
  die: number;
  instead: number;
  asked: number[];
  stake: number;
  marks: { side: Side; points: number };
  again?: number[];
}

/** What a message has to bring for an act. Of what follows `kind` only those fields are there that belong to it. */
export interface Field {
  name: string;
  kind: "whole" | "side" | "seat" | "seats" | "yes-no" | "dice" | "text";
  optional?: boolean;
  least: number;
  most: number;
  by: number;
  each?: boolean;
  yes: string;
  no: string;
}

/** An act that a table has. */
export interface Act {
  do: string;
  /** Where it is offered; none: nowhere by itself. */
  place: "bar" | "board" | "panel" | "menu" | "";
  /** The key of its words, or a stranger's own. */
  label: string;
  asks: Field[];
}

export interface RecordLine {
  at: number;
  player: Side | null;
  kind: string;
  text: string;
  clause: string | null;
}

/** What a throw is worth. */
export interface Card {
  id: number;
  kind: string;
  title: string;
  sentence: string;
  points: number;
  to: Side;
  clause: string | null;
  event: number | null;
  must: string | null;
  line: "solid" | "dashed" | "dotted" | null;
}

export interface Chip {
  number: number;
  spent: boolean;
  possible: boolean;
}

export interface LastPlay {
  player: Side;
  dice: number[];
  text: string;
  steps: { from?: number; to?: number; number: number; hits?: boolean; side?: Side; how?: string }[];
}

export interface Throws {
  n: number;
  key: string;
  throws: { dice?: number[]; lots?: number[] }[];
}

export interface Account {
  names?: string[];
  lines?: { players: number[]; rounds: number; total: number; [payment: string]: any }[];
  rounds?: { number: number; winner: number; winner_holes: number; loser_holes: number; tokens: number }[];
}

/** What does not change while one plays. */
export interface Table {
  id: string;
  game: string;
  name: string;
  full_id: string;
  year: number | string;
  options: { name: string; value: any; clause: string; summary: string; effect: string }[];
  match: number;
  dice: "server" | "hand";
  dice_count: number;
  /** Whether plays are made of steps that players choose; otherwise every throw plays itself. */
  by_steps: boolean;
  clock: { per_move: number; delay: number } | null;
  scheme: number | null;
  commitment: string;
  seals: (string | null)[];
  round: number;
  seeds: string[] | null;
  public: boolean;
  scored: boolean;
  manual: boolean;
  /** The position it begins with, where it was set up. */
  start?: string | null;
  players: number;
  touch_move: boolean;
  cube: boolean;
  created: number;
  acts: Act[];
  help?: boolean;
  levels?: (string | null)[];
}

export interface Welcome {
  type: "welcome";
  table: Table;
  you: number[];
  at: number;
}

/** The whole table, after every change. */
export interface State {
  type: "state";
  /** By which the changes after it know it. */
  number?: number;
  at: number;
  happened: number;
  phase: string;
  player: Side | null;
  turn_seat: number | null;
  waiting: boolean;
  unopened: number[];
  anew_in?: number | null;
  seats: Seat[];
  watching: number;
  actions: Action[];
  steps: Step[];
  drafted: Step[];
  complete: boolean;
  left: number[];
  /** How many numbers will still be played: at most as many as are left. */
  to_play?: number;
  numbers: Chip[];
  only: string | null;
  /** The same in the numbers of the board before the reader. */
  only_told?: string | null;
  plays_count: number | null;
  blocked: string | null;
  unplayed: { sentence: string, clause: string | null }[];
  dice: number[];
  announcement: string | null;
  thrown_by: Side | null;
  position: string;
  men: any[];
  pips: number[] | null;
  last: LastPlay | null;
  moved: Moved[];
  thrown: boolean;
  lines: RecordLine[];
  lines_from: number;
  /** Whether these are all lines, and all throws, there are to tell: those told before no longer count. */
  whole?: boolean;
  said: string[];
  cards: Card[];
  sum: number[];
  score: number[];
  results: any[];
  result: {
    winner: Side | null; points: number; sentence: string; clause: string | null; verdict: string | null;
    match_winner: number | null; winners: number[];
  } | null;
  game_number: number;
  over: boolean;
  /** What both have marked beside the men, where a game has such marks. */
  marked: { points: number[]; holes: number[]; bredouille: boolean[]; run: number[]; flag: Side | null } | null;
  round: { number: number; of: number; replay: number; sitting_out: number[]; beginner: number } | null;
  account: Account | null;
  abandoning: number[];
  quarrel: { claimant: Side; points: number; over: boolean; contested: boolean } | null;
  announced: string | null;
  cube: { stakes: number; owner: Side | null } | null;
  rights: number[];
  claimant: Side | null;
  clock: { delay_in: number; deadline_in: number } | null;
  house_in: number | null;
  stopped: { code: string; sentence: string; at: number } | null;
  help?: { hints: number[]; taken_back: number[] } | null;
  missed?: Missed[] | null;
  rematch: { offered_by: number[]; link: string | null } | null;
  told: Throws | null;
  proof: any;
  board?: BoardNumbers;
  layout?: Layout;
}

/** The answer to an act, or to a question; `to` is what it answers. */
/** What somebody overlooked in a game marked or claimed by hand: what, in words, when so many events had happened, by which clause. */
export interface Missed {
  player: Side;
  seat: number;
  at: number;
  game: number;
  kind: string;
  sentence: string;
  points: number | null;
  clause: string | null;
}

/** What is best to do, beside what else there is. */
export interface Hint {
  type: "hint";
  re: number;
  happened: number;
  kind: string | null;
  of_what?: string;
  candidates: { name: string; words: string; worth: string; behind: string | null; found: string }[];
  why: string | null;
  sorry?: string;
  worth?: string[] | null;
}

export interface Answer {
  type: "ack" | "refused" | "why";
  re: number;
  at?: number;
  code?: string | null;
  sentence?: string | null;
  clause?: string | null;
  to?: Sent;
}

/** What is different since the state of that number. */
export interface Changes {
  type: "changes";
  after: number;
  changed: Partial<State>;
  gone: string[];
}

/** A message of the page's own. */
export interface Sent {
  n: number;
  do: string;
  [more: string]: any;
}

/** Whatever else comes: presence, bye, lesson, pong. */
export interface Other {
  type: string;
  [more: string]: any;
}

export interface Spot {
  x: number;
  y: number;
}

/** Something written on the board, its figures centred on a spot. */
export interface Label extends Spot {
  size: number;
  fill: string;
  anchor?: string;
  weight?: number;
}

/** Where everything goes on a board: docs/protocol.md, *The board in numbers*. */
export interface Layout {
  id: string;
  width: number;
  height: number;
  viewer: Side;
  /** Of a man. */
  radius: number;
  /** Of the man as defined. */
  unit: number;
  /** The empty board, and what is stamped upon it, as SVG. */
  empty: string;
  bar: number;
  off: number;
  /** From one man to the next, by how many lie there. */
  ways: number[][];
  stacks: (Spot & {
    side: Side; point: number; dx: number; dy: number; every: number; part: string; scale: number; state?: string;
    radius?: number; counted?: number; badge?: number; lower?: string; alone?: [number, number];
    label?: Label & { from?: number; told?: boolean; along?: number };
  } | null)[];
  cells: {
    owner: Side | null; names: (number | null)[]; number: number; x: number; y: number; width: number; height: number;
    piles: number[]; rest: [number, number] | null;
  }[];
  tilts: number[];
  die: number;
  /** By thrower and count. */
  dice: [number, number][][][];
  tags?: { spots: [number, number, string][][]; size: number; least?: number; sign?: number };
  cube?: { spots: [number, number][]; size: number };
  padlocks?: [number, number][];
  tokens?: [number, number, number][][];
  token?: number;
  token_scale?: number;
  pegs?: { rest: [number, number]; holes: [number, number][]; lap: [number, number] }[];
  peg_scale?: number;
  flag?: { rest: number[]; hole: [number, number]; spots: number[][][] };
}

/** What lies on a board. */
export interface BoardNumbers {
  layout: string;
  /** Men by stack of the layout. */
  men: number[];
  /** Stacks whose men lie beneath those of the other side. */
  under?: number[];
  dice?: number[];
  spent?: number;
  thrower?: Side;
  fresh?: [number, number][];
  cube?: [number, Side | null];
  pennants?: number[];
  padlocks?: Side[];
  tokens?: [number, boolean][];
  pegs?: number[];
  flag?: Side | null;
  tags?: (string | null)[];
  labels?: Record<string, string>;
  /** What a throw is worth, drawn: beneath the men, above them, above all. */
  worth?: string[];
}

/** A point, bar or tray as a place to press; `names[side]` is what each side calls it. */
export interface Cell {
  key: string;
  owner: Side | null;
  /** The viewer's number, or the owner's. */
  number: number;
  names: (number | null)[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the man on top lies, if there is one. */
  top: Spot | null;
  /** Where the next one would. */
  next: Spot;
  /** Of the men that lie there; on a narrow bar they are smaller. */
  radius: number;
  /** How many men of each side lie there. */
  men: number[];
  /** Whose man lies beneath those of the other side. */
  pinned: Side | null;
  /** Whether men stand on one another there. */
  stacked: boolean;
  standing: number;
  lying: number;
}

/** A table of the lobby, as GET /api/tables lists it. */
export interface Listed {
  id: string;
  game: string;
  variant: string;
  names?: string[];
  by?: string | null;
  match: number;
  clock: { per_move: number } | null;
  watching?: number;
}

/** A game as GET /api/games describes it. */
/** What the front page is told of a game. */
export interface GameInBrief {
  id: string;
  players: number[];
  levels: { id: string; name: string }[];
}

export interface Game extends GameInBrief {
  name: string;
  year: string;
  era: string;
  line: string;
  minutes: number;
  dice: number;
  presets: { name: string; title: string; options: Record<string, any>; summary: string }[];
  options: GameOption[];
  levels: { id: string; name: string; line: string }[];
  vignette: { position: string; dice: string };
  within: string | null;
}

export interface GameOption {
  name: string;
  clause: string;
  summary: string;
  default: any;
  values: { value: any; effect: string }[];
  numbers: [number, number] | null;
  /** Another option without which it decides nothing, and where it does: "match", "money" or "". */
  needs: string;
  play: string;
}

// Making elements (lib/dom.js)

/** The tag of a name such as `button.btn#go`. */
type Tag<Name extends string> = Name extends `${infer Before}.${string}` ? Tag<Before>
  : Name extends `${infer Before}#${string}` ? Tag<Before>
  : Name;
export type Made<Name extends string> = Tag<Name> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag<Name>] : HTMLElement;
export type Drawn<Name extends string> = Tag<Name> extends keyof SVGElementTagNameMap ? SVGElementTagNameMap[Tag<Name>] : SVGElement;

export type Child = Node | string | number | boolean | null | undefined | Child[];

type On<E extends Event, T = HTMLElement> = (event: E & { target: T; currentTarget: T }) => unknown;

export interface Attributes {
  onclick?: On<MouseEvent>;
  onchange?: On<Event, HTMLInputElement>;
  oninput?: On<Event, HTMLInputElement>;
  onfocus?: On<FocusEvent, HTMLInputElement>;
  onkeydown?: On<KeyboardEvent>;
  onsubmit?: On<SubmitEvent, HTMLFormElement>;
  [name: string]: any;
}

declare global {
  /** The words of the page, asked for by early.js. */
  var earlyPress: any | undefined;
  var earlySocket: WebSocket | undefined;
  var earlyWords: Promise<import("./lib/words.js").Words> | undefined;
}

// The analysis board

/** A position in parts: men by stack of its layout, those pinned beneath others, and what is marked besides. */
export interface Parts {
  turn: Side;
  men: number[];
  under: number[];
  values: Record<string, any>;
}

/** Something a position holds besides its men. */
export interface Entry {
  name: string;
  kind: "yes" | "count" | "dice";
  label: string;
  /** Whether both players have it. */
  each: boolean;
  least: number;
  most: number;
}

/** How the board of a game is set up. */
export interface Sheet {
  id: string;
  name: string;
  variant: string;
  options: Record<string, any>;
  dice: number;
  /** How many men a side has. */
  men: number;
  /** The stacks of those off. */
  off: number[];
  pins: boolean;
  entries: Entry[];
  /** Stacks that are set together, and what may lie in them. */
  ladders: { stacks: number[]; rungs: number[][] }[];
  start: Parts;
  cube: boolean;
  matches: boolean;
  solved: boolean;
  players: number;
}

/** A position that can be, as the server tells it. */
export interface Placed {
  position: string;
  game: string;
  setup: Parts;
  dice: number[];
  match: number;
  score: number[];
  cube: number | null;
  owner: Side | null;
  over: boolean;
  pips: number[] | null;
  board: BoardNumbers;
  layout?: Layout;
  sheet: Sheet;
}

/** One of the choices of a decision. */
export interface Judged {
  name: string;
  label: string;
  position: string;
  worth: number;
  chances: number[];
  lost: number;
  verdict: "" | "slight" | "error" | "blunder";
  how: "exact" | "turns" | "rollout";
  turns: number;
  trials: number;
  error: number;
}

export interface JudgedDecision {
  kind: string;
  title: string;
  player: Side;
  unit: "points" | "match" | "chance" | "tokens";
  choices: number;
  candidates: Judged[];
}

/** What is known of a position so far. */
export interface Judgement {
  stage: string;
  done: boolean;
  network?: string | null;
  decisions: JudgedDecision[];
  now?: Judged & { player: Side; unit: JudgedDecision["unit"] };
  throws?: { dice: number[]; play: string; label: string; position: string; chance: number }[];
}
