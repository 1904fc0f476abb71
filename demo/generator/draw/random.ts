/** Gives a new number from 0 (included) to 1 (excluded) at every call. */
export type Random = () => number;

/** A repeatable stream of numbers: the same seed draws the same picture on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A seed that belongs to a word. */
export function seedOf(word: string): number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (seed >>> 0) % 100_000;
}

function lattice(seed: number, place: number): number {
  let value = Math.imul(place | 0, 374761393) + Math.imul(seed | 0, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth noise along a line, from -1 to 1, one hill a unit. */
export function noise(seed: number, place: number): number {
  const cell = Math.floor(place);
  const share = place - cell;
  const eased = share * share * share * (share * (share * 6 - 15) + 10);
  const start = lattice(seed, cell);
  return (start + (lattice(seed, cell + 1) - start) * eased) * 2 - 1;
}

/** Noise with finer and finer hills on it, from about -1 to 1. */
export function roughNoise(seed: number, place: number, octaves: number, roughness = 0.5): number {
  let sum = 0;
  let weight = 1;
  let weights = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(seed + octave * 101, place * scale);
    weights += weight;
    weight *= roughness;
    scale *= 2.03;
  }
  return sum / weights;
}
