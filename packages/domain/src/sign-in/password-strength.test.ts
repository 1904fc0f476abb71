import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

// FORM-9
describe('passwordStrength', () => {
  it.each([
    ['', null],
    ['short', 'weak'],
    ['aB3$xyz', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['password-2026-x', 'weak'],
    ['my-12345-secret', 'weak'],
    ['abababababababab', 'weak'],
    ['lanterncoast', 'fair'],
    ['Lantern-coast', 'strong'],
    ['lantern coast at night', 'strong'],
    ['كلمة مرور طويلة جدا', 'strong'],
  ])('%j: %s', (secret, strength) => {
    expect(passwordStrength(secret)).toBe(strength);
  });
});
