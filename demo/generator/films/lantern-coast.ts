import { MINOR } from '../sound/score.js';
import type { Land } from '../layers/ground.js';
import { land, mist } from '../layers/ground.js';
import { lightning, rain } from '../layers/north.js';
import { boats, floating, houses, lighthouse, pier, rising, water } from '../layers/sea.js';
import { flock } from '../layers/sky.js';
import { vista } from '../layers/vista.js';
import { LANTERN_COAST_STORY } from '../story/lantern-coast.js';
import type { Film } from './film.js';
import { LANTERN_COAST as COLOURS } from './palettes.js';

const farCoast: Land = {
  seed: 14,
  base: 0.575,
  rise: 0.08,
  wave: 3,
  sharp: 0.45,
  near: 0.08,
  mist: 0.8,
  floor: 0.6,
};
const middleCoast: Land = {
  seed: 31,
  base: 0.585,
  rise: 0.06,
  wave: 3.6,
  near: 0.26,
  mist: 0.6,
  floor: 0.605,
  cape: { x: 0.44, side: 'left', sink: 0.12 },
};
const hill: Land = {
  seed: 52,
  base: 0.5,
  rise: 0.05,
  wave: 5,
  near: 0.55,
  mist: 0.25,
  floor: 0.64,
  cape: { x: 0.36, side: 'left', sink: 0.24 },
};
const point: Land = {
  seed: 25,
  base: 0.52,
  rise: 0.04,
  wave: 6,
  near: 0.6,
  mist: 0.3,
  floor: 0.635,
  cape: { x: 0.66, side: 'right', sink: 0.22 },
};
const shore: Land = {
  seed: 8,
  base: 0.94,
  rise: 0.03,
  wave: 6,
  sharp: 0.3,
  near: 1,
  cape: { x: 0.6, side: 'right', sink: 0.14 },
};
const shoreLeft: Land = { ...shore, seed: 19, base: 0.92, cape: { x: 0.3, side: 'left', sink: 0.16 } };

const dusk = vista({
  palette: COLOURS.dusk,
  seed: 3,
  horizon: 0.6,
  light: { x: 0.66, y: 0.5, size: 6 },
  stars: 40,
  clouds: 0.62,
  camera: { pan: 0.0035, centre: 9 },
  seconds: 20,
  layers: [
    land(farCoast),
    land({ ...middleCoast, cape: { x: 0.8, side: 'right', sink: 0.12 } }),
    mist(0.6, 4, 0.5),
    water({ top: 0.6, seed: 5, shine: 0.75 }),
    houses({ on: hill, from: -0.02, to: 0.31, count: 12, seed: 9, big: 1.25 }),
    land(hill),
    houses({ on: { ...hill, near: 0.64 }, from: 0, to: 0.26, count: 9, seed: 19, big: 1.25, tiers: 2 }),
    flock({ seed: 4, count: 9, y: 0.3, from: 0.3, speed: 3 }),
    boats([
      { x: 0.46, y: 0.655, length: 6 },
      { x: 0.86, y: 0.68, length: 8 },
      { x: 0.6, y: 0.78, length: 14 },
    ]),
    pier({ x: -0.04, y: 0.79, length: 38, lamps: 3 }),
    land(shoreLeft),
  ],
});

const night = vista({
  palette: COLOURS.night,
  seed: 11,
  horizon: 0.6,
  light: { x: 0.36, y: 0.29, size: 7.5 },
  stars: 170,
  clouds: 0.35,
  camera: { pan: -0.003, centre: 10 },
  seconds: 20,
  layers: [
    land(farCoast),
    land(middleCoast),
    mist(0.6, 4, 0.45),
    water({ top: 0.6, seed: 15, shine: 0.7 }),
    lighthouse({ x: 0.8, on: point, height: 27, turn: 0.4 }),
    houses({ on: point, from: 0.86, to: 1.02, count: 5, seed: 3, big: 1.2 }),
    land(point),
    mist(0.635, 2, 0.25),
    boats([
      { x: 0.2, y: 0.69, length: 9 },
      { x: 0.5, y: 0.65, length: 5 },
    ]),
    land(shoreLeft),
  ],
});

