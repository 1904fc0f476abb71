import { describe, expect, it } from 'vitest';
import { afterSignIn } from '@footlight/domain';
import { CRAFTED_KINDS, CRAFTED_RETURNS } from './crafted-returns.js';
import { unescaped } from './read-head.js';
import { ORIGIN, withServedPages } from './served-pages.js';

/** URLs in the markup of a page that a browser may navigate to. */
const leadsOf = (html: string): string[] =>
  [...html.matchAll(/\b(?:href|action|formaction|src|content)="([^"]*)"/gu)].map(([, value = '']) =>
    unescaped(value),
  );
const originOf = (address: string): string =>
  URL.canParse(address, `${ORIGIN}/login`) ? new URL(address, `${ORIGIN}/login`).origin : 'none';

// SIGN-147
describe('crafted return addresses (SIGN-147)', () => {
  const served = withServedPages();

  it('are two hundred different ones', () => {
    expect(new Set(CRAFTED_RETURNS).size).toBe(200);
    expect(CRAFTED_KINDS.filter((one) => !CRAFTED_RETURNS.includes(one))).toEqual([]);
  });

  it.each(['from', 'redirectTo'] as const)('redirect nobody from the login page: %s', async (name) => {
    const plain = new Set(leadsOf((await served().get('/login')).body).map(originOf));
    for (const value of CRAFTED_KINDS) {
      const { statusCode, headers, body } = await served().get(`/login?${name}=${encodeURIComponent(value)}`);
      const summary = { value, statusCode, location: headers['location'], refresh: headers['refresh'] };
      expect(summary).toEqual({ value, statusCode: 200, location: undefined, refresh: undefined });
      expect(body).not.toMatch(/http-equiv="refresh"/iu);
      const origins = leadsOf(body).map(originOf);
      expect({ value, strange: origins.filter((origin) => !plain.has(origin)) }).toEqual({
        value,
        strange: [],
      });
    }
  });

  it('are never where sign-in leads', () => {
    for (const from of CRAFTED_RETURNS)
      for (const [name, query] of [
        ['from', { from, redirectTo: null, entryPage: null }],
        ['redirectTo', { from: null, redirectTo: from, entryPage: null }],
        ['entryPage', { from: null, redirectTo: null, entryPage: from }],
      ] as const) {
        const outcome = afterSignIn({
          ...query,
          licences: null,
          suffix: null,
          isGuest: false,
          menuHome: '/home',
          origin: ORIGIN,
        });
        const target = outcome.type === 'path' ? outcome.path : '/home';
        expect({ name, from, origin: new URL(target, ORIGIN).origin }).toEqual({
          name,
          from,
          origin: ORIGIN,
        });
        expect({ name, from, leaves: /^[/\\]{2}/u.test(target) }).toEqual({ name, from, leaves: false });
      }
  });
});
