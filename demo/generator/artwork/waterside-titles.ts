import { deep } from '../layers/deep.js';
import { land, mist } from '../layers/ground.js';
import { suspensionBridge } from '../layers/landmarks.js';
import { walker } from '../layers/north.js';
import { boats, pier, water } from '../layers/sea.js';
import { ship } from '../layers/shipping.js';
import { flock } from '../layers/sky.js';
import { bridge, skyline } from '../layers/town.js';
import type { Title } from './title.js';
import { FAR, hill, viewTitle } from './view-title.js';

/** Titles that stand at the water, and one below it. */
export const WATERSIDE_TITLES: readonly Title[] = [
  viewTitle(
    'tidewood',
    'Tidewood',
    {
      zenith: '#06201c',
      sky: '#11493e',
      horizon: '#7ab08a',
      light: '#fbf3c4',
      lamp: '#ffd27a',
      near: '#03110e',
    },
    {
      horizon: 0.6,
      light: { x: 0.62, y: 0.33, size: 8 },
      stars: 60,
      clouds: 0.3,
      layers: [
        land({ ...FAR, firs: 4 }),
        mist(0.6, 6, 0.6),
        land({ ...hill(21, 0.62, 0.3, 0.03), firs: 8, floor: 0.66 }),
        mist(0.65, 4, 0.5),
        water({ top: 0.66, seed: 4, shine: 0.75 }),
        land({
          ...hill(33, 0.72, 0.72, 0.03),
          firs: 17,
          floor: 0.76,
          cape: { x: 0.24, side: 'left', sink: 0.2 },
        }),
        land({
          ...hill(36, 0.76, 0.85, 0.03),
          firs: 22,
          floor: 0.84,
          cape: { x: 0.86, side: 'right', sink: 0.22 },
        }),
      ],
    },
  ),
  viewTitle(
    'the-long-ferry',
    'The Long Ferry',
    {
      zenith: '#0d1e3c',
      sky: '#30588a',
      horizon: '#f0b094',
      light: '#ffe8c8',
      lamp: '#ffd084',
      near: '#08111f',
    },
    {
      horizon: 0.58,
      light: { x: 0.22, y: 0.5, size: 6 },
      stars: 30,
      clouds: 0.8,
      layers: [
        land({ ...FAR, base: 0.57, floor: 0.58 }),
        water({ top: 0.58, seed: 8, shine: 0.8 }),
        ship({ x: 0.6, y: 0.66, length: 62, near: 0.75, kind: 'ferry' }),
        flock({ seed: 4, count: 6, y: 0.22, from: 0.6, speed: 0 }),
      ],
    },
  ),
  viewTitle(
    'second-tide',
    'Second Tide',
    {
      zenith: '#16123a',
      sky: '#4a3f8c',
      horizon: '#e8a0a8',
      light: '#fff0dc',
      lamp: '#ffc98a',
      near: '#0c0a20',
    },
    {
      horizon: 0.56,
      light: { x: 0.5, y: 0.42, size: 14 },
      stars: 70,
      clouds: 0.3,
      layers: [
        land({ ...FAR, base: 0.575, rise: 0.03, floor: 0.56 }),
        water({ top: 0.56, seed: 5, shine: 0.9 }),
        walker({ from: 0.4, y: 0.745, speed: 0, height: 10, lantern: false, near: 0.8 }),
        pier({ x: -0.05, y: 0.745, length: 62, lamps: 3 }),
      ],
    },
  ),
  viewTitle(
    'old-bridge',
    'Old Bridge',
    {
      zenith: '#0b2230',
      sky: '#1f5a64',
      horizon: '#e8c070',
      light: '#fff2c2',
      lamp: '#ffcb6a',
      near: '#06141a',
    },
    {
      horizon: 0.6,
      light: { x: 0.3, y: 0.44, size: 6 },
      stars: 20,
      clouds: 0.6,
      layers: [
        land({ ...FAR, base: 0.58 }),
        skyline({ seed: 8, base: 0.62, low: 4, high: 9, width: 6, near: 0.2, roofs: 'gabled', lit: 0.3 }),
        mist(0.62, 4, 0.5),
        water({ top: 0.63, seed: 6, shine: 0.8 }),
        bridge({ x: 0.52, y: 0.68, half: 62, arches: 4, near: 0.62, height: 15, lamps: 6 }),
        boats([{ x: 0.36, y: 0.84, length: 12 }]),
      ],
    },
  ),
  viewTitle(
    'blue-hour',
    'Blue Hour',
    {
      zenith: '#081a3a',
      sky: '#1f4a86',
      horizon: '#7fa8d8',
      light: '#f2f6ff',
      lamp: '#ffc878',
      near: '#060f22',
    },
    {
      horizon: 0.64,
      stars: 50,
      clouds: 0.5,
      layers: [
        skyline({ seed: 12, base: 0.66, low: 6, high: 24, width: 5, near: 0.15, lit: 0.5 }),
        skyline({ seed: 15, base: 0.66, low: 4, high: 14, width: 6, near: 0.35, lit: 0.45 }),
        mist(0.65, 4, 0.5),
        water({ top: 0.66, seed: 2, shine: 0.4 }),
        suspensionBridge({ deck: 0.7, near: 0.75, towers: [0.24, 0.8], height: 26 }),
      ],
    },
  ),
  viewTitle(
    'deep-harbour',
    'Deep Harbour',
    {
      zenith: '#05263a',
      sky: '#0f5a72',
      horizon: '#3ea6a8',
      light: '#e8fff2',
      lamp: '#ffd98a',
      near: '#021019',
    },
    { stars: 0, clouds: 0, layers: [deep(5)] },
  ),
];
