import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { defineShapes } from '../calls/shape.js';

const language = Type.String({ minLength: 2, maxLength: 35, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

const colour = Type.String({ minLength: 7, maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' });
const percentage = Type.Number({ minimum: 0, maximum: 100 });

const captionAppearance = Type.Partial(
  Type.Object({
    size: Type.Number({ minimum: 50, maximum: 300 }),
    font: OneOf([
      'default',
      'sansSerif',
      'serif',
      'monospace',
      'monospaceSerif',
      'casual',
      'cursive',
      'smallCapitals',
    ]),
    colour,
    opacity: percentage,
    background: colour,
    backgroundOpacity: percentage,
    edge: OneOf(['none', 'raised', 'depressed', 'outline', 'dropShadow']),
    window: colour,
    windowOpacity: percentage,
    position: OneOf(['bottom', 'middle', 'top']),
  }),
  { additionalProperties: false },
);

/** Null: no choice made, the realm decides. */
export const UserPreferences = Type.Object({
  language: Nullable(language),
  subTitleLanguage: Nullable(language),
  /** Whether the viewer has turned subtitles off; `subTitleLanguage` then has no effect. */
  subTitlesOff: Type.Boolean(),
  audioLanguage: Nullable(language),
  /** Speed of recordings. */
  playbackRate: Nullable(Type.Number({ minimum: 0.25, maximum: 2 })),
  /** How players skip intros, recaps and credits. */
  skipSetting: Nullable(OneOf(['ask', 'auto', 'never'])),
  /** Settings of captions that differ from the usual ones; their words are those of the player: docs/captions.md. */
  captionAppearance: Nullable(captionAppearance),
  autoAdvance: Type.Boolean(),
  videoBackgroundAutoPlay: Type.Boolean(),
  videoBackgroundAutoPlayAudio: Type.Boolean(),
});
export type UserPreferences = Static<typeof UserPreferences>;

const example = {
  language: 'en',
  subTitleLanguage: null,
  subTitlesOff: false,
  audioLanguage: null,
  playbackRate: null,
  skipSetting: null,
  captionAppearance: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export const preferencesShapes = defineShapes({
  getPreferences: {
    summary: 'Returns the preferences of the caller’s profile.',
    response: UserPreferences,
    errors: [],
    example,
  },
  savePreferences: {
    summary: 'Changes some preferences of the caller’s profile; omitted ones stay as they are.',
    body: Type.Partial(UserPreferences, { additionalProperties: false, minProperties: 1 }),
    response: UserPreferences,
    errors: [],
    example,
  },
});
