import { describe, expect, it } from 'vitest';
import { directionOf, labelLanguage, matchLanguage, parseAcceptLanguage } from './languages.js';

describe('parseAcceptLanguage', () => {
  it('orders by weight, then by place, and drops what is refused or malformed', () => {
    expect(parseAcceptLanguage('fr;q=0.4, ar-EG, en;q=0.9, de;q=0, ;;;, *')).toEqual(['ar-EG', 'en', 'fr']);
    expect(parseAcceptLanguage(undefined)).toEqual([]);
  });
});

describe('matchLanguage', () => {
  it('takes an exact tag before a related one, in the order wanted', () => {
    expect(matchLanguage(['pt-BR', 'en'], ['en', 'pt'])).toBe('pt');
    expect(matchLanguage(['en-gb'], ['en', 'en-GB'])).toBe('en-GB');
    expect(matchLanguage(['fr'], ['en', 'pt'])).toBeUndefined();
  });
});

describe('labelLanguage', () => {
  // PAGE-19
  it.each([
    ['en', 'GB', 'en-gb'],
    ['en', 'NZ', 'en-gb'],
    ['en', 'US', 'en'],
    ['es', 'GB', 'es'],
  ])('reads %s in %s as %s', (language, country, label) => {
    expect(labelLanguage(language, country)).toBe(label);
  });
});

describe('directionOf', () => {
  // PAGE-15
  it('knows right-to-left languages by their base', () => {
    expect(directionOf('ar-EG')).toBe('rtl');
    expect(directionOf('pt-BR')).toBe('ltr');
  });
});
