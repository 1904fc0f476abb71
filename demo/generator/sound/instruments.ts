import { SAMPLES_A_SECOND } from '../encode/timing.js';
import type { Random } from '../draw/random.js';

/** Two channels of one piece of music. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** One sound to be placed: when (s), how long (s), how loud (0 to 1) and where (-1 left to 1 right). */
export interface Placement {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly pan?: number;
}

const TURN = 2 * Math.PI;

/** Frequency of a MIDI note number in hertz. */
export function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

export function silence(seconds: number): Stereo {
  const samples = Math.ceil(seconds * SAMPLES_A_SECOND);
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

/** Adds a sound, given as a function of the seconds since it began, with equal power across the channels. */
function place(target: Stereo, { at, length, level, pan = 0 }: Placement, sound: (time: number) => number) {
  const first = Math.max(0, Math.floor(at * SAMPLES_A_SECOND));
  const count = Math.min(Math.floor(length * SAMPLES_A_SECOND), target.left.length - first);
  const leftLevel = level * Math.cos(((pan + 1) * Math.PI) / 4);
  const rightLevel = level * Math.sin(((pan + 1) * Math.PI) / 4);
  for (let index = 0; index < count; index += 1) {
    const value = sound(index / SAMPLES_A_SECOND);
    target.left[first + index] = (target.left[first + index] ?? 0) + value * leftLevel;
    target.right[first + index] = (target.right[first + index] ?? 0) + value * rightLevel;
  }
}

function swell(time: number, length: number, rise: number, fall: number): number {
  const up = Math.min(1, time / rise);
  const down = Math.min(1, (length - time) / fall);
  return Math.max(0, Math.sin((Math.PI / 2) * up) * Math.sin((Math.PI / 2) * Math.max(0, down)));
}

/** A slow, wide chord tone: three strings a few cents apart that breathe. */
export function pad(target: Stereo, note: number, where: Placement): void {
  const base = hertz(note);
  for (const [cents, side] of [
    [-6, -0.7],
    [0, 0],
    [7, 0.7],
  ] as const) {
    const step = TURN * base * 2 ** (cents / 1200);
    place(target, { ...where, level: where.level * 0.5, pan: side }, (time) => {
      const bright = 0.35 + 0.25 * Math.sin(time * 0.9 + side * 2);
      const phase = step * time;
      return (
        swell(time, where.length, 1.4, 1.2) *
        (Math.sin(phase) +
          bright * 0.5 * Math.sin(2 * phase) +
          bright * 0.22 * Math.sin(3 * phase) +
          bright * 0.1 * Math.sin(5 * phase))
      );
    });
  }
}

/** A soft mallet: a struck tone whose brightness dies before its pitch. */
export function pluck(target: Stereo, note: number, where: Placement): void {
  const step = TURN * hertz(note);
  place(target, where, (time) => {
    const phase = step * time;
    const strike = Math.exp(-time * 9) * 1.6;
    return (
      Math.min(1, time * 260) * Math.exp(-time * 3.6) * Math.sin(phase + strike * Math.sin(2.001 * phase)) +
      0.25 * Math.min(1, time * 400) * Math.exp(-time * 14) * Math.sin(4.01 * phase)
    );
  });
}

/** A round bass tone. */
export function bass(target: Stereo, note: number, where: Placement): void {
  const step = TURN * hertz(note);
  place(target, where, (time) => {
    const phase = step * time;
    return (
      swell(time, where.length, 0.02, 0.18) *
      Math.exp(-time * 0.9) *
      (Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase))
    );
  });
}

/** The English track's voice: breath and a plain tone, like a wooden flute. */
export function flute(target: Stereo, note: number, where: Placement, random: Random): void {
  const base = hertz(note);
  let breath = 0;
  place(target, where, (time) => {
    const vibrato = 0.006 * Math.sin(TURN * 4.8 * time) * Math.min(1, time * 1.6);
    const phase = TURN * base * (time + (vibrato / (TURN * 4.8)) * 0.6);
    breath += (random() * 2 - 1 - breath) * 0.18;
    return (
      swell(time, where.length, 0.09, 0.22) *
      (Math.sin(phase) + 0.16 * Math.sin(2 * phase) + 0.05 * Math.sin(3 * phase) + breath * 0.07)
    );
  });
}

/** The Spanish track's voice: a plucked nylon string with an octave's ring. */
export function string(target: Stereo, note: number, where: Placement): void {
  const base = hertz(note);
  place(target, where, (time) => {
    let value = 0;
    for (let partial = 1; partial <= 7; partial += 1) {
      const stretch = partial * Math.sqrt(1 + 0.0004 * partial * partial);
      value +=
        (Math.sin(TURN * base * stretch * time) / partial ** 1.15) * Math.exp(-time * (1.3 + 0.75 * partial));
    }
    return Math.min(1, time * 500) * Math.min(1, (where.length - time) * 12) * value;
  });
}

/** A felt drum. */
export function drum(target: Stereo, where: Placement): void {
  place(target, { ...where, length: 0.5 }, (time) => {
    const phase = TURN * (46 * time - (64 / 24) * (Math.exp(-time * 24) - 1));
    return Math.min(1, time * 500) * Math.exp(-time * 8) * Math.sin(phase);
  });
}

/** A shaken seed pod. */
export function shaker(target: Stereo, where: Placement, random: Random): void {
  let before = 0;
  place(target, { ...where, length: 0.12 }, (time) => {
    const noise = random() * 2 - 1;
    const high = noise - before;
    before = noise;
    return swell(time, 0.12, 0.02, 0.09) * high * 0.5;
  });
}

/** A stick on a rim. */
export function rim(target: Stereo, where: Placement): void {
  place(target, { ...where, length: 0.16 }, (time) => {
    return Math.exp(-time * 46) * (Math.sin(TURN * 780 * time) + 0.6 * Math.sin(TURN * 1220 * time));
  });
}

/** A far bell. */
export function bell(target: Stereo, note: number, where: Placement): void {
  const base = hertz(note);
  const partials = [
    [0.5, 0.5, 0.8],
    [1, 1, 1.3],
    [1.19, 0.5, 1.9],
    [2, 0.6, 2.4],
    [2.74, 0.3, 4],
  ] as const;
  place(target, where, (time) => {
    let value = 0;
    for (const [ratio, level, decay] of partials) {
      value += level * Math.exp(-time * decay) * Math.sin(TURN * base * ratio * time);
    }
    return Math.min(1, time * 300) * value;
  });
}

/** What is heard of the place: noise through a moving low-pass, louder and softer in waves. */
export function air(
  target: Stereo,
  length: number,
  { level, hz, waves }: { level: number; hz: number; waves: number },
  random: Random,
): void {
  for (const [channel, phase] of [
    [target.left, 0],
    [target.right, 1.3],
  ] as const) {
    let first = 0;
    let second = 0;
    const count = Math.min(channel.length, Math.floor(length * SAMPLES_A_SECOND));
    for (let index = 0; index < count; index += 1) {
      const time = index / SAMPLES_A_SECOND;
      const wave = 0.5 + 0.5 * Math.sin((TURN * time) / waves + phase + Math.sin(time * 0.31));
      const pass = 1 - Math.exp((-TURN * hz * (0.35 + 0.65 * wave)) / SAMPLES_A_SECOND);
      first += (random() * 2 - 1 - first) * pass;
      second += (first - second) * pass;
      channel[index] = (channel[index] ?? 0) + second * level * (0.3 + 0.7 * wave * wave);
    }
  }
}
