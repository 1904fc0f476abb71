import type { Cue } from '../text/cue.js';

/** Moves cues in time; the same cue always becomes the same object. */
export type MoveCues = (cues: readonly Cue[]) => readonly Cue[];

/** @see https://www.w3.org/TR/webvtt1/#webvtt-cue-timestamp */
const TIMESTAMP = /<((?:\d+:)?\d{2}:\d{2}\.\d{3})>/gu;

const secondsOf = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const two = (value: number): string => String(value).padStart(2, '0');

const stampOf = (seconds: number): string => {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const rest = ((ms / 1000) % 60).toFixed(3).padStart(6, '0');
  return `<${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${rest}>`;
};

const moved = (cue: Cue, seconds: number): Cue => ({
  ...cue,
  // Some browsers refuse cues that start before their media.
  start: Math.max(0, cue.start + seconds),
  end: cue.end + seconds,
  text: cue.text.replaceAll(TIMESTAMP, (_tag, stamp: string) => stampOf(secondsOf(stamp) + seconds)),
});

/** Moves cues, and the times within them, by `seconds`; those that would end before the start are left out. */
export const moveCues = (seconds: number): MoveCues => {
  const known = new WeakMap<Cue, Cue>();
  return (cues) =>
    cues.flatMap((cue) => {
      if (cue.end + seconds <= 0) return [];
      const made = known.get(cue) ?? moved(cue, seconds);
      known.set(cue, made);
      return [made];
    });
};
