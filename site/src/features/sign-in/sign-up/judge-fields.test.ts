import { signUpFields } from '@footlight/domain';
import type { ProfileField } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { judgeFields, refusedFields } from './judge-fields.js';

const field = (id: string, type: ProfileField['type']): ProfileField => ({
  id,
  type,
  required: false,
  label: null,
  minLength: null,
  maxLength: null,
  options: [],
});
const fields = signUpFields([field('phone', 'phoneNumber'), field('tax', 'taxNumber')]);
const context = { country: 'BR', today: '2026-11-24', countryRules: [], scope: 'registration' } as const;
const good = { name: 'Nadia', email: 'nadia@example.org', secret: 'long enough' };

describe('judgeFields', () => {
  it.each([
    [{}, {}],
    [{ phone: '+5511961234567', tax: '390.533.447-05' }, {}],
    [
      { phone: '961234567', tax: '1' },
      { phone: 'invalid', tax: 'invalid' },
    ],
    [
      { name: ' ', email: 'na dia@x', secret: 'short' },
      { name: 'empty', email: 'invalid', secret: 'tooShort' },
    ],
  ])('for %j returns %j', async (change, issues) => {
    expect(await judgeFields(fields, { ...good, ...change }, context)).toEqual(issues);
  });
});

describe('refusedFields', () => {
  it('assigns the issues of the service to their fields', () => {
    const issue = (name: string) => ({ field: name, found: 'x', allowed: 'y' });
    expect(
      refusedFields([issue('body.email'), issue('body.fields.phone'), issue('body.elsewhere')], fields),
    ).toEqual({
      email: 'invalid',
      phone: 'invalid',
    });
    expect(refusedFields([], fields)).toEqual({});
  });
});
