import { land, mist, type Land } from '../layers/ground.js';
import { air } from '../layers/north.js';
import { boats, floating, rising, water } from '../layers/sea.js';
import { bridge, skyline, wetStreet } from '../layers/town.js';
import { lanternStrings, stalls, strollers } from '../layers/market.js';
import { vista } from '../layers/vista.js';
import { MAJOR } from '../sound/score.js';
import { NIGHT_MARKET_STORY } from '../story/night-market.js';
import type { Film } from './film.js';
import { NIGHT_MARKET as COLOURS } from './palettes.js';

const motes = {
  seed: 3,
  count: 26,
  rise: 0.02,
  side: 0.006,
  sway: 2,
  size: [0.06, 0.18],
  flicker: 0.8,
} as const;
const hills: Land = { seed: 6, base: 0.56, rise: 0.09, wave: 2.4, sharp: 0.4, near: 0.08, mist: 0.8 };

const street = vista({
  palette: COLOURS.street,
  seed: 4,
  horizon: 0.66,
  light: { x: 0.72, y: 0.2, size: 5 },
  stars: 90,
  clouds: 0.4,
  camera: { pan: 0.006, centre: 8 },
  seconds: 17,
  layers: [
    skyline({ seed: 5, base: 0.74, low: 14, high: 27, width: 9, near: 0.18, lit: 0.26, roofs: 'gabled' }),
    skyline({ seed: 9, base: 0.78, low: 9, high: 18, width: 12, near: 0.4, lit: 0.3, roofs: 'gabled' }),
    mist(0.74, 10, 0.4),
    wetStreet({ top: 0.78, seed: 2 }),
    stalls({ seed: 3, y: 0.8, count: 5, size: 15, near: 0.6 }),
    lanternStrings({
      near: 0.5,
      strings: [
        { from: [-0.1, 0.06], to: [1.1, 0.24], sag: 12, count: 11 },
        { from: [-0.1, 0.3], to: [1.1, 0.12], sag: 13, count: 11 },
        { from: [-0.1, 0.4], to: [1.1, 0.42], sag: 6, count: 12 },
      ],
    }),
    strollers({ seed: 6, count: 9, y: 0.9, height: 18, near: 0.8 }),
    air(motes, 0.5, COLOURS.street.lamp),
  ],
});

const canal = vista({
  palette: COLOURS.canal,
  seed: 14,
  horizon: 0.6,
  light: { x: 0.4, y: 0.22, size: 6.5 },
  stars: 120,
  clouds: 0.3,
  camera: { pan: -0.004, centre: 8 },
  seconds: 17,
  layers: [
    land(hills),
    skyline({ seed: 15, base: 0.625, low: 8, high: 17, width: 7, near: 0.22, lit: 0.4, roofs: 'gabled' }),
    mist(0.61, 4, 0.5),
    water({ top: 0.62, seed: 4, shine: 0.5 }),
    bridge({ x: 0.66, y: 0.66, half: 34, arches: 3, near: 0.45, height: 11, lamps: 5 }),
    floating({ count: 26, seed: 8, top: 0.68 }),
    boats(
      [
        { x: 0.24, y: 0.74, length: 11 },
        { x: 0.8, y: 0.84, length: 16 },
      ],
      0.35,
    ),
    lanternStrings({
      near: 0.8,
      big: 1.2,
      strings: [{ from: [-0.1, 0.0], to: [1.1, 0.05], sag: 13, count: 10 }],
    }),
    air(motes, 0.4, COLOURS.canal.lamp),
  ],
});

const roofs = vista({
  palette: COLOURS.roofs,
  seed: 24,
  horizon: 0.7,
  light: { x: 0.6, y: 0.36, size: 10 },
  stars: 80,
  clouds: 0.5,
  camera: { pan: 0.004, centre: 8 },
  seconds: 17,
  layers: [
    land({ ...hills, base: 0.64 }),
    rising({ count: 20, seed: 3, floor: 0.8, speed: 0.016 }),
    skyline({ seed: 25, base: 0.8, low: 8, high: 18, width: 8, near: 0.25, lit: 0.4, roofs: 'gabled' }),
    mist(0.78, 7, 0.45),
    skyline({ seed: 29, base: 0.92, low: 10, high: 18, width: 12, near: 0.55, lit: 0.45, roofs: 'gabled' }),
    lanternStrings({
      near: 0.6,
      big: 0.9,
      strings: [
        { from: [-0.1, 0.68], to: [0.55, 0.74], sag: 5, count: 9 },
        { from: [0.45, 0.74], to: [1.1, 0.66], sag: 6, count: 9 },
      ],
    }),
    skyline({ seed: 35, base: 1.02, low: 6, high: 13, width: 17, near: 1, lit: 0.16, roofs: 'gabled' }),
    rising({ count: 8, seed: 13, floor: 1.05, speed: 0.026 }),
  ],
});

export const nightMarket: Film = {
  slug: 'night-market',
  title: 'Night Market',
  segments: 24,
  coarser: 2,
  shots: [
    { from: 0, scene: street },
    { from: 15.36, scene: canal },
    { from: 30.72, scene: roofs },
  ],
  score: {
    tempo: 84,
    root: 53,
    scale: MAJOR,
    chords: [0, 5, 3, 4],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 1, bass: 0.8, drums: 0.6, lead: 0.9 },
      { from: 15.36, plucks: 0.7, bass: 0.6, drums: 0.25, lead: 1 },
      { from: 30.72, plucks: 1, bass: 0.9, drums: 0.5, lead: 1 },
    ],
    air: { level: 0.22, hz: 700, waves: 4 },
    bells: true,
  },
  story: NIGHT_MARKET_STORY,
};
