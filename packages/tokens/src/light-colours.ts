import type { colours } from './colours.js';

/** The same names for a light background; for elements on host pages. */
export const lightColours = {
  ink: '#ffffff',
  'ink-raised': '#f7f5f1',
  'ink-high': '#efece6',
  'ink-edge': '#dedad2',
  paper: '#17181c',
  muted: '#55555a',
  faint: '#6d6c70',
  glow: '#9a5b00',
  'on-glow': '#fff8ec',
  live: '#c4291f',
  'on-live': '#ffffff',
  line: 'rgb(0 0 0 / 12%)',
  veil: 'rgb(255 255 255 / 80%)',
} as const satisfies Record<keyof typeof colours, string>;
