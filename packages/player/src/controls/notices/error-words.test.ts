import {
  LANGUAGES,
  createTranslate,
  loadPlayerCatalogue,
  loadPlayerLateCatalogue,
  type Language,
} from '@footlight/i18n';
import { describe, expect, it } from 'vitest';
import { CODE_OF, PlayerError } from '../../player-error.js';
import { REFUSAL_LABELS, actionLabel, errorLabel } from './error-words.js';

const wordsOf = async (language: Language) => ({
  ...(await loadPlayerCatalogue(language)),
  ...(await loadPlayerLateCatalogue(language)),
});

describe('ACC-26: the player’s words for a refusal', () => {
  it.each(LANGUAGES)('are there for every reason in %s', async (language) => {
    const words = await wordsOf(language);
    const t = createTranslate(words, language);
    for (const label of Object.values(REFUSAL_LABELS)) {
      expect(Object.keys(words)).toContain(label);
      expect(t(label).trim()).not.toBe('');
    }
  });

  it.each(Object.entries(REFUSAL_LABELS))('of %s are those of its error', (reason, label) => {
    const error = new PlayerError(CODE_OF[reason as keyof typeof CODE_OF], '');
    expect(errorLabel(error)).toBe(label);
  });

  it('name the way on', () => {
    expect(actionLabel(new PlayerError('ACCESS_DENIED', '').action)).toBe('playerPurchase');
    expect(actionLabel(new PlayerError('TOO_MANY_SCREENS', '').action)).toBe('playerRetry');
  });

  it('are others for errors that are not about access', () => {
    expect(errorLabel(new PlayerError('NETWORK', ''))).toBe('playerErrorNetwork');
    expect(errorLabel(new PlayerError('INTERNAL', ''))).toBe('playerErrorGeneric');
  });
});
