import { between, randomFrom, seedOf, type Random } from '../draw/random.js';
import { SAMPLES_A_SECOND } from '../encode/timing.js';
import * as instruments from './instruments.js';
import { mastered, reverberate } from './room.js';

/** What plays during a part of the film, each from 0 (silent) to 1. */
export interface Passage {
  /** Seconds from the start of the film. */
  readonly from: number;
  readonly plucks: number;
  readonly bass: number;
  readonly drums: number;
  readonly lead: number;
}

/** The music of one film. */
export interface Score {
  /** Beats a minute. */
  readonly tempo: number;
  /** MIDI note of the key. */
  readonly root: number;
  /** Semitones of the scale's seven steps above the root. */
  readonly scale: readonly number[];
  /** Scale steps on which the chords stand, one a bar, again and again. */
  readonly chords: readonly number[];
  readonly beatsABar: number;
  readonly passages: readonly Passage[];
  readonly air: { readonly level: number; readonly hz: number; readonly waves: number };
  readonly bells: boolean;
}

export const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;
export const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
export const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
export const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;

/** The two languages of sound: each film's melody is played by another voice, and goes another way. */
export type Voice = 'en' | 'es';

function noteOf(score: Score, step: number): number {
  const octave = Math.floor(step / 7);
  return score.root + 12 * octave + (score.scale[step - octave * 7] ?? 0);
}

function passageAt(score: Score, time: number): Passage {
  const passage = score.passages.findLast(({ from }) => from <= time + 0.01) ?? score.passages[0];
  if (passage === undefined) throw new RangeError('a score needs a passage');
  return passage;
}

interface Bar {
  readonly at: number;
  readonly beat: number;
  readonly length: number;
  readonly chord: number;
  readonly index: number;
  readonly passage: Passage;
}

function playChord(music: instruments.Stereo, score: Score, bar: Bar): void {
  const tones = [0, 2, 4, 8].map((step) => noteOf(score, bar.chord + step));
  for (const [index, note] of tones.entries()) {
    const level = index === 3 ? 0.045 : 0.07;
    instruments.pad(music, note + 12, { at: bar.at - 0.4, length: bar.length + 1.4, level });
  }
}

function playBass(music: instruments.Stereo, score: Score, bar: Bar): void {
  const { bass } = bar.passage;
  if (bass === 0) return;
  const root = noteOf(score, bar.chord) - 12;
  instruments.bass(music, root, { at: bar.at, length: bar.beat * 2.2, level: 0.3 * bass });
  instruments.bass(music, bar.index % 2 === 0 ? root : root + 7, {
    at: bar.at + bar.beat * (score.beatsABar - 1.5),
    length: bar.beat * 1.4,
    level: 0.2 * bass,
  });
}

function playPlucks(music: instruments.Stereo, score: Score, bar: Bar, random: Random): void {
  const { plucks } = bar.passage;
  if (plucks === 0) return;
  const figure = [0, 4, 2, 7, 4, 9, 7, 4];
  for (let half = 0; half < score.beatsABar * 2; half += 1) {
    if (random() > 0.35 + 0.6 * plucks) continue;
    const step = figure[(half + bar.index * 3) % figure.length] ?? 0;
    instruments.pluck(music, noteOf(score, bar.chord + step) + 24, {
      at: bar.at + (half * bar.beat) / 2 + between(random, 0, 0.012),
      length: 1.6,
      level: (half % 2 === 0 ? 0.085 : 0.06) * plucks,
      pan: Math.sin(half * 1.7 + bar.index) * 0.65,
    });
  }
}

function playDrums(music: instruments.Stereo, score: Score, bar: Bar, random: Random): void {
  const { drums } = bar.passage;
  if (drums === 0) return;
  for (let half = 0; half < score.beatsABar * 2; half += 1) {
    const at = bar.at + (half * bar.beat) / 2;
    if (half === 0 || (half === 5 && bar.index % 2 === 1)) {
      instruments.drum(music, { at, length: 0.5, level: 0.42 * drums });
    }
    if (half % 4 === 2) instruments.rim(music, { at, length: 0.2, level: 0.05 * drums, pan: 0.25 });
    const level = (half % 2 === 0 ? 0.05 : 0.085) * drums;
    instruments.shaker(music, { at, length: 0.12, level, pan: -0.35 }, random);
  }
}

/** A melody that walks by steps, rests, and comes to a chord tone on the bar. */
function playLead(music: instruments.Stereo, score: Score, voice: Voice, length: number): void {
  const random = randomFrom(seedOf(voice) + score.root * 7 + score.tempo);
  const beat = 60 / score.tempo;
  let step = voice === 'en' ? 7 : 4;
  for (let at = beat * score.beatsABar; at < length - 3;) {
    const passage = passageAt(score, at);
    const bar = Math.floor(at / (beat * score.beatsABar));
    const chord = score.chords[bar % score.chords.length] ?? 0;
    const onBar = at % (beat * score.beatsABar) < 0.02;
    const beats = (voice === 'en' ? [1, 1, 2, 3, 0.5, 0.5] : [0.5, 0.5, 1, 1, 2, 0.5])[
      Math.floor(random() * 6)
    ] as number;
    const rests = random() < (voice === 'en' ? 0.3 : 0.22);
    step += Math.round(between(random, -2.4, 2.4));
    if (onBar) step = chord + (Math.round((step - chord) / 2) || 2) * 2;
    step = Math.min(12, Math.max(2, step));
    if (!rests && passage.lead > 0) {
      const note = noteOf(score, step) + 12;
      if (voice === 'en') {
        const where = { at, length: beats * beat * 1.05, level: 0.12 * passage.lead, pan: 0.12 };
        instruments.flute(music, note, where, random);
      } else {
        instruments.string(music, note, { at, length: 2.4, level: 0.2 * passage.lead, pan: -0.12 });
        if (onBar)
          instruments.string(music, note - 12, { at: at + 0.02, length: 2.4, level: 0.11 * passage.lead });
      }
    }
    at += beats * beat;
  }
}

/** Plays a score: interleaved stereo at 48 kHz, as long as the film and a little longer. */
export function perform(score: Score, length: number, voice: Voice): Float32Array {
  const music = instruments.silence(length);
  const random = randomFrom(score.root + score.tempo * 3);
  const beat = 60 / score.tempo;
  const barLength = beat * score.beatsABar;
  instruments.air(music, length, score.air, random);
  for (let index = 0; index * barLength < length; index += 1) {
    const at = index * barLength;
    const chord = score.chords[index % score.chords.length] ?? 0;
    const bar = { at, beat, length: barLength, chord, index, passage: passageAt(score, at) };
    playChord(music, score, bar);
    playBass(music, score, bar);
    playPlucks(music, score, bar, random);
    playDrums(music, score, bar, random);
    if (score.bells && index % 4 === 0) {
      instruments.bell(music, noteOf(score, chord) + 24, { at, length: 4, level: 0.035, pan: 0.5 });
    }
  }
  playLead(music, score, voice, length);
  reverberate(music, 0.75, 0.83);
  return mastered(music, 1.6, SAMPLES_A_SECOND / 4);
}
