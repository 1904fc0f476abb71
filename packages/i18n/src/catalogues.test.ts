import { beforeAll, describe, expect, it } from 'vitest';
import { apiCatalogues, catalogues, mailCatalogues } from './catalogues.js';
import { errorLabel } from './error-label.js';
import { LANGUAGES, type Language } from './languages.js';
import { loadAccountCatalogue } from './loading/load-account-catalogue.js';
import { loadAdministrationCatalogue } from './loading/load-administration-catalogue.js';
import { loadCheckoutCatalogue } from './loading/load-checkout-catalogue.js';
import { loadPreviewsCatalogue } from './loading/load-previews-catalogue.js';
import { loadReviewsCatalogue } from './loading/load-reviews-catalogue.js';
import { loadRoomsCatalogue } from './loading/load-rooms-catalogue.js';
import type { Labels } from './translate.js';

const placeholders = (words: string): string[] =>
  [...words.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).toSorted();
const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/u, '');

/** The catalogues for viewers and those for operators. */
const parts: readonly (readonly [part: string, of: (language: Language) => Promise<Labels>])[] = [
  ['catalogue', (language) => Promise.resolve(catalogues[language])],
  ['previews', loadPreviewsCatalogue],
  ['account area', loadAccountCatalogue],
  ['administration', loadAdministrationCatalogue],
  ['checkout', loadCheckoutCatalogue],
  ['reviews', loadReviewsCatalogue],
  ['rooms', loadRoomsCatalogue],
  ['calls', (language) => Promise.resolve(apiCatalogues[language])],
  ['mails', (language) => Promise.resolve(mailCatalogues[language])],
];
const wholes = parts.flatMap(([part, of]) => LANGUAGES.map((language) => ({ part, language, of })));

describe.each(wholes)('the $part in $language', ({ language, of }) => {
  let words: Labels = {};
  let english: Labels = {};
  beforeAll(async () => {
    words = await of(language);
    english = await of('en');
  });

  it('has labels for every English key and no others', () => {
    const stems = (keys: string[]) => [...new Set(keys.map(stem))].toSorted();
    expect(stems(Object.keys(words))).toEqual(stems(Object.keys(english)));
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('uses the same placeholders as the English labels', () => {
    const wrong = Object.entries(english).filter(([key, original]) => {
      const text = words[key];
      return (
        text !== undefined &&
        !key.includes('_') &&
        String(placeholders(text)) !== String(placeholders(original))
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Words of Brazil that say in Portugal something else or nothing. */
const BRAZILIAN =
  /\b(?:você|senhas?|telas?|ao vivo|aplicativos?|celular|login|usuários?|compartilh\w+|vincul\w+|digit(?:e|ar)|baixar|salvar|assist(?:ir|a)|excluir|provedor|aba)\b/iu;

it('the labels in Portuguese are those of Portugal', async () => {
  for (const [part, of] of parts) {
    const labels = Object.entries(await of('pt'));
    expect([part, labels.filter(([, text]) => BRAZILIAN.test(text))]).toEqual([part, []]);
  }
});

describe('errorLabel', () => {
  it('returns the label of a code, and a generic label for an unknown one', () => {
    expect(errorLabel('VOD_NOT_FOUND')).toBe('errorVodNotFound');
    expect(errorLabel('SOMETHING_ELSE')).toBe('errorGeneric');
  });
});
