import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.js';

// FORM-5
describe('isEmailAddress', () => {
  it.each([
    ['nadia@example.org', true],
    ['nadia.de+tv@mail.example.co', true],
    ['نادية@مثال.إختبار', true],
    ['nadia', false],
    ['nadia@', false],
    ['@example.org', false],
    ['nadia@example', false],
    ['nadia@example.', false],
    ['nadia@@example.org', false],
    ['na dia@example.org', false],
    ['nadia@example..org', false],
    ['nadia@exam ple.org', false],
    ['"nadia"@example.org', false],
    ['Nadia <nadia@example.org>', false],
    ['a@example.org,b@example.org', false],
    ['', false],
    [`${'a'.repeat(250)}@example.org`, false],
  ])('%j: %s', (value, allowed) => {
    expect(isEmailAddress(value)).toBe(allowed);
  });
});
