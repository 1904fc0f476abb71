import { LANGUAGES, loadCatalogue } from '@footlight/i18n';
import { expect, it } from 'vitest';
import { ACCESS_WORDS, OFFER_WORDS } from './access-labels.js';

it.each(LANGUAGES)('ACC-22: a page has labels for every reason in %s', async (language) => {
  const words: Readonly<Record<string, string>> = await loadCatalogue(language);
  const reasons = Object.values(ACCESS_WORDS).flatMap(({ title, text }) => [title, text]);
  for (const label of [...reasons, ...Object.values(OFFER_WORDS), 'deniedTrialText'])
    expect(words[label]?.trim() ?? '').not.toBe('');
});
