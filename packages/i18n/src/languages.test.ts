import { describe, expect, it } from 'vitest';
import { directionOf, labelLanguage, matchLanguage, parseAcceptLanguage } from './languages.js';

describe('parseAcceptLanguage', () => {
  it('sorts by weight, then by position, and drops refused and malformed entries', () => {
    expect(parseAcceptLanguage('fr;q=0.4, ar-EG, en;q=0.9, de;q=0, ;;;, *')).toEqual(['ar-EG', 'en', 'fr']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });
});

describe('matchLanguage', () => {
  it('prefers an exact tag to a related one, in the viewer’s order', () => {
    expect(matchLanguage(['pt-BR', 'en'], ['en', 'pt'])).toBe('pt');
    expect(matchLanguage(['en-gb'], ['en', 'en-GB'])).toBe('en-GB');
    expect(matchLanguage(['fr'], ['en', 'pt'])).toBeUndefined();
  });

  it('knows the languages of three letters that others write', () => {
    expect(matchLanguage(['es'], ['eng', 'spa'])).toBe('spa');
    expect(matchLanguage(['eng'], ['fr', 'en-GB'])).toBe('en-GB');
    expect(matchLanguage(['en_GB'], ['en', 'en-GB'])).toBe('en-GB');
    expect(matchLanguage(['no language'], ['', 'en'])).toBeUndefined();
  });
});

describe('labelLanguage', () => {
  // PAGE-19
  it.each([
    ['en', 'GB', 'en-gb'],
    ['en', 'NZ', 'en-gb'],
    ['en', 'US', 'en'],
    ['es', 'GB', 'es'],
  ])('maps %s in %s to %s', (language, country, label) => {
    expect(labelLanguage(language, country)).toBe(label);
  });
});

describe('directionOf', () => {
  // PAGE-15
  it('recognises right-to-left languages by their base language', () => {
    expect(directionOf('ar-EG')).toBe('rtl');
    expect(directionOf('pt-BR')).toBe('ltr');
  });
});
