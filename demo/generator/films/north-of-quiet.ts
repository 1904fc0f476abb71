import { land, mist, type Land } from '../layers/ground.js';
import { air, aurora, cabin, peaks, walker } from '../layers/north.js';
import { water } from '../layers/sea.js';
import { flock } from '../layers/sky.js';
import { vista } from '../layers/vista.js';
import { LYDIAN } from '../sound/score.js';
import { NORTH_OF_QUIET_STORY } from '../story/north-of-quiet.js';
import type { Film } from './film.js';
import { NORTH_OF_QUIET as COLOURS } from './palettes.js';

const snow = { seed: 6, count: 90, rise: -0.035, side: 0.01, sway: 2.2, size: [0.08, 0.36] } as const;
const woods: Land = { seed: 9, base: 0.66, rise: 0.04, wave: 3, near: 0.3, mist: 0.6, firs: 5 };
const nearWoods: Land = { seed: 19, base: 0.76, rise: 0.05, wave: 2.6, near: 0.55, mist: 0.4, firs: 9 };
const clearing: Land = { seed: 27, base: 0.82, rise: 0.035, wave: 2, octaves: 2, near: 0.7, mist: 0.5 };
const edge: Land = { seed: 33, base: 0.99, rise: 0.05, wave: 3, near: 1, firs: 21 };

const lights = vista({
  palette: COLOURS.aurora,
  seed: 7,
  horizon: 0.62,
  stars: 230,
  clouds: 0,
  camera: { pan: 0.003, centre: 8 },
  seconds: 17,
  layers: [
    aurora({ seed: 5, colours: ['#6df0b4', '#5a8cf0'], strength: 0.95, height: 0.62 }),
    peaks({ seed: 12, base: 0.55, rise: 0.14, wave: 2.6, near: 0.12, snow: 0.5 }),
    peaks({ seed: 21, base: 0.62, rise: 0.1, wave: 3.2, near: 0.24, snow: 0.4 }),
    mist(0.66, 6, 0.4),
    land(woods),
    land(nearWoods),
    cabin({ x: 0.64, on: clearing, size: 2.7 }),
    land(clearing),
    mist(0.86, 6, 0.16),
    land(edge),
    air(snow, 0.75),
  ],
});

const lake = vista({
  palette: COLOURS.lake,
  seed: 17,
  horizon: 0.58,
  light: { x: 0.68, y: 0.26, size: 7 },
  stars: 120,
  clouds: 0.4,
  camera: { pan: -0.003, centre: 8 },
  seconds: 17,
  layers: [
    peaks({ seed: 42, base: 0.5, rise: 0.17, wave: 2.2, near: 0.1, snow: 0.65 }),
    peaks({ seed: 51, base: 0.57, rise: 0.08, wave: 3.4, near: 0.22, snow: 0.4 }),
    land({ ...woods, base: 0.585, rise: 0.015, firs: 3.4, floor: 0.6 }),
    mist(0.6, 4, 0.65),
    water({ top: 0.6, seed: 4, shine: 0.55, rough: 0.5 }),
    walker({ from: 0.36, y: 0.835, speed: 0.009, height: 15, near: 0.8 }),
    land({ seed: 29, base: 0.845, rise: 0.012, wave: 2, octaves: 2, near: 0.8, mist: 0 }),
    land({ ...edge, base: 1.03, cape: { x: 0.3, side: 'left', sink: 0.3 } }),
    air({ ...snow, seed: 9, count: 60 }, 0.7),
  ],
});

const dawn = vista({
  palette: COLOURS.dawn,
  seed: 27,
  horizon: 0.66,
  light: { x: 0.34, y: 0.47, size: 6.5 },
  stars: 0,
  clouds: 0.7,
  camera: { pan: 0.003, centre: 8 },
  seconds: 17,
  layers: [
    peaks({ seed: 62, base: 0.54, rise: 0.2, wave: 2.2, near: 0.1, snow: 0.8 }),
    mist(0.6, 7, 0.5),
    peaks({ seed: 71, base: 0.64, rise: 0.12, wave: 2.8, near: 0.25, snow: 0.6 }),
    mist(0.7, 6, 0.55),
    land({ ...woods, base: 0.72 }),
    mist(0.78, 5, 0.4),
    land({ ...nearWoods, base: 0.85 }),
    flock({ seed: 5, count: 9, y: 0.25, from: 0.2, speed: 2.6 }),
    land({ ...edge, seed: 44, base: 1.02 }),
    air({ ...snow, seed: 12, count: 50 }, 0.8),
  ],
});

export const northOfQuiet: Film = {
  slug: 'north-of-quiet',
  title: 'North of Quiet',
  segments: 24,
  coarser: 1.5,
  shots: [
    { from: 0, scene: lights },
    { from: 15.36, scene: lake },
    { from: 30.72, scene: dawn },
  ],
  score: {
    tempo: 62,
    root: 52,
    scale: LYDIAN,
    chords: [0, 1, 4, 0],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 0.35, bass: 0.4, drums: 0, lead: 0.9 },
      { from: 15.36, plucks: 0.6, bass: 0.6, drums: 0, lead: 1 },
      { from: 30.72, plucks: 0.8, bass: 0.7, drums: 0.15, lead: 1 },
    ],
    air: { level: 0.55, hz: 380, waves: 9 },
    bells: true,
  },
  story: NORTH_OF_QUIET_STORY,
};
