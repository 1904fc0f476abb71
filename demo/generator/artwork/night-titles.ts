import { land, meadow, mist } from '../layers/ground.js';
import { stones } from '../layers/landmarks.js';
import { peaks, walker } from '../layers/north.js';
import { train } from '../layers/rail.js';
import { water } from '../layers/sea.js';
import { milkyWay, plane } from '../layers/sky.js';
import { skyline } from '../layers/town.js';
import { caravan, wolf } from '../layers/wild.js';
import type { Title } from './title.js';
import { FAR, hill, viewTitle } from './view-title.js';

/** Titles of the dark and of the last light. */
export const NIGHT_TITLES: readonly Title[] = [
  viewTitle(
    'far-lights',
    'Far Lights',
    {
      zenith: '#04060f',
      sky: '#10183a',
      horizon: '#4a5a88',
      light: '#e8ecff',
      lamp: '#ffc878',
      near: '#03040a',
    },
    {
      horizon: 0.74,
      stars: 260,
      clouds: 0,
      layers: [
        milkyWay({ seed: 6, from: [0.18, 0.8], to: [0.78, -0.05] }),
        skyline({ seed: 181, base: 0.762, low: 0.6, high: 2.6, width: 1.6, near: 0.5, lit: 0.95 }),
        land({ ...FAR, base: 0.765, rise: 0.01, near: 0.6 }),
        mist(0.76, 4, 0.35),
        walker({ from: 0.32, y: 0.865, speed: 0, height: 11, near: 0.9 }),
        land({ ...hill(184, 0.875, 0.95, 0.025), octaves: 2 }),
      ],
    },
  ),
  viewTitle(
    'stone-garden',
    'Stone Garden',
    {
      zenith: '#141a20',
      sky: '#3c4c56',
      horizon: '#a8b4a4',
      light: '#f8f6e0',
      lamp: '#ffd28a',
      near: '#0b0f12',
    },
    {
      horizon: 0.66,
      light: { x: 0.5, y: 0.36, size: 10 },
      stars: 100,
      clouds: 0.4,
      layers: [
        land(FAR),
        mist(0.66, 6, 0.6),
        land(hill(191, 0.72, 0.3)),
        stones({ on: hill(194, 0.86, 0.75, 0.015), seed: 4, count: 9, height: 25, from: 0.08, to: 0.94 }),
        meadow({ ...hill(194, 0.88, 0.85, 0.015), grass: 4 }),
      ],
    },
  ),
  viewTitle(
    'night-train',
    'Night Train',
    {
      zenith: '#0a0c20',
      sky: '#262a5c',
      horizon: '#8a6a9c',
      light: '#fff0da',
      lamp: '#ffbe62',
      near: '#070714',
    },
    {
      horizon: 0.6,
      light: { x: 0.8, y: 0.22, size: 6 },
      stars: 150,
      clouds: 0.3,
      layers: [
        land(FAR),
        land({ ...hill(201, 0.64, 0.25), firs: 3 }),
        mist(0.68, 5, 0.4),
        land(hill(204, 0.72, 0.45, 0.03)),
        train({ x: 0.72, y: 0.86, carriages: 4, size: 3.4, near: 0.8, speed: 0 }),
        land({ seed: 207, base: 0.865, rise: 0.004, wave: 2, octaves: 1, near: 0.9, mist: 0 }),
        meadow({ ...hill(209, 0.96, 1, 0.02), grass: 5 }),
      ],
    },
  ),
  viewTitle(
    'wolf-point',
    'Wolf Point',
    {
      zenith: '#0a1c30',
      sky: '#23506e',
      horizon: '#9cc0c4',
      light: '#f6f8ea',
      lamp: '#ffd08a',
      near: '#05101a',
    },
    {
      horizon: 0.7,
      light: { x: 0.56, y: 0.4, size: 19 },
      stars: 120,
      clouds: 0.3,
      layers: [
        peaks({ seed: 211, base: 0.66, rise: 0.1, wave: 3, near: 0.12, snow: 0.4 }),
        land({ ...hill(214, 0.74, 0.3), firs: 6 }),
        mist(0.78, 7, 0.5),
        land({ ...hill(217, 0.86, 0.6), firs: 10 }),
        wolf({ x: 0.5, on: hill(221, 0.92, 1, 0.03), height: 24 }),
        land({ ...hill(221, 0.93, 1, 0.03), firs: 9 }),
      ],
    },
  ),
  viewTitle(
    'the-salt-road',
    'The Salt Road',
    {
      zenith: '#3a2a5c',
      sky: '#a06a94',
      horizon: '#ffd0b4',
      light: '#fff6e4',
      lamp: '#ffd9a8',
      near: '#2a1830',
    },
    {
      horizon: 0.6,
      light: { x: 0.76, y: 0.46, size: 8 },
      stars: 20,
      clouds: 0.4,
      layers: [
        land({ ...FAR, base: 0.595, rise: 0.03, floor: 0.6 }),
        water({ top: 0.6, seed: 3, shine: 0.5, rough: 0.4 }),
        mist(0.61, 5, 0.6),
        caravan({ x: 0.64, y: 0.73, count: 4, height: 9, near: 0.85 }),
      ],
    },
  ),
  viewTitle(
    'evening-post',
    'Evening Post',
    {
      zenith: '#2a3468',
      sky: '#8a6aa0',
      horizon: '#ffbe9c',
      light: '#fff0d4',
      lamp: '#ffd68c',
      near: '#1a1634',
    },
    {
      horizon: 0.78,
      light: { x: 0.26, y: 0.6, size: 7 },
      stars: 30,
      clouds: 1,
      layers: [
        mist(0.76, 8, 0.6),
        land({ seed: 231, base: 0.8, rise: 0.05, wave: 5, octaves: 2, near: 0.06, mist: 1 }),
        mist(0.84, 6, 0.7),
        plane({ x: 0.58, y: 0.38, size: 36 }),
        land({ seed: 235, base: 0.9, rise: 0.06, wave: 4, octaves: 2, near: 0.14, mist: 1 }),
      ],
    },
  ),
];
