import { crowd, flashes, hall, rig } from '../layers/arena.js';
import { ring, type RingPlace } from '../layers/ring.js';
import { air } from '../layers/north.js';
import { vista } from '../layers/vista.js';
import { MINOR } from '../sound/score.js';
import { RINGSIDE_STORY } from '../story/ringside.js';
import type { Film } from './film.js';
import { RINGSIDE as COLOURS } from './palettes.js';

const wide: RingPlace = { x: 0.5, y: 0.71, half: 33 };
const near: RingPlace = { x: 0.5, y: 0.87, half: 62 };
const side: RingPlace = { x: 0.56, y: 0.74, half: 40 };
const dust = {
  seed: 3,
  count: 30,
  rise: 0.006,
  side: 0.004,
  sway: 2,
  size: [0.05, 0.16],
  flicker: 0.7,
} as const;
const confetti = {
  seed: 8,
  count: 70,
  rise: -0.07,
  side: 0.008,
  sway: 3.4,
  size: [0.14, 0.42],
  flicker: 0.5,
} as const;

const arrival = vista({
  palette: COLOURS.hall,
  seed: 1,
  stars: 0,
  clouds: 0,
  camera: { pan: 0.003, centre: 8 },
  seconds: 17,
  layers: [
    hall(4),
    flashes(3, 26),
    rig({ x: 0.5, y: 0.12, half: 40, lamps: 7, ring: wide }),
    ring(wide),
    air(dust, 0.5),
    crowd({ y: 0.86, seed: 6, joy: 0.5 }),
  ],
});

const rounds = vista({
  palette: COLOURS.close,
  seed: 2,
  stars: 0,
  clouds: 0,
  camera: { pan: -0.003, centre: 8 },
  seconds: 17,
  layers: [
    hall(14),
    flashes(13, 18),
    rig({ x: 0.5, y: 0.05, half: 52, lamps: 5, ring: near }),
    ring(near),
    air(dust, 0.6),
    crowd({ y: 1.0, seed: 16, size: 1.3, joy: 0.7 }),
  ],
});

const bell = vista({
  palette: COLOURS.gold,
  seed: 3,
  stars: 0,
  clouds: 0,
  camera: { pan: 0.004, centre: 8 },
  seconds: 17,
  layers: [
    hall(24),
    flashes(23, 44),
    rig({ x: 0.54, y: 0.09, half: 46, lamps: 9, ring: side }),
    ring(side),
    air(confetti, 0.85, COLOURS.gold.lamp),
    crowd({ y: 0.88, seed: 26, size: 1.1, joy: 1 }),
  ],
});

export const ringside: Film = {
  slug: 'ringside',
  title: 'Ringside',
  segments: 24,
  coarser: 2,
  shots: [
    { from: 0, scene: arrival },
    { from: 15.36, scene: rounds },
    { from: 30.72, scene: bell },
  ],
  score: {
    tempo: 112,
    root: 48,
    scale: MINOR,
    chords: [0, 0, 5, 6],
    beatsABar: 4,
    passages: [
      { from: 0, plucks: 0.5, bass: 0.9, drums: 0.7, lead: 0.5 },
      { from: 15.36, plucks: 0.8, bass: 1, drums: 1, lead: 0.7 },
      { from: 30.72, plucks: 1, bass: 1, drums: 0.9, lead: 1 },
    ],
    air: { level: 0.5, hz: 1100, waves: 3 },
    bells: false,
  },
  story: RINGSIDE_STORY,
};
