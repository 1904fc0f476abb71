import { describe, expect, it } from 'vitest';
import type { KeptSignIn } from '../../../sign-in/kept-sign-in.js';
import { outcomeOf } from './provider-answer.js';

const kept: KeptSignIn = {
  provider: 'GENERIC_OAUTH',
  clientName: 'club',
  flow: 'SIGNIN',
  nonce: null,
  query: 'from=%2Fvideo%2F1001',
};
const providers = [
  { name: 'GENERIC_OAUTH', clientName: 'club', mandatory: false, bundleIds: ['org.example.app'] },
] as never;
const read = (answer: string, of: KeptSignIn | null = kept) =>
  outcomeOf(new URLSearchParams(answer), of, providers);

describe('what a browser that comes back from a provider does', () => {
  // SIGN-88
  it('believes nothing of an answer that this tab did not ask for', () => {
    expect(read('code=1&state=2', null)).toEqual({ type: 'unknown' });
    expect(read('error=server_error&error_description=Call+us', null)).toEqual({ type: 'unknown' });
  });

  it('tells a cancelled sign-in from a refused one, with the provider’s words', () => {
    expect(read('error=access_denied')).toEqual({ type: 'cancelled' });
    expect(read('error=user_cancelled_authorize')).toEqual({ type: 'cancelled' });
    expect(read('error=server_error')).toEqual({ type: 'refused', words: null });
    expect(read('error=server_error&error_description=Down')).toEqual({ type: 'refused', words: 'Down' });
  });

  it('exchanges a code', () => {
    expect(read('code=1&state=2')).toEqual({ type: 'exchange' });
  });

  // SIGN-90
  it('hands the code to an app that the realm file names, and to no other', () => {
    const withApp = (bundleId: string): KeptSignIn => ({
      ...kept,
      query: new URLSearchParams({ bundle_id: bundleId }).toString(),
    });
    expect(read('code=a%26b&state=2', withApp('org.example.app'))).toEqual({
      type: 'app',
      address: 'org.example.app://oauth?code=a%26b&state=2',
    });
    for (const other of ['javascript', 'https', 'org.attacker', ''])
      expect(read('code=1&state=2', withApp(other))).toEqual({ type: 'exchange' });
  });
});
