import { readAppearance, type CaptionAppearance } from '../captions/appearance.js';

/** What happens at an intro, a recap or credits. */
export const SKIP_SETTINGS = ['ask', 'auto', 'never'] as const;
export type SkipSetting = (typeof SKIP_SETTINGS)[number];

/** What a viewer has chosen in a player. A field that is absent was never chosen. */
export interface ViewerPreferences {
  /** 0–100. */
  readonly volume?: number;
  readonly muted?: boolean;
  /** 0.25–2; recordings only. */
  readonly playbackRate?: number;
  /** BCP 47 tag; null for no subtitles. */
  readonly subtitleLanguage?: string | null;
  /** BCP 47 tag. */
  readonly audioLanguage?: string;
  readonly skipSetting?: SkipSetting;
  readonly autoAdvance?: boolean;
  readonly captionAppearance?: Partial<CaptionAppearance>;
}

const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isLanguage = (value: unknown) =>
  typeof value === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/iu.test(value);

const CHECKS: { readonly [Name in keyof ViewerPreferences]-?: (value: unknown) => boolean } = {
  volume: isBetween(0, 100),
  muted: isBoolean,
  playbackRate: isBetween(0.25, 2),
  subtitleLanguage: (value) => value === null || isLanguage(value),
  audioLanguage: isLanguage,
  skipSetting: (value) => SKIP_SETTINGS.some((setting) => setting === value),
  autoAdvance: isBoolean,
  captionAppearance: (value) => typeof value === 'object' && value !== null,
};

export type PreferenceName = keyof ViewerPreferences;

/** What of a value from outside are preferences: somebody else may have written there, or an older player. */
export const readPreferences = (value: unknown): ViewerPreferences => {
  if (typeof value !== 'object' || value === null) return {};
  const known = Object.entries(CHECKS).flatMap(([name, isValid]) => {
    const choice: unknown = Reflect.get(value, name);
    if (!isValid(choice)) return [];
    return [[name, name === 'captionAppearance' ? readAppearance(choice) : choice]];
  });
  return Object.fromEntries(known);
};
