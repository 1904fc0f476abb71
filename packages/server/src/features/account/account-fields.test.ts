import type { ProfileField } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import type { RealmField } from '../../realm/schemas/realm-field.schemas.js';
import { accountFieldsOf, signUpFieldsOf } from '../../realm/realm-fields.js';
import { changeIssues } from './account-fields.js';

const field = (id: string, type: RealmField['type'], more: Partial<RealmField> = {}): RealmField => ({
  id,
  type,
  required: false,
  signUp: false,
  label: null,
  minLength: null,
  maxLength: null,
  options: [],
  ...more,
});

const FIELDS = [
  field('name', 'text', { required: true, signUp: true }),
  field('address', 'dropdown'),
  field('again', 'confirmPassword', { signUp: true }),
  field('shirt', 'text', { minLength: 2, maxLength: 5 }),
  field('joined', 'date', { signUp: true }),
  field('home', 'postalCode'),
];
const realm = { account: { fields: FIELDS } } as unknown as Parameters<typeof accountFieldsOf>[0];

// FORM-23
describe('the account fields of a realm', () => {
  const kinds = (fields: readonly ProfileField[]) => fields.map(({ id, type }) => `${id}: ${type}`);

  it('are shown on the account page with their types, except passwords', () => {
    expect(kinds(accountFieldsOf(realm))).toEqual([
      'name: name',
      'address: address',
      'shirt: text',
      'joined: date',
      'home: postalCode',
    ]);
  });

  it('are requested on the sign-up form if they are marked so', () => {
    expect(kinds(signUpFieldsOf(realm))).toEqual(['name: name', 'again: confirmPassword', 'joined: date']);
  });

  it.each([
    [{ shirt: 'x' }, ['at least 2 characters']],
    [{ shirt: 'too long' }, ['at most 5 characters']],
    [{ joined: '2026-02-30' }, ['a day of the calendar']],
    [{ home: 'SW1A 1AA' }, []],
    [{ home: 'nowhere' }, ['a postal code of GB']],
    [{ shirt: '', joined: '', home: '' }, []],
  ])('validate %j on the account page by the rules of the sign-up form', (customFields, allowed) => {
    const found = changeIssues({ customFields }, accountFieldsOf(realm), {
      today: '2026-11-24',
      country: 'GB',
      hasCountry: () => true,
    });
    expect(found).toHaveLength(allowed.length);
    allowed.forEach((words, index) => expect(found[index]?.allowed).toContain(words));
  });
});
