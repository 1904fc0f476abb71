import { LANTERN_COAST as COLOURS } from '../films/palettes.js';
import { land, mist, type Land } from '../layers/ground.js';
import { boats, lighthouse, water } from '../layers/sea.js';
import { vista } from '../layers/vista.js';
import { MAJOR } from '../sound/score.js';
import type { Ad } from './ad.js';

const coast: Land = {
  seed: 44,
  base: 0.57,
  rise: 0.07,
  wave: 2.6,
  sharp: 0.4,
  near: 0.1,
  mist: 0.8,
  floor: 0.6,
};
const head: Land = {
  seed: 27,
  base: 0.53,
  rise: 0.04,
  wave: 5,
  near: 0.55,
  mist: 0.3,
  floor: 0.63,
  cape: { x: 0.2, side: 'left', sink: 0.2 },
};

const crossing = vista({
  palette: COLOURS.night,
  seed: 51,
  horizon: 0.6,
  light: { x: 0.7, y: 0.24, size: 6 },
  stars: 150,
  clouds: 0.3,
  camera: { pan: 0.006, centre: 4 },
  seconds: 8,
  layers: [
    land(coast),
    mist(0.6, 4, 0.45),
    water({ top: 0.6, seed: 41, shine: 0.8 }),
    lighthouse({ x: 0.1, on: head, height: 24, turn: 0.5 }),
    land(head),
    boats([
      { x: 0.3, y: 0.66, length: 6 },
      { x: 0.56, y: 0.8, length: 22 },
    ]),
  ],
});

export const northline: Ad = {
  slug: 'northline',
  brand: 'Northline',
  title: 'Sleep across the water',
  palette: COLOURS.night,
  segments: 4,
  skipAfter: 4,
  shots: [{ from: 0, scene: crossing }],
  score: {
    tempo: 96,
    root: 50,
    scale: MAJOR,
    chords: [0, 4, 5, 3],
    beatsABar: 4,
    passages: [{ from: 0, plucks: 0.9, bass: 0.6, drums: 0.1, lead: 0.9 }],
    air: { level: 0.4, hz: 700, waves: 4 },
    bells: true,
  },
  page: {
    en: {
      headline: 'Sleep across the water',
      text: 'Night ferries to eleven islands. Wake up where you meant to be.',
    },
    es: {
      headline: 'Cruza el agua durmiendo',
      text: 'Ferris nocturnos a once islas. Despierta donde querías estar.',
    },
    pt: {
      headline: 'Atravesse a água a dormir',
      text: 'Ferries noturnos para onze ilhas. Acorde onde queria estar.',
    },
    ar: { headline: 'نَم فوق الماء', text: 'عبّارات ليلية إلى إحدى عشرة جزيرة. استيقظ حيث أردت أن تكون.' },
  },
};
