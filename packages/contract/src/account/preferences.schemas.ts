import { Type, type Static } from '@sinclair/typebox';
import { Nullable } from '../content/content-item.schemas.js';
import { defineShapes } from '../calls/shape.js';

const language = Type.String({ minLength: 2, maxLength: 35, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' });

/** Null: no choice made, the realm decides. */
export const UserPreferences = Type.Object({
  language: Nullable(language),
  subTitleLanguage: Nullable(language),
  audioLanguage: Nullable(language),
  autoAdvance: Type.Boolean(),
  videoBackgroundAutoPlay: Type.Boolean(),
  videoBackgroundAutoPlayAudio: Type.Boolean(),
});
export type UserPreferences = Static<typeof UserPreferences>;

const example = {
  language: 'en',
  subTitleLanguage: null,
  audioLanguage: null,
  autoAdvance: true,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export const preferencesShapes = defineShapes({
  getPreferences: {
    summary: 'Returns the caller’s preferences.',
    response: UserPreferences,
    errors: [],
    example,
  },
  savePreferences: {
    summary: 'Changes some preferences; omitted ones stay as they are.',
    body: Type.Partial(UserPreferences, { additionalProperties: false, minProperties: 1 }),
    response: UserPreferences,
    errors: [],
    example,
  },
});
