import { land, mist, type Land } from '../layers/ground.js';
import { air, walker } from '../layers/north.js';
import { cacti, campfire, mesas, plain } from '../layers/desert.js';
import { poles, road } from '../layers/road.js';
import { vista } from '../layers/vista.js';
import { MINOR } from '../sound/score.js';
import { EMBER_ROAD_STORY } from '../story/ember-road.js';
import type { Film } from './film.js';
import { EMBER_ROAD as COLOURS } from './palettes.js';

const embers = {
  seed: 4,
  count: 34,
  rise: 0.05,
  side: 0.02,
  sway: 2,
  size: [0.06, 0.2],
  flicker: 0.8,
} as const;
const ground: Land = { seed: 12, base: 0.78, rise: 0.02, wave: 3, near: 0.7, mist: 0.2 };

const sundown = vista({
  palette: COLOURS.sundown,
  seed: 3,
  horizon: 0.58,
  light: { x: 0.56, y: 0.5, size: 9 },
  stars: 30,
  clouds: 0.7,
  camera: { pan: 0.001, centre: 7 },
  seconds: 16,
  layers: [
    mesas({
      base: 0.585,
      near: 0.1,
      blocks: [
        { x: 0.14, half: 9, tall: 12 },
        { x: 0.36, half: 5, tall: 7 },
        { x: 0.9, half: 12, tall: 10 },
      ],
    }),
    mist(0.57, 4, 0.5),
    mesas({
      base: 0.6,
      near: 0.32,
      blocks: [
        { x: 0.02, half: 12, tall: 17 },
        { x: 0.78, half: 4, tall: 13 },
      ],
    }),
    plain({ top: 0.59, near: 0.1 }),
    road({
      top: 0.59,
      vanish: 0.56,
      foot: 0.46,
      half: 30,
      pace: 1.2,
      traffic: [
        { lane: 1, phase: 0.01, speed: 1.3 },
        { lane: -1, phase: 0.2, speed: 3.4 },
        { lane: -1, phase: 0.62, speed: 3.4 },
      ],
    }),
    poles({ top: 0.59, vanish: 0.56, side: 1, spread: 62, pace: 0.55 }),
    air(embers, 0.7, COLOURS.sundown.lamp),
  ],
});

const fire = vista({
  palette: COLOURS.fire,
  seed: 13,
  horizon: 0.68,
  light: { x: 0.24, y: 0.25, size: 5.4, phase: 0.24 },
  stars: 240,
  clouds: 0.25,
  camera: { pan: -0.003, centre: 8 },
  seconds: 16,
  layers: [
    mesas({
      base: 0.69,
      near: 0.1,
      blocks: [
        { x: 0.2, half: 11, tall: 13 },
        { x: 0.52, half: 5, tall: 8 },
        { x: 0.84, half: 13, tall: 18 },
      ],
    }),
    mist(0.68, 6, 0.5),
    mesas({ base: 0.72, near: 0.35, blocks: [{ x: 0.98, half: 12, tall: 22 }] }),
    land({ ...ground, base: 0.74, near: 0.5 }),
    cacti({
      on: { ...ground, base: 0.76 },
      places: [
        { x: 0.12, tall: 13 },
        { x: 0.9, tall: 17 },
        { x: 0.28, tall: 6 },
      ],
    }),
    land(ground),
    walker({ from: 0.495, y: 0.866, speed: 0, height: 15, lantern: false, near: 0.6, sits: true }),
    walker({
      from: 0.655,
      y: 0.87,
      speed: 0,
      height: 14,
      lantern: false,
      mirrored: true,
      near: 0.6,
      sits: true,
    }),
    campfire({ x: 0.575, y: 0.86, size: 2.4 }),
    air({ ...embers, seed: 6 }, 0.5, COLOURS.fire.lamp),
  ],
});

export const emberRoad: Film = {
  slug: 'ember-road',
  title: 'Ember Road',
  segments: 16,
  shots: [
    { from: 0, scene: sundown },
    { from: 15.36, scene: fire },
  ],
  score: {
    tempo: 94,
    root: 45,
    scale: MINOR,
    chords: [0, 6, 5, 6],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 0.8, bass: 0.9, drums: 0.7, lead: 0.8 },
      { from: 15.36, plucks: 0.6, bass: 0.5, drums: 0.1, lead: 1 },
    ],
    air: { level: 0.35, hz: 620, waves: 6 },
    bells: false,
  },
  story: EMBER_ROAD_STORY,
};
