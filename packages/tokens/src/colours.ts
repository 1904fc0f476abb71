/** A dark stage lit from below: ink is the stage, paper the words, glow the one accent, live means live. */
export const colours = {
  ink: '#0b0c0f',
  'ink-raised': '#121419',
  'ink-high': '#1a1d24',
  'ink-edge': '#262a33',
  paper: '#f4f1ea',
  muted: '#a9a8a3',
  faint: '#807f7b',
  glow: '#ffb347',
  'on-glow': '#241503',
  live: '#ff5a4f',
  'on-live': '#2b0503',
  line: 'rgb(255 255 255 / 8%)',
  veil: 'rgb(11 12 15 / 72%)',
} as const;

/** The same names at home on a white page; for elements in other people's pages. */
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

export type ColourName = keyof typeof colours;
