import type { Palette } from '../draw/palette.js';

/** The colours of the six films, by the hour at which their shots stand. */
export const LANTERN_COAST = {
  dusk: {
    zenith: '#141a3c',
    sky: '#4a4378',
    horizon: '#e8956a',
    light: '#ffd9a0',
    lamp: '#ffb95e',
    near: '#0a0a1a',
  },
  night: {
    zenith: '#081029',
    sky: '#1b3768',
    horizon: '#6681b2',
    light: '#ffe2b0',
    lamp: '#ffb04d',
    near: '#060a17',
  },
  storm: {
    zenith: '#080e16',
    sky: '#1c2c38',
    horizon: '#4d6670',
    light: '#c9dde0',
    lamp: '#ffc46e',
    near: '#04080c',
  },
  lanterns: {
    zenith: '#070a1e',
    sky: '#182452',
    horizon: '#4a5590',
    light: '#ffd9a8',
    lamp: '#ff9f45',
    near: '#05060f',
  },
  dawn: {
    zenith: '#2b4470',
    sky: '#7a86ac',
    horizon: '#f6c2a0',
    light: '#fff0cf',
    lamp: '#ffcf86',
    near: '#141a2c',
  },
} satisfies Record<string, Palette>;

export const HARVEST_RUN = {
  gold: {
    zenith: '#4a2c3a',
    sky: '#b05c38',
    horizon: '#f7bd68',
    light: '#fff0bf',
    lamp: '#ffdf9a',
    near: '#1c0e0c',
  },
  ember: {
    zenith: '#241528',
    sky: '#74323a',
    horizon: '#e8834c',
    light: '#ffcf8a',
    lamp: '#ffcf7d',
    near: '#140a0d',
  },
  night: {
    zenith: '#0d0f22',
    sky: '#2b2f52',
    horizon: '#8a6a62',
    light: '#ffe7bd',
    lamp: '#ffc266',
    near: '#0a0910',
  },
} satisfies Record<string, Palette>;

export const NIGHT_MARKET = {
  street: {
    zenith: '#120b26',
    sky: '#3a1f52',
    horizon: '#8c4068',
    light: '#ffd7b0',
    lamp: '#ffa94d',
    near: '#0c0716',
  },
  canal: {
    zenith: '#0c1030',
    sky: '#2a2a66',
    horizon: '#7a4f8c',
    light: '#ffe0c4',
    lamp: '#ffb258',
    near: '#080818',
  },
  roofs: {
    zenith: '#160d2e',
    sky: '#44285f',
    horizon: '#b0607c',
    light: '#ffe3c8',
    lamp: '#ffb45c',
    near: '#0d0819',
  },
} satisfies Record<string, Palette>;

export const RINGSIDE = {
  hall: {
    zenith: '#0c0409',
    sky: '#3c0e1c',
    horizon: '#a03440',
    light: '#ffecd6',
    lamp: '#ffb347',
    near: '#080306',
  },
  close: {
    zenith: '#0a0508',
    sky: '#451420',
    horizon: '#b84a42',
    light: '#fff0dc',
    lamp: '#ffa53a',
    near: '#090406',
  },
  gold: {
    zenith: '#0e0608',
    sky: '#4a1c18',
    horizon: '#c06a3a',
    light: '#fff0d0',
    lamp: '#ffc35a',
    near: '#0a0505',
  },
} satisfies Record<string, Palette>;

export const NORTH_OF_QUIET = {
  aurora: {
    zenith: '#05101c',
    sky: '#123446',
    horizon: '#4f8088',
    light: '#e8f4ec',
    lamp: '#ffbf6b',
    near: '#050d14',
  },
  lake: {
    zenith: '#0b1a2c',
    sky: '#27506a',
    horizon: '#8fb4ba',
    light: '#f1f5e6',
    lamp: '#ffc278',
    near: '#0a141c',
  },
  dawn: {
    zenith: '#2e4c7c',
    sky: '#8aa2c4',
    horizon: '#ffcfa6',
    light: '#fff2d2',
    lamp: '#ffcc88',
    near: '#122230',
  },
} satisfies Record<string, Palette>;

export const EMBER_ROAD = {
  sundown: {
    zenith: '#2a1028',
    sky: '#8a2c3c',
    horizon: '#ff9650',
    light: '#ffe2a0',
    lamp: '#ffd28a',
    near: '#160810',
  },
  fire: {
    zenith: '#0c0a1e',
    sky: '#352048',
    horizon: '#a04a48',
    light: '#ffd9b0',
    lamp: '#ff9a3c',
    near: '#0c0710',
  },
} satisfies Record<string, Palette>;
