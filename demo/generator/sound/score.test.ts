import { describe, expect, it } from 'vitest';
import { SAMPLES_A_SECOND } from '../encode/timing.js';
import { MINOR, perform, type Score } from './score.js';

const score: Score = {
  tempo: 90,
  root: 50,
  scale: MINOR,
  chords: [0, 5],
  beatsABar: 4,
  passages: [{ from: 0, plucks: 1, bass: 1, drums: 1, lead: 1 }],
  air: { level: 0.3, hz: 500, waves: 5 },
  bells: true,
};

/** Seconds: two bars and more, so that the lead voice is heard. */
const LENGTH = 6;

function same(one: Float32Array, other: Float32Array): boolean {
  return Buffer.from(one.buffer).equals(Buffer.from(other.buffer));
}

describe('perform', () => {
  const english = perform(score, LENGTH, 'en');

  it('returns enough samples to fill the last audio frame', () => {
    expect(english.length / 2).toBeGreaterThan(LENGTH * SAMPLES_A_SECOND + 1024);
  });

  it('does not clip and is not silent', () => {
    let peak = 0;
    let power = 0;
    for (const sample of english) {
      peak = Math.max(peak, Math.abs(sample));
      power += sample ** 2;
    }
    expect(peak).toBeLessThan(1);
    expect(Math.sqrt(power / english.length)).toBeGreaterThan(0.04);
  });

  it('is deterministic, and differs by language', () => {
    expect(same(perform(score, LENGTH, 'en'), english)).toBe(true);
    expect(same(perform(score, LENGTH, 'es'), english)).toBe(false);
  });

  it('starts and ends with silence, so that a loop does not click', () => {
    expect(Math.abs(english[0] ?? 1)).toBe(0);
    expect(Math.abs(english[LENGTH * SAMPLES_A_SECOND * 2 - 2] ?? 1)).toBeLessThan(1e-6);
  });
});
