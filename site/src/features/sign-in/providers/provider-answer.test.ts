import { describe, expect, it } from 'vitest';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { outcomeOf } from './provider-answer.js';

const stored: StoredSignIn = {
  provider: 'GENERIC_OAUTH',
  clientName: 'club',
  flow: 'SIGNIN',
  nonce: null,
  prefix: '',
  query: 'from=%2Fvideo%2F1001',
};
const providers = [
  { name: 'GENERIC_OAUTH', clientName: 'club', mandatory: false, bundleIds: ['org.example.app'] },
] as never;
const read = (answer: string, of: StoredSignIn | null = stored) =>
  outcomeOf(new URLSearchParams(answer), of, providers);

describe('outcomeOf', () => {
  // SIGN-88
  it('returns `unknown` for a response that this tab did not request', () => {
    expect(read('code=1&state=2', null)).toEqual({ type: 'unknown' });
    expect(read('error=server_error&error_description=Call+us', null)).toEqual({ type: 'unknown' });
  });

  it('distinguishes cancelled from refused sign-ins, with the provider’s message', () => {
    expect(read('error=access_denied')).toEqual({ type: 'cancelled' });
    expect(read('error=user_cancelled_authorize')).toEqual({ type: 'cancelled' });
    expect(read('error=server_error')).toEqual({ type: 'refused', words: null });
    expect(read('error=server_error&error_description=Down')).toEqual({ type: 'refused', words: 'Down' });
  });

  it('returns `exchange` for a code', () => {
    expect(read('code=1&state=2')).toEqual({ type: 'exchange' });
  });

  // SIGN-90
  it('passes the code only to apps that the realm file names', () => {
    const withApp = (bundleId: string): StoredSignIn => ({
      ...stored,
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
