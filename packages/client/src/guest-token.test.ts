import { describe, expect, it } from 'vitest';
import { createClient } from './client.js';
import { isGuestToken } from './guest-token.js';
import { createMemoryTokenStore } from './token-store.js';

const tokenOf = (claims: unknown): string =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('isGuestToken', () => {
  it.each([
    [tokenOf({ gst: true, sub: 'ÿ?>' }), true],
    [tokenOf({ gst: false }), false],
    [tokenOf({}), false],
    [tokenOf(null), false],
    ['opaque', false],
    ['a.%%.c', false],
  ])('%s: %s', (token, expected) => {
    expect(isGuestToken(token)).toBe(expected);
  });
});

describe('calls with the same response for all guests', () => {
  const sent = async (gst: boolean, name: 'getVod' | 'getSessionUser'): Promise<string | null> => {
    let authorization: string | null = null;
    const client = createClient({
      origin: 'https://video.example',
      language: () => 'en',
      tokens: createMemoryTokenStore({
        authorisationToken: tokenOf({ gst }),
        refreshToken: 'r',
        subject: 's',
      }),
      fetch: async (input, init) => {
        ({ authorization = null } = Object.fromEntries(new Request(input, init).headers));
        return new Response('{}', { headers: { 'content-type': 'application/json' } });
      },
    });
    if (name === 'getVod') await client.call('getVod', { params: { id: '1' } });
    else await client.call('getSessionUser');
    return authorization;
  };

  it('are sent without a guest’s token but with a viewer’s, and other calls with either', async () => {
    expect(await sent(true, 'getVod')).toBeNull();
    expect(await sent(true, 'getSessionUser')).toMatch(/^Bearer /u);
    expect(await sent(false, 'getVod')).toMatch(/^Bearer /u);
  });
});
