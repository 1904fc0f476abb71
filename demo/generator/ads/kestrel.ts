import { EMBER_ROAD as COLOURS } from '../films/palettes.js';
import { mesas, plain } from '../layers/desert.js';
import { mist } from '../layers/ground.js';
import { poles, road } from '../layers/road.js';
import { vista } from '../layers/vista.js';
import { MINOR } from '../sound/score.js';
import type { Ad } from './ad.js';

const drive = vista({
  palette: COLOURS.sundown,
  seed: 71,
  horizon: 0.6,
  light: { x: 0.48, y: 0.5, size: 8 },
  stars: 30,
  clouds: 0.5,
  camera: { pan: 0.001, centre: 4 },
  seconds: 8,
  layers: [
    mesas({
      base: 0.605,
      near: 0.12,
      blocks: [
        { x: 0.2, half: 10, tall: 10 },
        { x: 0.84, half: 8, tall: 13 },
      ],
    }),
    mist(0.59, 4, 0.5),
    plain({ top: 0.61, near: 0.1 }),
    road({
      top: 0.61,
      vanish: 0.48,
      foot: 0.54,
      half: 30,
      pace: 1.6,
      traffic: [
        { lane: 1, phase: 0.1, speed: 1.6 },
        { lane: -1, phase: 0.5, speed: 4 },
      ],
    }),
    poles({ top: 0.61, vanish: 0.48, side: -1, spread: 62, pace: 0.8 }),
  ],
});

export const kestrel: Ad = {
  slug: 'kestrel',
  brand: 'Kestrel',
  title: 'Tyres for the long way home',
  palette: COLOURS.sundown,
  segments: 4,
  skipAfter: 3,
  shots: [{ from: 0, scene: drive }],
  score: {
    tempo: 112,
    root: 45,
    scale: MINOR,
    chords: [0, 5, 6, 0],
    beatsABar: 4,
    passages: [{ from: 0, plucks: 0.8, bass: 1, drums: 0.9, lead: 0.6 }],
    air: { level: 0.3, hz: 620, waves: 6 },
    bells: false,
  },
  page: {
    en: {
      headline: 'Tyres for the long way home',
      text: 'Quiet on asphalt, sure on dust, and still round after the last hundred miles.',
    },
    es: {
      headline: 'Neumáticos para el camino largo a casa',
      text: 'Silenciosos en asfalto, seguros en polvo y redondos tras las últimas cien millas.',
    },
    pt: {
      headline: 'Pneus para o caminho longo até casa',
      text: 'Silenciosos no asfalto, seguros no pó e redondos ao fim das últimas cem milhas.',
    },
    ar: {
      headline: 'إطارات لطريق العودة الطويل',
      text: 'هادئة على الإسفلت، ثابتة على الغبار، ولا تزال مستديرة بعد آخر مئة ميل.',
    },
  },
};
