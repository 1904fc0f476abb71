import { land, meadow, mist } from '../layers/ground.js';
import { chimneys, kilns } from '../layers/works.js';
import { glasshouses } from '../layers/landmarks.js';
import { air, rain } from '../layers/north.js';
import { water } from '../layers/sea.js';
import { paperMoons } from '../layers/sky.js';
import { skyline, wetStreet } from '../layers/town.js';
import { strollers } from '../layers/market.js';
import type { Title } from './title.js';
import { FAR, hill, viewTitle } from './view-title.js';

/** Titles of roofs, rain and works. */
export const TOWN_TITLES: readonly Title[] = [
  viewTitle(
    'paper-moons',
    'Paper Moons',
    {
      zenith: '#1c1440',
      sky: '#4c3488',
      horizon: '#d88aa8',
      light: '#fff0d0',
      lamp: '#ffc46a',
      near: '#0e0a22',
    },
    {
      horizon: 0.8,
      stars: 110,
      clouds: 0.3,
      layers: [
        skyline({ seed: 31, base: 0.96, low: 5, high: 12, width: 8, near: 0.35, lit: 0.35, roofs: 'gabled' }),
        paperMoons([
          { x: 0.12, y: 0.34, size: 4, phase: 0.25 },
          { x: 0.3, y: 0.58, size: 5.5, phase: 1 },
          { x: 0.5, y: 0.3, size: 9, phase: 0.28 },
          { x: 0.7, y: 0.6, size: 4.4, phase: 0.5 },
          { x: 0.86, y: 0.36, size: 6, phase: 1 },
        ]),
        skyline({ seed: 37, base: 1.02, low: 4, high: 10, width: 13, near: 1, lit: 0.2, roofs: 'gabled' }),
      ],
    },
  ),
  viewTitle(
    'copper-rain',
    'Copper Rain',
    {
      zenith: '#1c100c',
      sky: '#6a341c',
      horizon: '#d88448',
      light: '#ffe2b8',
      lamp: '#ffb45e',
      near: '#100807',
    },
    {
      horizon: 0.7,
      stars: 0,
      clouds: 1,
      layers: [
        skyline({ seed: 41, base: 0.78, low: 14, high: 34, width: 9, near: 0.15, lit: 0.4 }),
        skyline({ seed: 45, base: 0.8, low: 8, high: 24, width: 12, near: 0.45, lit: 0.4 }),
        mist(0.78, 9, 0.5),
        wetStreet({ top: 0.79, seed: 4, strength: 0.9 }),
        strollers({ seed: 43, count: 6, y: 0.93, height: 21, near: 0.85 }),
        rain({ seed: 3, count: 150, slant: 0.14 }, 0.4),
      ],
    },
  ),
  viewTitle(
    'mill-town',
    'Mill Town',
    {
      zenith: '#2c2438',
      sky: '#7c5a68',
      horizon: '#f0b88c',
      light: '#fff0d0',
      lamp: '#ffcd80',
      near: '#171018',
    },
    {
      horizon: 0.66,
      light: { x: 0.74, y: 0.42, size: 6.5 },
      stars: 0,
      clouds: 0.7,
      layers: [
        land({ ...FAR, base: 0.63 }),
        chimneys({
          base: 0.72,
          near: 0.2,
          places: [
            { x: 0.16, tall: 24 },
            { x: 0.34, tall: 20 },
            { x: 0.58, tall: 17 },
          ],
        }),
        skyline({ seed: 51, base: 0.72, low: 4, high: 9, width: 9, near: 0.25, lit: 0.3, roofs: 'gabled' }),
        mist(0.71, 4, 0.5),
        chimneys({
          base: 0.8,
          near: 0.55,
          places: [
            { x: 0.46, tall: 34 },
            { x: 0.9, tall: 28 },
          ],
        }),
        skyline({ seed: 57, base: 0.82, low: 5, high: 10, width: 14, near: 0.6, lit: 0.4, roofs: 'gabled' }),
        water({ top: 0.82, seed: 7, shine: 0.4 }),
      ],
    },
  ),
  viewTitle(
    'glass-orchard',
    'Glass Orchard',
    {
      zenith: '#0a1c24',
      sky: '#1c4c50',
      horizon: '#8ab090',
      light: '#f4f6d6',
      lamp: '#ffd46e',
      near: '#061014',
    },
    {
      horizon: 0.66,
      light: { x: 0.76, y: 0.22, size: 4, phase: 0.3 },
      stars: 160,
      clouds: 0.2,
      layers: [
        land(FAR),
        land({ ...hill(61, 0.66, 0.25), firs: 3 }),
        mist(0.68, 4, 0.4),
        glasshouses({
          on: hill(64, 0.74, 0.4),
          places: [
            { x: 0.2, size: 6 },
            { x: 0.84, size: 7 },
          ],
        }),
        land(hill(64, 0.74, 0.4)),
        glasshouses({ on: hill(67, 0.87, 0.8, 0.02), places: [{ x: 0.5, size: 14 }] }),
        meadow({ ...hill(67, 0.87, 0.85, 0.02), grass: 3 }),
      ],
    },
  ),
  viewTitle(
    'red-kiln',
    'Red Kiln',
    {
      zenith: '#1e0a14',
      sky: '#6a1a26',
      horizon: '#e0603c',
      light: '#ffd9a0',
      lamp: '#ff8a3a',
      near: '#120609',
    },
    {
      horizon: 0.68,
      stars: 60,
      clouds: 0.6,
      layers: [
        land({ ...FAR, base: 0.66 }),
        kilns({
          on: hill(71, 0.74, 0.3, 0.02),
          places: [
            { x: 0.14, size: 4.4 },
            { x: 0.26, size: 5 },
            { x: 0.62, size: 4.6 },
          ],
        }),
        land(hill(71, 0.74, 0.3, 0.02)),
        mist(0.76, 4, 0.35),
        kilns({
          on: hill(74, 0.88, 0.8, 0.02),
          places: [
            { x: 0.44, size: 10 },
            { x: 0.82, size: 12 },
          ],
        }),
        land(hill(74, 0.88, 0.85, 0.02)),
        air(
          { seed: 4, count: 40, rise: 0.05, side: 0.02, sway: 2, size: [0.08, 0.22], flicker: 0.6 },
          0.8,
          '#ff8a3a',
        ),
      ],
    },
  ),
];
