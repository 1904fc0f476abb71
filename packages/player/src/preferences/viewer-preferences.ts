import {
  CAPTION_APPEARANCE,
  accepted,
  flag,
  nullable,
  number,
  pattern,
  skipSetting,
  speed,
  tolerant,
  type CaptionAppearance,
  type SkipSetting,
} from '@footlight/player-contract';

/** The viewer's choices in a player. Absent fields were never set. */
export interface ViewerPreferences {
  /** 0–100. */
  readonly volume?: number;
  readonly muted?: boolean;
  /** 0.0625–16; recordings only. */
  readonly playbackRate?: number;
  /** BCP 47 tag; null for no subtitles. */
  readonly subtitleLanguage?: string | null;
  /** BCP 47 tag. */
  readonly audioLanguage?: string;
  readonly skipSetting?: SkipSetting;
  readonly autoAdvance?: boolean;
  readonly captionAppearance?: Partial<CaptionAppearance>;
}

const language = pattern(/^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/iu, 'a BCP 47 tag');

const PREFERENCES = {
  volume: number(0, 100),
  muted: flag,
  playbackRate: speed,
  subtitleLanguage: nullable(language),
  audioLanguage: language,
  skipSetting,
  autoAdvance: flag,
  captionAppearance: tolerant(CAPTION_APPEARANCE),
} as const;

export type PreferenceName = keyof ViewerPreferences;

/** Validates preferences from an external source, which other code or an older version may have written. */
export const readPreferences = (value: unknown): ViewerPreferences => accepted(PREFERENCES, value);
