import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues.js';
import { errorLabel } from './error-label.js';
import { LANGUAGES } from './languages.js';

const placeholders = (words: string): string[] =>
  [...words.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).toSorted();
const stem = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/u, '');

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const words = catalogues[language];

  it('has words for every English key and no others', () => {
    const stems = (keys: string[]) => [...new Set(keys.map(stem))].toSorted();
    expect(stems(Object.keys(words))).toEqual(stems(Object.keys(catalogues.en)));
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('asks for the same values as the English words', () => {
    const wrong = Object.entries(catalogues.en).filter(([key, english]) => {
      const text = words[key];
      return (
        text !== undefined &&
        !key.includes('_') &&
        String(placeholders(text)) !== String(placeholders(english))
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('errorLabel', () => {
  it('finds the label of a code, and generic words for one it does not know', () => {
    expect(errorLabel('VOD_NOT_FOUND')).toBe('errorVodNotFound');
    expect(errorLabel('SOMETHING_ELSE')).toBe('errorGeneric');
  });
});
