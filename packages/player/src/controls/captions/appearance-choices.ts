import type { PlayerLabelKey } from '@footlight/i18n';
import type {
  CaptionAppearance,
  CaptionEdge,
  CaptionFont,
  CaptionPosition,
} from '@footlight/player-contract';
import { USUAL_APPEARANCE } from '../../captions/appearance.js';

/**
 * The colours that the rules for caption decoders require, in shades suited to screens.
 * @see https://www.ecfr.gov/current/title-47/section-79.103
 */
export const CAPTION_COLOURS = {
  '#ffffff': 'playerColourWhite',
  '#060709': 'playerColourBlack',
  '#ffe14d': 'playerColourYellow',
  '#6fe36f': 'playerColourGreen',
  '#5fe0e6': 'playerColourCyan',
  '#5b8cff': 'playerColourBlue',
  '#f27ae0': 'playerColourMagenta',
  '#ff6b5e': 'playerColourRed',
} as const satisfies Record<string, PlayerLabelKey>;

export const FONT_WORDS = {
  default: 'playerFontDefault',
  sansSerif: 'playerFontSans',
  serif: 'playerFontSerif',
  monospace: 'playerFontMonospace',
  monospaceSerif: 'playerFontTypewriter',
  casual: 'playerFontCasual',
  cursive: 'playerFontScript',
  smallCapitals: 'playerFontCapitals',
} as const satisfies Record<CaptionFont, PlayerLabelKey>;

export const EDGE_WORDS = {
  none: 'playerEdgeNone',
  raised: 'playerEdgeRaised',
  depressed: 'playerEdgeDepressed',
  outline: 'playerEdgeOutline',
  dropShadow: 'playerEdgeShadow',
} as const satisfies Record<CaptionEdge, PlayerLabelKey>;

export const POSITION_WORDS = {
  bottom: 'playerPositionBottom',
  middle: 'playerPositionMiddle',
  top: 'playerPositionTop',
} as const satisfies Record<CaptionPosition, PlayerLabelKey>;

type ColourName = 'colour' | 'background' | 'window';

/** A colour and its opacity. */
export interface ColourChoice {
  readonly colour: ColourName;
  readonly opacity: 'opacity' | 'backgroundOpacity' | 'windowOpacity';
  readonly label: PlayerLabelKey;
  readonly opacityLabel: PlayerLabelKey;
  /** Lowest opacity, percent. */
  readonly least: number;
}

/** The text must stay readable, so it has a minimum opacity; the background and the window may be transparent. */
export const COLOUR_CHOICES: Readonly<Record<ColourName, ColourChoice>> = {
  colour: {
    colour: 'colour',
    opacity: 'opacity',
    label: 'playerAppearanceText',
    opacityLabel: 'playerAppearanceTextOpacity',
    least: 25,
  },
  background: {
    colour: 'background',
    opacity: 'backgroundOpacity',
    label: 'playerAppearanceBackground',
    opacityLabel: 'playerAppearanceBackgroundOpacity',
    least: 0,
  },
  window: {
    colour: 'window',
    opacity: 'windowOpacity',
    label: 'playerAppearanceWindow',
    opacityLabel: 'playerAppearanceWindowOpacity',
    least: 0,
  },
};

/** Opacity in percent of a colour that is chosen while it is fully transparent. */
const FIRST_OPACITY = 75;

/** Sets a colour, and makes it visible if it was fully transparent. */
export const withColour = (
  appearance: Partial<CaptionAppearance>,
  { colour, opacity }: ColourChoice,
  value: string,
): Partial<CaptionAppearance> => ({
  ...appearance,
  [colour]: value,
  ...((appearance[opacity] ?? USUAL_APPEARANCE[opacity]) === 0 ? { [opacity]: FIRST_OPACITY } : {}),
});