const storm = vista({
  palette: COLOURS.storm,
  seed: 21,
  horizon: 0.64,
  stars: 0,
  clouds: 1,
  camera: { pan: 0.004, centre: 9 },
  seconds: 20,
  layers: [
    lightning([
      { at: 3.1, x: 0.24, y: 0.12 },
      { at: 8.4, x: 0.5, y: 0.06 },
      { at: 13.7, x: 0.12, y: 0.16 },
    ]),
    land({ ...farCoast, base: 0.63, floor: 0.64, mist: 0.9 }),
    mist(0.62, 7, 0.7),
    water({ top: 0.64, seed: 25, shine: 0, rough: 3 }),
    lighthouse({ x: 0.7, on: { ...point, base: 0.66, floor: 0.8 }, height: 44, turn: 2, beam: 1.3 }),
    land({ ...point, base: 0.66, floor: 0.8, near: 0.8, cape: { x: 0.58, side: 'right', sink: 0.2 } }),
    boats([{ x: 0.26, y: 0.72, length: 8 }]),
    land({ ...shore, base: 0.9 }),
    rain({ seed: 7, count: 80, slant: 0.22 }, 0.5),
  ],
});

const lanterns = vista({
  palette: COLOURS.lanterns,
  seed: 33,
  horizon: 0.58,
  light: { x: 0.7, y: 0.2, size: 4.6, phase: 0.2 },
  stars: 200,
  clouds: 0.2,
  camera: { pan: 0.003, centre: 8 },
  seconds: 18,
  layers: [
    land({ ...farCoast, base: 0.56, floor: 0.58 }),
    rising({ count: 16, seed: 4, floor: 0.62, speed: 0.012 }),
    land({ ...middleCoast, base: 0.565, floor: 0.585 }),
    water({ top: 0.58, seed: 35, shine: 0.5 }),
    houses({ on: { ...hill, base: 0.48 }, from: -0.02, to: 0.31, count: 12, seed: 9, big: 1.25 }),
    land({ ...hill, base: 0.48, floor: 0.62 }),
    houses({
      on: { ...hill, base: 0.48, near: 0.64 },
      from: 0,
      to: 0.26,
      count: 9,
      seed: 19,
      big: 1.25,
      tiers: 2,
    }),
    floating({ count: 30, seed: 6, top: 0.6 }),
    boats([{ x: 0.62, y: 0.67, length: 8 }]),
    rising({ count: 9, seed: 9, floor: 1, speed: 0.02 }),
    land(shore),
  ],
});

const dawn = vista({
  palette: COLOURS.dawn,
  seed: 44,
  horizon: 0.6,
  light: { x: 0.42, y: 0.53, size: 6.5 },
  stars: 0,
  clouds: 0.7,
  camera: { pan: -0.0035, centre: 9 },
  seconds: 19,
  layers: [
    land(farCoast),
    land(middleCoast),
    mist(0.6, 5, 0.7),
    water({ top: 0.6, seed: 45, shine: 0.85 }),
    lighthouse({ x: 0.8, on: point, height: 25, turn: 1, beam: 0.3 }),
    land(point),
    flock({ seed: 8, count: 11, y: 0.32, from: 0.02, speed: 3.4 }),
    boats(
      [
        { x: 0.16, y: 0.66, length: 6 },
        { x: 0.3, y: 0.7, length: 9 },
        { x: 0.56, y: 0.8, length: 15 },
      ],
      0.3,
    ),
    land(shore),
  ],
});

export const lanternCoast: Film = {
  slug: 'lantern-coast',
  title: 'The Lantern Coast',
  segments: 48,
  coarser: 0.7,
  shots: [
    { from: 0, scene: dusk },
    { from: 19.2, scene: night },
    { from: 38.4, scene: storm },
    { from: 57.6, scene: lanterns },
    { from: 74.88, scene: dawn },
  ],
  score: {
    tempo: 75,
    root: 50,
    scale: MINOR,
    chords: [0, 5, 2, 6, 0, 3, 5, 4],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 0.5, bass: 0.4, drums: 0, lead: 0.8 },
      { from: 19.2, plucks: 0.8, bass: 0.8, drums: 0.2, lead: 1 },
      { from: 38.4, plucks: 0.3, bass: 1, drums: 0.6, lead: 0.5 },
      { from: 57.6, plucks: 1, bass: 0.8, drums: 0.3, lead: 1 },
      { from: 74.88, plucks: 0.6, bass: 0.5, drums: 0, lead: 0.9 },
    ],
    air: { level: 0.6, hz: 520, waves: 7 },
    bells: true,
  },
  story: LANTERN_COAST_STORY,
};
