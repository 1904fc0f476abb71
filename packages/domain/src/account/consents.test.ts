import type { ConsentTerm } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { consentDefaults, missingConsents } from './consents.js';

const term = (fieldName: string, change: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  label: fieldName,
  text: fieldName,
  page: null,
  required: false,
  defaultValue: 'false',
  data: { default: '' },
  changed: false,
  ...change,
});

const text = term('hint', { fieldType: 'INFORMATION_TEXT', required: true, defaultValue: 'true' });

// SIGN-42
describe('consentDefaults', () => {
  it('ticks terms whose default is exactly “true”, and omits information texts', () => {
    const terms = [
      term('a', { defaultValue: 'true' }),
      term('b', { data: { default: 'true' } }),
      term('c', { defaultValue: 'TRUE' }),
      term('d', { defaultValue: '1' }),
      text,
    ];
    expect(consentDefaults(terms)).toEqual({ a: true, b: true, c: false, d: false });
  });
});

// SIGN-41
describe('missingConsents', () => {
  it.each([
    [{}, ['terms', 'age']],
    [{ terms: true }, ['age']],
    [{ terms: true, age: true }, []],
    [{ terms: true, age: true, news: false }, []],
    [{ terms: false, age: true, news: true }, ['terms']],
  ])('for %j', (answers, missing) => {
    const terms = [term('terms', { required: true }), text, term('age', { required: true }), term('news')];
    expect(missingConsents(terms, answers)).toEqual(missing);
  });
});
