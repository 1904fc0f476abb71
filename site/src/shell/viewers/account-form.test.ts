import type { Account } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, formField, refusedIds, valuesOf } from './account-form.js';

const field = (id: string) => ({
  id,
  type: 'text' as const,
  required: false,
  readOnly: false,
  label: null,
  options: [],
  maxLength: 80,
});
const account = {
  name: 'Vera',
  contactEmail: 'vera@example.org',
  phoneNumber: null,
  customFields: { cinema: 'Rex' },
  fields: ['name', 'email', 'phoneNumber', 'cinema', 'seat'].map(field),
} as unknown as Account;

// ACCT-1, ACCT-3
describe('the account form', () => {
  const values = { name: 'Vera', email: 'vera@example.org', phoneNumber: '', cinema: 'Rex', seat: '' };

  it('has the values of the account', () => {
    expect(valuesOf(account)).toEqual(values);
  });

  it('saves only changed fields, and never the email', () => {
    expect(changesOf(values, { ...values, email: 'other@example.org' })).toBeNull();
    expect(changesOf(values, { ...values, name: 'V', seat: 'back' })).toEqual({
      name: 'V',
      customFields: { seat: 'back' },
    });
    expect(changesOf({ ...values, phoneNumber: '+447911123456' }, values)).toEqual({ phoneNumber: null });
  });

  it('returns the ids of the fields that the service refused', () => {
    const issue = (path: string) => ({ field: path, found: 'x', allowed: 'y' });
    expect(refusedIds([issue('body.name'), issue('body.customFields.seat')])).toEqual(['name', 'seat']);
  });

  it('renders fields by their type, with labels of the realm unchanged', () => {
    expect(formField({ ...field('name'), type: 'name' }, 'en').type).toBe('name');
    expect(formField({ ...field('cinema'), label: 'Kino' }, 'de').label).toEqual({ de: 'Kino' });
  });
});
