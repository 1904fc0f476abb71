import { expect, it } from 'vitest';
import { providerSignInStep, type ProvenPerson, type ProviderSignInStep } from './provider-sign-in.js';

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
  [{ linkedTo: B, caller: A, holder: A }, { type: 'refused' }],
  [{ linkedTo: B, caller: A, holder: null }, { type: 'refused' }],
])('%o leads to %o', (person, step) => {
  expect(providerSignInStep(person)).toEqual(step);
});
