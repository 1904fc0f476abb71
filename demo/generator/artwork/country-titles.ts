import { land, meadow, mist } from '../layers/ground.js';
import { balloons } from '../layers/landmarks.js';
import { air, lightning, peaks, rain, walker } from '../layers/north.js';
import { train, viaduct } from '../layers/rail.js';
import { campfire, plain } from '../layers/desert.js';
import { poles, road } from '../layers/road.js';
import { houses } from '../layers/sea.js';
import { flock } from '../layers/sky.js';
import { tree } from '../layers/wild.js';
import type { Title } from './title.js';
import { FAR, hill, viewTitle } from './view-title.js';

const SNOW = { seed: 6, count: 70, rise: -0.035, side: 0.01, sway: 2.2, size: [0.1, 0.36] } as const;

/** Titles of hills, roads and weather. */
export const COUNTRY_TITLES: readonly Title[] = [
  viewTitle(
    'winter-line',
    'Winter Line',
    {
      zenith: '#122440',
      sky: '#4a719c',
      horizon: '#d4e0e4',
      light: '#fff8e6',
      lamp: '#ffc670',
      near: '#0d1a2c',
    },
    {
      horizon: 0.6,
      light: { x: 0.72, y: 0.24, size: 5 },
      stars: 40,
      clouds: 0.6,
      layers: [
        peaks({ seed: 82, base: 0.46, rise: 0.17, wave: 2.4, near: 0.1, snow: 0.8 }),
        mist(0.62, 9, 0.5),
        train({ x: 0.66, y: 0.556, carriages: 5, size: 1.5, near: 0.4, speed: 0 }),
        viaduct({ deck: 0.56, foot: 0.9, arches: 7, near: 0.4 }),
        mist(0.86, 10, 0.8),
        land({ ...hill(84, 0.9, 0.7), firs: 12 }),
        air(SNOW, 0.9),
      ],
    },
  ),
  viewTitle(
    'the-quiet-mile',
    'The Quiet Mile',
    {
      zenith: '#5a6a70',
      sky: '#93a29c',
      horizon: '#dcdcc4',
      light: '#fffbe8',
      lamp: '#ffd49a',
      near: '#1e2a2c',
    },
    {
      horizon: 0.54,
      light: { x: 0.36, y: 0.4, size: 5 },
      stars: 0,
      clouds: 0.5,
      layers: [
        land({ ...hill(91, 0.54, 0.12, 0.03), firs: 3, floor: 0.56 }),
        plain({ top: 0.55, near: 0.1 }),
        mist(0.56, 8, 0.8),
        road({
          top: 0.555,
          vanish: 0.42,
          foot: 0.62,
          half: 24,
          traffic: [{ lane: 1, phase: 0.085, speed: 0 }],
        }),
        poles({ top: 0.555, vanish: 0.42, side: 1, spread: 70 }),
        mist(0.62, 9, 0.4),
      ],
    },
  ),
  viewTitle(
    'signal-hill',
    'Signal Hill',
    {
      zenith: '#0e1430',
      sky: '#353c78',
      horizon: '#b87a88',
      light: '#ffe9d2',
      lamp: '#ff9a3e',
      near: '#090b1c',
    },
    {
      horizon: 0.62,
      stars: 170,
      clouds: 0.3,
      layers: [
        land(FAR),
        campfire({ x: 0.13, y: 0.555, size: 0.6, sparks: 4 }),
        mist(0.62, 5, 0.4),
        land({ ...hill(101, 0.66, 0.25, 0.07) }),
        campfire({ x: 0.86, y: 0.615, size: 0.95, sparks: 8 }),
        mist(0.72, 5, 0.3),
        walker({ from: 0.41, y: 0.775, speed: 0, height: 12, lantern: false, near: 0.9 }),
        land({ seed: 3, base: 0.79, rise: 0.03, wave: 1.6, octaves: 2, near: 0.7, mist: 0.1 }),
        campfire({ x: 0.52, y: 0.795, size: 3.6 }),
        meadow({ seed: 12, base: 0.86, rise: 0.05, wave: 1.1, octaves: 2, near: 0.95, mist: 0, grass: 4 }),
      ],
    },
  ),
  viewTitle(
    'black-sand',
    'Black Sand',
    {
      zenith: '#3a3a44',
      sky: '#8a7a78',
      horizon: '#f0d2b0',
      light: '#fff6e2',
      lamp: '#ffd9a0',
      near: '#121114',
    },
    {
      horizon: 0.62,
      light: { x: 0.34, y: 0.36, size: 12 },
      stars: 0,
      clouds: 0.4,
      layers: [
        land({ ...hill(111, 0.62, 0.15, 0.05), octaves: 1 }),
        mist(0.64, 5, 0.4),
        land({ ...hill(114, 0.7, 0.5, 0.06), octaves: 1 }),
        walker({ from: 0.6, y: 0.757, speed: 0.001, height: 10, lantern: false, near: 0.9 }),
        walker({ from: 0.65, y: 0.76, speed: 0.001, height: 8, lantern: false, near: 0.9 }),
        land({ seed: 117, base: 0.79, rise: 0.05, wave: 1.6, octaves: 1, near: 0.8, mist: 0 }),
        land({ seed: 119, base: 0.88, rise: 0.05, wave: 1.1, octaves: 1, near: 0.9, mist: 0 }),
        land({ seed: 121, base: 0.97, rise: 0.05, wave: 1.4, octaves: 1, near: 1 }),
      ],
    },
  ),
  viewTitle(
    'the-cartographer',
    'The Cartographer',
    {
      zenith: '#27506a',
      sky: '#6fa0a4',
      horizon: '#f6dcae',
      light: '#fff4d6',
      lamp: '#ff9f52',
      near: '#12282f',
    },
    {
      horizon: 0.7,
      light: { x: 0.7, y: 0.5, size: 6 },
      stars: 0,
      clouds: 0.8,
      layers: [
        peaks({ seed: 131, base: 0.62, rise: 0.1, wave: 3, near: 0.08, snow: 0.5 }),
        land({ ...FAR, seed: 133, base: 0.68, near: 0.16 }),
        mist(0.7, 6, 0.6),
        balloons([
          { x: 0.76, y: 0.22, size: 3.4 },
          { x: 0.16, y: 0.36, size: 2.2, burning: false },
        ]),
        land(hill(136, 0.76, 0.35)),
        mist(0.8, 6, 0.5),
        land({ ...hill(139, 0.86, 0.6), firs: 5 }),
        balloons([{ x: 0.42, y: 0.36, size: 11 }]),
        land({ ...hill(142, 0.98, 1), firs: 11 }),
      ],
    },
  ),
  viewTitle(
    'saffron-sky',
    'Saffron Sky',
    {
      zenith: '#7a2c18',
      sky: '#d8661e',
      horizon: '#ffcf5a',
      light: '#fff6cf',
      lamp: '#ffe39a',
      near: '#200b06',
    },
    {
      horizon: 0.76,
      light: { x: 0.6, y: 0.54, size: 17 },
      stars: 0,
      clouds: 0.5,
      layers: [
        land({ ...FAR, base: 0.75, rise: 0.025 }),
        mist(0.76, 5, 0.5),
        tree({ x: 0.86, on: hill(151, 0.8, 0.5, 0.015), height: 11, seed: 5, crown: 'flat' }),
        land(hill(151, 0.8, 0.5, 0.015)),
        tree({ x: 0.34, on: hill(154, 0.89, 0.95, 0.015), height: 38, seed: 8, crown: 'flat' }),
        meadow({ ...hill(154, 0.89, 0.95, 0.015), grass: 4 }),
        flock({ seed: 9, count: 12, y: 0.26, from: 0.72, speed: 0 }),
      ],
    },
  ),
  viewTitle(
    'low-sun',
    'Low Sun',
    {
      zenith: '#23304c',
      sky: '#7a6a7c',
      horizon: '#ffb878',
      light: '#fff0c8',
      lamp: '#ffd58a',
      near: '#140f16',
    },
    {
      horizon: 0.7,
      light: { x: 0.28, y: 0.62, size: 7 },
      stars: 0,
      clouds: 0.7,
      layers: [
        land({ ...FAR, base: 0.69 }),
        mist(0.7, 6, 0.6),
        land(hill(161, 0.76, 0.35)),
        tree({ x: 0.66, on: hill(164, 0.84, 0.9, 0.04), height: 46, seed: 14, crown: 'bare' }),
        meadow({ ...hill(164, 0.84, 0.9, 0.04), grass: 5 }),
      ],
    },
  ),
  viewTitle(
    'the-weather-house',
    'The Weather House',
    {
      zenith: '#0c1418',
      sky: '#2c4248',
      horizon: '#8a9c88',
      light: '#e8f0dc',
      lamp: '#ffc75e',
      near: '#070c0e',
    },
    {
      horizon: 0.66,
      stars: 0,
      clouds: 1,
      layers: [
        lightning([{ at: 3.93, x: 0.26, y: 0.04 }]),
        land(FAR),
        mist(0.66, 6, 0.5),
        land(hill(171, 0.72, 0.3)),
        houses({
          on: { seed: 174, base: 0.74, rise: 0.09, wave: 1.3, octaves: 2, near: 0.85 },
          from: 0.6,
          to: 0.68,
          count: 1,
          seed: 23,
          big: 6,
        }),
        land({ seed: 174, base: 0.74, rise: 0.09, wave: 1.3, octaves: 2, near: 0.85, mist: 0 }),
        tree({
          x: 0.84,
          on: { seed: 174, base: 0.74, rise: 0.09, wave: 1.3, octaves: 2, near: 0.9 },
          height: 17,
          seed: 3,
          crown: 'bare',
        }),
        rain({ seed: 5, count: 110, slant: 0.3 }, 0.3),
      ],
    },
  ),
];
