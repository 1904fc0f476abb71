import { hall, crowd, rig } from '../layers/arena.js';
import { ring, type RingPlace } from '../layers/ring.js';
import { land, mist, type Land } from '../layers/ground.js';
import { air } from '../layers/north.js';
import { boats, houses, water } from '../layers/sea.js';
import { cranes, mast, ship } from '../layers/shipping.js';
import { flock } from '../layers/sky.js';
import { microphone, theatre } from '../layers/theatre.js';
import { vista } from '../layers/vista.js';
import type { Palette } from '../draw/palette.js';
import type { Title } from './title.js';

const velvet: Palette = {
  zenith: '#1a0612',
  sky: '#6a1438',
  horizon: '#c8386a',
  light: '#ffe0cf',
  lamp: '#ffb861',
  near: '#0d040a',
};
const iron: Palette = {
  zenith: '#2a1a14',
  sky: '#8a4a20',
  horizon: '#f0a04a',
  light: '#fff0c0',
  lamp: '#ffd07a',
  near: '#140b08',
};
const steel: Palette = {
  zenith: '#05060e',
  sky: '#141d40',
  horizon: '#3c5698',
  light: '#f2f4ff',
  lamp: '#ffb347',
  near: '#04050b',
};
const radio: Palette = {
  zenith: '#071c22',
  sky: '#12505a',
  horizon: '#62a898',
  light: '#f4f2d2',
  lamp: '#ff9d58',
  near: '#041014',
};

const bigRing: RingPlace = { x: 0.5, y: 0.8, half: 44 };
const radioHill: Land = {
  seed: 61,
  base: 0.56,
  rise: 0.07,
  wave: 3,
  near: 0.62,
  mist: 0.3,
  floor: 0.72,
  cape: { x: 0.46, side: 'right', sink: 0.22 },
};
const dust = {
  seed: 3,
  count: 30,
  rise: 0.006,
  side: 0.004,
  sway: 2,
  size: [0.05, 0.18],
  flicker: 0.4,
} as const;

/** Titles without a film of their own that the realm still puts forward. */
export const LEADING_TITLES: readonly Title[] = [
  {
    slug: 'velvet-hour',
    name: 'Velvet Hour',
    palette: velvet,
    leading: true,
    scene: vista({
      palette: velvet,
      seed: 1,
      stars: 0,
      clouds: 0,
      horizon: 0.8,
      layers: [
        theatre({ open: 0.62, floor: 0.78 }),
        microphone({ x: 0.5, foot: 0.76, height: 19 }),
        air(dust, 0.6),
      ],
    }),
  },
  {
    slug: 'salt-and-iron',
    name: 'Salt and Iron',
    palette: iron,
    leading: true,
    scene: vista({
      palette: iron,
      seed: 5,
      horizon: 0.66,
      light: { x: 0.44, y: 0.5, size: 8 },
      stars: 0,
      clouds: 0.8,
      layers: [
        land({ seed: 4, base: 0.64, rise: 0.05, wave: 3, near: 0.08, mist: 0.8, floor: 0.66 }),
        cranes({
          base: 0.69,
          near: 0.25,
          places: [
            { x: 0.2, tall: 14, reach: 11 },
            { x: 0.6, tall: 13, reach: -10 },
          ],
        }),
        mist(0.66, 4, 0.4),
        water({ top: 0.68, seed: 3, shine: 0.8 }),
        flock({ seed: 3, count: 7, y: 0.2, from: 0.3, speed: 0 }),
        cranes({ base: 0.74, near: 0.75, places: [{ x: 0.86, tall: 27, reach: -20 }] }),
        ship({ x: 0.52, y: 0.79, length: 46, near: 0.8, kind: 'freighter' }),
      ],
    }),
  },
  {
    slug: 'main-event',
    name: 'Main Event',
    palette: steel,
    leading: true,
    moment: 9,
    scene: vista({
      palette: steel,
      seed: 7,
      stars: 0,
      clouds: 0,
      layers: [
        hall(44),
        rig({ x: 0.5, y: 0.1, half: 22, lamps: 3, ring: bigRing }),
        ring(bigRing, false),
        air(dust, 0.6),
        crowd({ y: 0.93, seed: 36, size: 1.25, joy: 1 }),
      ],
    }),
  },
  {
    slug: 'harbour-radio',
    name: 'Harbour Radio',
    palette: radio,
    leading: true,
    moment: 3,
    scene: vista({
      palette: radio,
      seed: 9,
      horizon: 0.62,
      light: { x: 0.26, y: 0.24, size: 5 },
      stars: 150,
      clouds: 0.4,
      layers: [
        land({ seed: 24, base: 0.6, rise: 0.06, wave: 3, near: 0.1, mist: 0.8, floor: 0.62 }),
        mist(0.62, 4, 0.5),
        water({ top: 0.62, seed: 9, shine: 0.6 }),
        mast({ x: 0.7, on: radioHill, height: 34 }),
        houses({ on: radioHill, from: 0.56, to: 0.98, count: 9, seed: 5, big: 1.3 }),
        land(radioHill),
        boats([
          { x: 0.2, y: 0.72, length: 9 },
          { x: 0.42, y: 0.82, length: 14 },
        ]),
      ],
    }),
  },
];
