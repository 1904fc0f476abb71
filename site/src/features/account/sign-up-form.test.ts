import { describe, expect, it } from 'vitest';
import { findFaults, refusedFields } from './sign-up-form.js';

const good = { name: 'Nadia', email: 'nadia@example.org', secret: 'long enough' };

describe('findFaults', () => {
  it('finds nothing wrong with a good form', () => {
    expect(findFaults(good)).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: 'pleaseProvideYourName' }],
    [{ email: '' }, { email: 'pleaseProvideYourEmail' }],
    [{ email: 'nadia' }, { email: 'pleaseProvideValidEmail' }],
    [{ email: 'na dia@x' }, { email: 'pleaseProvideValidEmail' }],
    [{ secret: 'short' }, { secret: 'passwordTooShort' }],
  ])('names the field of %o', (change, faults) => {
    expect(findFaults({ ...good, ...change })).toEqual(faults);
  });
});

describe('refusedFields', () => {
  it('puts what the service refused at its fields', () => {
    const issue = (field: string) => ({ field, found: 'x', allowed: 'y' });
    expect(refusedFields([issue('body.email'), issue('body.elsewhere')])).toEqual({
      email: 'pleaseProvideValidEmail',
    });
    expect(refusedFields([])).toEqual({});
  });
});
