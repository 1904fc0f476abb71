import { expect, it } from 'vitest';
import {
  providerSignInStep,
  stayingAccounts,
  type ProvenPerson,
  type ProviderSignInStep,
} from './provider-sign-in.js';

const [A, B] = ['a', 'b'];

// SIGN-80, SIGN-81, SIGN-82, SIGN-170
it.each<[ProvenPerson, ProviderSignInStep]>([
  [{ linkedTo: null, caller: null, holder: null }, { type: 'signUp' }],
  [
    { linkedTo: null, caller: null, holder: A },
    { type: 'conflict', accountId: A },
  ],
  [
    { linkedTo: A, caller: null, holder: null },
    { type: 'signIn', accountId: A },
  ],
  [
    { linkedTo: A, caller: null, holder: B },
    { type: 'signIn', accountId: A },
  ],
  [
    { linkedTo: null, caller: A, holder: null },
    { type: 'link', accountId: A },
  ],
  [
    { linkedTo: null, caller: A, holder: A },
    { type: 'link', accountId: A },
  ],
  [
    { linkedTo: null, caller: A, holder: B },
    { type: 'link', accountId: A },
  ],
  [
    { linkedTo: A, caller: A, holder: B },
    { type: 'signIn', accountId: A },
  ],
  [
    { linkedTo: B, caller: A, holder: A },
    { type: 'merge', accountId: A, otherId: B },
  ],
  [
    { linkedTo: B, caller: A, holder: null },
    { type: 'merge', accountId: A, otherId: B },
  ],
])('%o leads to %o', (person, step) => {
  expect(providerSignInStep(person)).toEqual(step);
});

// SIGN-181
it.each([
  [false, false, true, ['THIS', 'OTHER']],
  [false, false, false, ['THIS']],
  [true, false, true, ['THIS']],
  [false, true, true, ['OTHER']],
  [false, true, false, []],
  [true, true, true, []],
])(
  'of accounts of which this one holds: %s, and the other: %s, with providers here: %s, %j may stay',
  (thisHolds, otherHolds, thisHasProviders, staying) => {
    expect(stayingAccounts({ thisHolds, otherHolds, thisHasProviders })).toEqual(staying);
  },
);
