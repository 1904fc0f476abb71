import { bales, farm, lorry, rows } from '../layers/farm.js';
import { land, meadow, mist, type Land } from '../layers/ground.js';
import { air } from '../layers/north.js';
import { poles, road } from '../layers/road.js';
import { houses } from '../layers/sea.js';
import { flock } from '../layers/sky.js';
import { vista } from '../layers/vista.js';
import { DORIAN } from '../sound/score.js';
import { HARVEST_RUN_STORY } from '../story/harvest-run.js';
import type { Film } from './film.js';
import { HARVEST_RUN as COLOURS } from './palettes.js';

const pollen = {
  seed: 5,
  count: 26,
  rise: 0.012,
  side: 0.014,
  sway: 1.6,
  size: [0.06, 0.2],
  flicker: 0.6,
} as const;
const far: Land = { seed: 3, base: 0.58, rise: 0.05, wave: 2.2, near: 0.06, mist: 0.8 };
const middle: Land = { seed: 17, base: 0.63, rise: 0.05, wave: 2.8, near: 0.22, mist: 0.65 };
const drive: Land = { seed: 28, base: 0.7, rise: 0.045, wave: 2, octaves: 2, near: 0.5, mist: 0.4 };
const field: Land = { seed: 36, base: 0.81, rise: 0.04, wave: 2.4, octaves: 3, near: 0.74, mist: 0.3 };
const edge: Land = { seed: 47, base: 0.95, rise: 0.035, wave: 3, near: 1, grass: 8 };

const gold = vista({
  palette: COLOURS.gold,
  seed: 2,
  horizon: 0.62,
  light: { x: 0.64, y: 0.4, size: 8 },
  stars: 0,
  clouds: 0.6,
  camera: { pan: 0.004, centre: 8 },
  seconds: 17,
  layers: [
    land(far),
    mist(0.6, 5, 0.5),
    land({ ...middle, firs: 3 }),
    farm({ x: 0.24, on: middle, size: 0.95 }),
    land(middle),
    lorry({ on: drive, from: 0.2, speed: 0.048, size: 13 }),
    land(drive),
    mist(0.8, 5, 0.22),
    land(field),
    bales({ on: field, seed: 3, count: 5 }),
    flock({ seed: 7, count: 8, y: 0.24, from: 0.1, speed: 3 }),
    meadow(edge),
    air(pollen, 0.6),
  ],
});

const ember = vista({
  palette: COLOURS.ember,
  seed: 12,
  horizon: 0.56,
  light: { x: 0.5, y: 0.51, size: 6 },
  stars: 20,
  clouds: 0.8,
  camera: { pan: 0.0015, centre: 8 },
  seconds: 17,
  layers: [
    land({ ...far, base: 0.545, floor: 0.57 }),
    land({ ...middle, base: 0.57, rise: 0.025, firs: 2.2, floor: 0.58 }),
    rows({ top: 0.565, vanish: { x: 0.5, y: 0.56 }, near: 0.1 }),
    farm({ x: 0.74, on: { ...middle, base: 0.6, near: 0.3 }, size: 1.15 }),
    road({
      top: 0.565,
      vanish: 0.5,
      foot: 0.42,
      half: 26,
      pace: 1.1,
      traffic: [
        { lane: 1, phase: 0.02, speed: 1.4 },
        { lane: -1, phase: 0.3, speed: 3.2 },
        { lane: -1, phase: 0.75, speed: 3.2 },
      ],
    }),
    poles({ top: 0.565, vanish: 0.5, side: -1, spread: 60, pace: 0.5 }),
    air(pollen, 0.5),
  ],
});

const night = vista({
  palette: COLOURS.night,
  seed: 22,
  horizon: 0.62,
  light: { x: 0.3, y: 0.27, size: 7.5 },
  stars: 180,
  clouds: 0.35,
  camera: { pan: -0.004, centre: 8 },
  seconds: 17,
  layers: [
    land(far),
    land(middle),
    houses({ on: { ...middle, near: 0.3 }, from: 0.66, to: 0.9, count: 9, seed: 4, big: 0.8 }),
    mist(0.66, 5, 0.4),
    farm({ x: 0.72, on: drive, size: 1.5 }),
    lorry({ on: drive, from: -0.05, speed: 0.036, size: 13 }),
    land(drive),
    land(field),
    bales({ on: field, seed: 9, count: 4 }),
    meadow(edge),
    air({ ...pollen, seed: 9, count: 34, flicker: 1 }, 0.8, COLOURS.night.lamp),
  ],
});

export const harvestRun: Film = {
  slug: 'harvest-run',
  title: 'Harvest Run',
  segments: 24,
  shots: [
    { from: 0, scene: gold },
    { from: 15.36, scene: ember },
    { from: 30.72, scene: night },
  ],
  score: {
    tempo: 100,
    root: 55,
    scale: DORIAN,
    chords: [0, 3, 6, 3],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 0.9, bass: 0.7, drums: 0.35, lead: 0.8 },
      { from: 15.36, plucks: 1, bass: 1, drums: 0.7, lead: 1 },
      { from: 30.72, plucks: 0.7, bass: 0.6, drums: 0.2, lead: 0.8 },
    ],
    air: { level: 0.25, hz: 900, waves: 5 },
    bells: false,
  },
  story: HARVEST_RUN_STORY,
};
