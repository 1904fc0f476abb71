import type { CaptionAppearance, CaptionEdge, CaptionFont } from '@footlight/player-contract';
import { USUAL_APPEARANCE } from './appearance.js';

const FONTS: Readonly<Record<CaptionFont, string>> = {
  default: 'inherit',
  sansSerif: 'system-ui, "Helvetica Neue", Arial, sans-serif',
  serif: '"Times New Roman", "Noto Serif", Tinos, Georgia, serif',
  monospace: '"DejaVu Sans Mono", Menlo, Consolas, monospace',
  monospaceSerif: '"Courier New", "Liberation Mono", Courier, monospace',
  casual: '"Comic Sans MS", "Comic Neue", "Chalkboard SE", fantasy',
  cursive: '"Snell Roundhand", "Segoe Script", "Brush Script MT", cursive',
  smallCapitals: 'inherit',
};

const EDGES: Readonly<Record<CaptionEdge, string>> = {
  none: 'none',
  raised: '0.03em 0.03em 0 #000, 0.06em 0.06em 0 #000, 0.09em 0.09em 0.04em #000',
  depressed: '-0.03em -0.03em 0 #000, 0.05em 0.05em 0 rgb(255 255 255 / 55%)',
  outline:
    '0 0.06em 0 #000, 0 -0.06em 0 #000, 0.06em 0 0 #000, -0.06em 0 0 #000, 0.045em 0.045em 0 #000, -0.045em 0.045em 0 #000, 0.045em -0.045em 0 #000, -0.045em -0.045em 0 #000',
  dropShadow: '0.08em 0.1em 0.14em #000, 0.04em 0.05em 0.06em #000',
};

const mixed = (colour: string, opacity: number): string =>
  `color-mix(in srgb, ${colour} ${String(opacity)}%, transparent)`;

/** Names of the settings that the viewer has changed, for the rules that override the caption file's own styles. */
export const appearanceNames = (appearance: Partial<CaptionAppearance>): string =>
  [
    ['colour', appearance.colour ?? appearance.opacity],
    ['background', appearance.background ?? appearance.backgroundOpacity],
    ['font', appearance.font],
    ['edge', appearance.edge],
  ]
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .join(' ');

/** Converts an appearance to custom properties for the caption styles. */
export const appearanceStyle = (appearance: Partial<CaptionAppearance>): Readonly<Record<string, string>> => {
  const look = { ...USUAL_APPEARANCE, ...appearance };
  return {
    '--caption-size': String(look.size / 100),
    '--caption-colour': mixed(look.colour, look.opacity),
    '--caption-background': mixed(look.background, look.backgroundOpacity),
    '--caption-window': mixed(look.window, look.windowOpacity),
    '--caption-font': FONTS[look.font],
    '--caption-capitals': look.font === 'smallCapitals' ? 'small-caps' : 'normal',
    '--caption-edge': EDGES[look.edge],
  };
};
