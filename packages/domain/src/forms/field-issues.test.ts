import type { FieldKind, ProfileField } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  countryOfForm,
  fieldIssue,
  fieldIssues,
  isFieldRequired,
  type FieldContext,
} from './field-issues.js';
import { isPhoneNumber } from './phone.js';
import { genderOf, genderParts, signUpFields } from '../account/profile-fields.js';
import { checkTaxNumber } from './tax-number.js';

const field = (type: FieldKind, change: Partial<ProfileField> = {}): ProfileField => ({
  id: type,
  type,
  required: false,
  label: null,
  minLength: null,
  maxLength: null,
  options: [],
  ...change,
});

const context: FieldContext = {
  country: 'BR',
  today: '2026-11-24',
  countryRules: [{ mode: 'blacklist', scope: 'registration', countries: ['FR'] }],
  scope: 'registration',
  secret: 'long enough',
  isPhoneNumber,
  isTaxNumber: (value, country) => checkTaxNumber(value, country).valid,
};

describe('fieldIssue', () => {
  // FORM-21
  it.each<[FieldKind, string, string | null]>([
    ['text', 'anything', null],
    ['text', 'x'.repeat(201), 'tooLong'],
    ['email', 'nadia@example.org', null],
    ['email', 'nadia', 'invalid'],
    ['password', 'long enough', null],
    ['password', 'short', 'tooShort'],
    ['password', ' '.repeat(10), null],
    ['confirmPassword', 'long enough', null],
    ['confirmPassword', 'long enougH', 'mismatch'],
    ['name', 'Nadia', null],
    ['name', '…', 'invalid'],
    ['name', '\u{1F469}'.repeat(81), 'tooLong'],
    ['fullName', 'Nadia de Souza', null],
    ['preferredName', 'N'.repeat(41), 'tooLong'],
    ['phoneNumber', '+5511961234567', null],
    ['phoneNumber', '961234567', 'invalid'],
    ['date', '2024-02-29', null],
    ['date', '2023-02-29', 'invalid'],
    ['birthDate', '1990-04-01', null],
    ['birthDate', '2027-01-01', 'invalid'],
    ['taxNumber', '390.533.447-05', null],
    ['taxNumber', '390.533.447-06', 'invalid'],
    ['postalCode', '01310-100', null],
    ['postalCode', '0131', 'invalid'],
    ['address', 'BR', null],
    ['address', 'FR', 'notAllowed'],
    ['address', 'br', 'invalid'],
    ['gender', 'female', null],
    ['gender', 'other:a word', null],
    ['gender', 'whatever', 'invalid'],
    ['line1', 'Rua Augusta 1', null],
    ['administrativeLevel1', 'São Paulo', null],
  ])('%s %j: %s', (kind, value, issue) => {
    expect(fieldIssue(field(kind), value, context)).toBe(issue);
  });

  it('accepts only the options of a dropdown', () => {
    const dropdown = field('dropdown', { options: [{ value: 'a', label: { en: 'A' } }] });
    expect(fieldIssue(dropdown, 'a', context)).toBeNull();
    expect(fieldIssue(dropdown, 'b', context)).toBe('invalid');
  });

  // FORM-2
  it('accepts an empty optional field, and treats spaces as empty', () => {
    expect(fieldIssue(field('text'), '  ', context)).toBeNull();
    expect(fieldIssue(field('text', { required: true }), '  ', context)).toBe('empty');
  });

  it('limits the realm’s bounds to those of the field type', () => {
    expect(boundsOf(field('name', { minLength: 2, maxLength: 5 }))).toEqual({ min: 2, max: 5 });
    expect(boundsOf(field('name', { maxLength: 500 }))).toEqual({ min: 0, max: 80 });
    expect(boundsOf(field('password', { minLength: 2 }))).toEqual({ min: 10, max: 200 });
    expect(fieldIssue(field('text', { minLength: 3 }), 'ab', context)).toBe('tooShort');
  });
});

describe('the country of a form', () => {
  const fields = [field('address'), field('postalCode')];

  // FORM-19
  it('makes the address required if a rule mentions it', () => {
    expect(isFieldRequired(field('address'), { ...context, country: 'FR' })).toBe(true);
    expect(isFieldRequired(field('address'), context)).toBe(false);
    expect(isFieldRequired(field('postalCode'), { ...context, country: 'FR' })).toBe(false);
  });

  it('is that of the address field, else the viewer’s', () => {
    expect(countryOfForm(fields, { address: 'ES' }, 'GB')).toBe('ES');
    expect(countryOfForm(fields, { address: '' }, 'GB')).toBe('GB');
    expect(countryOfForm([field('text')], { address: 'ES' }, 'GB')).toBe('GB');
  });
});

// FORM-10
describe('a self-described gender', () => {
  it.each([
    ['female', '', 'female'],
    ['female', 'left over', 'female'],
    ['other', ' a word ', 'other:a word'],
    ['other', ' ', 'other'],
  ])('%s with %j is stored as %s', (chosen, words, stored) => {
    expect(genderOf(chosen, words)).toBe(stored);
  });

  it('is parsed into choice and text', () => {
    expect(genderParts('other:a word')).toEqual({ chosen: 'other', words: 'a word' });
    expect(genderParts('female')).toEqual({ chosen: 'female', words: '' });
  });
});

// FORM-20
describe('the fields of the sign-up form', () => {
  const ids = (configured: readonly ProfileField[]) =>
    signUpFields(configured).map(({ id, required }) => (required ? `${id}*` : id));

  it('are name, email and password by default', () => {
    expect(ids([])).toEqual(['name*', 'email*', 'secret*']);
  });

  it('keep the realm’s fields in order and add those that every account needs', () => {
    expect(ids([field('birthDate'), field('name', { id: 'name' })])).toEqual([
      'email*',
      'birthDate',
      'name*',
      'secret*',
    ]);
  });

  it('are validated together', () => {
    expect(fieldIssues(signUpFields([]), { email: 'nadia', secret: 'short' }, context)).toEqual({
      name: 'empty',
      email: 'invalid',
      secret: 'tooShort',
    });
  });
});
