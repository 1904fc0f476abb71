/** The dark palette: `ink` is the background, `paper` the text, `glow` the only accent, `live` marks live content. */
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

export type ColourName = keyof typeof colours;
