/** A few gentle sounds, made of sine waves: nothing is fetched. */

import type { GameView } from "../boards/board";

export type Sound = "turn" | "move" | "sink" | "end";

interface Note {
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly wait: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (hertz: number, wait: number, lasts: number, loud = 0.12): Note => ({
  ...{ from: hertz, to: hertz, wait, lasts, loud },
});

const TUNES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [note(659, 0, 0.35), note(880, 0.14, 0.5)],
  move: [{ from: 240, to: 190, wait: 0, lasts: 0.12, loud: 0.09 }],
  sink: [{ from: 320, to: 70, wait: 0, lasts: 0.7, loud: 0.1 }],
  end: [note(523, 0, 0.5), note(659, 0.18, 0.5), note(784, 0.36, 0.9)],
};

/** What a moment sounds like: the end, one's turn, land that goes under, or just a move. */
export function soundOf(before: GameView | null, view: GameView, mine: boolean): Sound {
  if (view.actor === null) {
    return "end";
  }
  if (mine) {
    return "turn";
  }
  return before !== null && landOf(view) < landOf(before) ? "sink" : "move";
}

/** How much land there is, as the games tell it: terrain by cell, or tiles. */
function landOf(view: GameView): number {
  const { terrain, tiles } = view as GameView & { terrain?: object; tiles?: object };
  return Object.keys(terrain ?? tiles ?? {}).length;
}

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume(); // browsers wait for somebody to touch the page first
  }
  for (const one of TUNES[sound]) {
    ring(context, one);
  }
}

function ring(to: AudioContext, { from, to: end, wait, lasts, loud }: Note): void {
  const start = to.currentTime + wait;
  const wave = new OscillatorNode(to, { type: "sine", frequency: from });
  wave.frequency.exponentialRampToValueAtTime(end, start + lasts);
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  wave.connect(gain).connect(to.destination);
  wave.start(start);
  wave.stop(start + lasts);
}
