import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { defineShapes } from '../calls/shape.js';

const language = Type.String({ minLength: 2, maxLength: 35, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

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
  /** Settings of captions by name, which players check: docs/captions.md. */
  captionAppearance: Nullable(
    Type.Record(
      Type.String({ minLength: 1, maxLength: 30 }),
      Type.Union([Type.String({ maxLength: 60 }), Type.Number({ minimum: 0, maximum: 1000 })]),
      { maxProperties: 20 },
    ),
  ),
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
