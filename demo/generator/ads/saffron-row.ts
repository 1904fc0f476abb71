import { NIGHT_MARKET as COLOURS } from '../films/palettes.js';
import { mist } from '../layers/ground.js';
import { lanternStrings, stalls, strollers } from '../layers/market.js';
import { skyline, wetStreet } from '../layers/town.js';
import { vista } from '../layers/vista.js';
import { MAJOR } from '../sound/score.js';
import type { Ad } from './ad.js';

const row = vista({
  palette: COLOURS.street,
  seed: 61,
  horizon: 0.66,
  light: { x: 0.2, y: 0.18, size: 4 },
  stars: 70,
  clouds: 0.3,
  camera: { pan: -0.007, centre: 3 },
  seconds: 6,
  layers: [
    skyline({ seed: 17, base: 0.76, low: 12, high: 24, width: 10, near: 0.25, lit: 0.3, roofs: 'gabled' }),
    mist(0.74, 9, 0.4),
    wetStreet({ top: 0.78, seed: 7 }),
    stalls({ seed: 11, y: 0.82, count: 4, size: 18, near: 0.6 }),
    lanternStrings({
      near: 0.5,
      strings: [
        { from: [-0.1, 0.05], to: [1.1, 0.12], sag: 10, count: 9 },
        { from: [-0.1, 0.2], to: [1.1, 0.08], sag: 11, count: 10 },
      ],
    }),
    strollers({ seed: 16, count: 6, y: 0.92, height: 20, near: 0.8 }),
  ],
});

export const saffronRow: Ad = {
  slug: 'saffron-row',
  brand: 'Saffron Row',
  title: 'Spices by weight, after dark',
  palette: COLOURS.street,
  segments: 3,
  skipAfter: null,
  shots: [{ from: 0, scene: row }],
  score: {
    tempo: 104,
    root: 53,
    scale: MAJOR,
    chords: [0, 3, 4, 0],
    beatsABar: 4,
    passages: [{ from: 0, plucks: 1, bass: 0.8, drums: 0.5, lead: 0.7 }],
    air: { level: 0.2, hz: 800, waves: 3 },
    bells: true,
  },
  page: {
    en: {
      headline: 'Spices by weight, after dark',
      text: 'Forty stalls, one street, open until the lanterns go out.',
    },
    es: {
      headline: 'Especias al peso, de noche',
      text: 'Cuarenta puestos, una calle, abierta hasta que se apagan los faroles.',
    },
    pt: {
      headline: 'Especiarias ao peso, à noite',
      text: 'Quarenta bancas, uma rua, aberta até se apagarem as lanternas.',
    },
    ar: { headline: 'توابل بالوزن بعد الغروب', text: 'أربعون كشكًا في شارع واحد، مفتوح حتى تنطفئ الفوانيس.' },
  },
};
