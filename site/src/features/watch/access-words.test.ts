import { LANGUAGES, loadCatalogue } from '@footlight/i18n';
import { expect, it } from 'vitest';
import { ACCESS_WORDS, OFFER_WORDS } from './access-words.js';

it.each(LANGUAGES)('ACC-22: a page has words for every reason in %s', async (language) => {
  const words: Readonly<Record<string, string>> = await loadCatalogue(language);
  for (const { title, text } of [...Object.values(ACCESS_WORDS), ...Object.values(OFFER_WORDS)])
    for (const label of [title, text]) expect(words[label]?.trim() ?? '').not.toBe('');
});
