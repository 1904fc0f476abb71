import { describe, expect, it } from 'vitest';
import {
  currentStep,
  parseStoredSignUp,
  SIGN_UP_LIFETIME_MS,
  SIGN_UP_STEPS,
  type SignUpStep,
} from './sign-up-steps.js';

// SIGN-40, SIGN-179
describe('currentStep', () => {
  const yes = [false, true];
  const all = yes.flatMap((isGuest) =>
    yes.flatMap((needsTvProvider) =>
      yes.flatMap((lacksFields) =>
        yes.flatMap((hasTerms) =>
          yes.map((choosesPackage) => ({ isGuest, needsTvProvider, lacksFields, hasTerms, choosesPackage })),
        ),
      ),
    ),
  );

  it.each(all)('for %j is the first step that is not done', (situation) => {
    const open: [boolean, SignUpStep][] = [
      [situation.isGuest, 'SIGNUP'],
      [situation.needsTvProvider, 'TV_PROVIDER'],
      [situation.lacksFields, 'PROFILE_FIELDS'],
      [situation.hasTerms, 'CONSENT'],
      [situation.choosesPackage, 'PACKAGE_SELECTION'],
    ];
    const [first] = open.filter(([is]) => is).map(([, step]) => step);
    expect(currentStep(situation)).toBe(first ?? null);
  });

  it('returns only steps of the defined order', () => {
    const order = all.map((situation) => currentStep(situation)).filter((step) => step !== null);
    expect(order.every((step) => SIGN_UP_STEPS.includes(step))).toBe(true);
    expect(SIGN_UP_STEPS.slice(0, 6)).toEqual([
      'LOGIN',
      'SIGNUP',
      'TV_PROVIDER',
      'PROFILE_FIELDS',
      'CONSENT',
      'PACKAGE_SELECTION',
    ]);
  });
});

// SIGN-43
describe('a resumed sign-up', () => {
  const now = 1_790_000_000_000;
  const stored = {
    at: now - 1000,
    accountId: null,
    step: 'SIGNUP',
    values: { name: 'Nadia' },
    query: 'from=%2Fv',
  };

  it('is restored as it was stored', () => {
    expect(parseStoredSignUp(JSON.stringify(stored), now)).toEqual(stored);
  });

  it.each([
    ['missing', null],
    ['not JSON', '{'],
    ['not an object', '3'],
    ['null', 'null'],
    ['too old', JSON.stringify({ ...stored, at: now - SIGN_UP_LIFETIME_MS - 1 })],
    ['from the future', JSON.stringify({ ...stored, at: now + 1 })],
    ['stored with an unknown step', JSON.stringify({ ...stored, step: 'DANCE' })],
    ['stored with values that are not strings', JSON.stringify({ ...stored, values: { name: 3 } })],
    ['stored without a query', JSON.stringify({ ...stored, query: undefined })],
    ['stored with an account id that is not a string', JSON.stringify({ ...stored, accountId: 3 })],
  ])('is dropped if it is %s', (_name, text) => {
    expect(parseStoredSignUp(text, now)).toBeNull();
  });
});
