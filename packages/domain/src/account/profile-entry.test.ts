import { describe, expect, it } from 'vitest';
import { profileEntry } from './profile-entry.js';

const adult = { id: 'a', type: 'adult', hasPin: false } as const;
const locked = { id: 'b', type: 'adult', hasPin: true } as const;
const child = { id: 'c', type: 'child', hasPin: false } as const;
const sibling = { id: 'd', type: 'child', hasPin: true } as const;
const here = { hasPassword: true, isImpersonated: false };

// ACCT-11
describe('profileEntry', () => {
  it.each([
    ['no profile', null, adult, 'open'],
    ['no profile', null, locked, 'pin'],
    ['no profile', null, child, 'open'],
    ['an adult', { id: 'a', tp: 'adult' as const }, locked, 'pin'],
    ['an adult', { id: 'b', tp: 'adult' as const }, adult, 'open'],
    ['an adult', { id: 'b', tp: 'adult' as const }, child, 'open'],
    ['a child', { id: 'c', tp: 'child' as const }, adult, 'password'],
    ['a child', { id: 'c', tp: 'child' as const }, locked, 'pin'],
    ['a child', { id: 'd', tp: 'child' as const }, child, 'open'],
    ['a child', { id: 'c', tp: 'child' as const }, sibling, 'pin'],
    ['the same profile, regardless of its PIN', { id: 'b', tp: 'adult' as const }, locked, 'open'],
  ])('from %s (%o) into %o: %s', (_from, current, profile, entry) => {
    expect(profileEntry(profile, current, here)).toBe(entry);
  });

  it('requires a new sign-in to leave a child profile if there is neither PIN nor password', () => {
    expect(profileEntry(adult, { id: 'c', tp: 'child' }, { ...here, hasPassword: false })).toBe('signIn');
  });

  it('is open to an impersonating administrator', () => {
    expect(profileEntry(locked, { id: 'c', tp: 'child' }, { ...here, isImpersonated: true })).toBe('open');
  });
});
