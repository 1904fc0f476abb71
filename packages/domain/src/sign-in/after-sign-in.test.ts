import { describe, expect, it } from 'vitest';
import { afterSignIn, withSuffix, type AfterSignIn, type SignInOutcome } from './after-sign-in.js';
import { hostileAddresses } from '../testing/hostile-addresses.js';

/** Resolves addresses like browsers and Node. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly origin: string; readonly pathname: string };

const origin = 'https://watch.example';

const VALUES = {
  entryPage: [
    undefined,
    null,
    '',
    'login',
    'login-redirect',
    'signup',
    'purchase',
    'search',
    'vod',
    'nowhere',
    '//evil.example',
  ],
  from: [undefined, null, '/video/1?t=3', `${origin}/video/1?t=3`, 'https://evil.example/', '/logout'],
  redirectTo: [undefined, null, '/r', 'https://evil.example/'],
  licences: [undefined, null, '', '7001,7002'],
  selectedLicence: [undefined, '7002'],
  suffix: [undefined, null, '', '?profile=1'],
  isGuest: [false, true],
  menuHome: [null, '/home'],
} as const;

type Field = keyof typeof VALUES;
type Combination = { readonly [F in Field]: (typeof VALUES)[F][number] };

const combinations = (fields: readonly Field[]): readonly Partial<Combination>[] => {
  const [field, ...others] = fields;
  if (field === undefined) return [{}];
  const rest = combinations(others);
  return VALUES[field].flatMap((value) => rest.map((other) => Object.assign({ [field]: value }, other)));
};

/** The decision table of NAV-12 to NAV-14, implemented independently: the first matching row decides. */
const expected = ({
  entryPage,
  from,
  redirectTo,
  licences,
  selectedLicence,
  suffix,
  isGuest,
  menuHome,
}: Combination): AfterSignIn => {
  const hasFrom = from === '/video/1?t=3' || from === `${origin}/video/1?t=3`;
  const hasSuffix = suffix === '?profile=1';
  const home: AfterSignIn = { type: 'path', path: hasSuffix ? '/home?profile=1' : '/home' };
  if (isGuest && menuHome !== null && redirectTo !== '/r') return home;
  if (entryPage === 'search') return { type: 'route', route: 'search', query: {}, suffix: suffix ?? null };
  if (entryPage === 'signup' || entryPage === 'purchase') {
    const query = {
      ...(licences === '7001,7002' ? { licences } : {}),
      ...(selectedLicence === undefined ? {} : { selectedLicence }),
      ...(redirectTo === '/r' ? { redirectTo } : {}),
      ...(hasFrom ? { from: '/video/1?t=3' } : {}),
    };
    return { type: 'route', route: entryPage, query, suffix: suffix ?? null };
  }
  if (hasFrom) return { type: 'path', path: hasSuffix ? '/video/1?t=3&profile=1' : '/video/1?t=3' };
  return menuHome === null ? { type: 'stay' } : home;
};

// NAV-12, NAV-13, NAV-14
describe('afterSignIn', () => {
  const all = combinations(Object.keys(VALUES) as Field[]) as readonly Combination[];

  it('handles every combination of query, guest and menu as specified', () => {
    expect(all).toHaveLength(11 * 6 * 4 * 4 * 2 * 4 * 2 * 2);
    const wrong = all.filter(
      (combination) =>
        JSON.stringify(afterSignIn({ ...combination, origin } as SignInOutcome)) !==
        JSON.stringify(expected(combination)),
    );
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('does not append the suffix to the TV login', () => {
    const outcome = { isGuest: false, menuHome: null, origin, suffix: '?p=1' };
    expect(afterSignIn({ ...outcome, from: '/tv-login/x' })).toEqual({ type: 'path', path: '/tv-login/x' });
    expect(afterSignIn({ ...outcome, entryPage: 'tvLogin' })).toEqual({
      type: 'route',
      route: 'tvLogin',
      query: {},
      suffix: null,
    });
  });

  // NAV-10, NAV-12
  it.each(hostileAddresses(origin))('never leaves the site for %j', (address) => {
    for (const entryPage of [null, 'login', 'signup', 'purchase', address]) {
      const outcome = afterSignIn({
        from: address,
        redirectTo: address,
        entryPage,
        isGuest: false,
        menuHome: null,
        origin,
      });
      const targets =
        outcome.type === 'path'
          ? [outcome.path]
          : outcome.type === 'route'
            ? Object.values(outcome.query)
            : [];
      for (const target of targets) {
        expect(target.startsWith('/')).toBe(true);
        const resolved = new URL(target, origin);
        expect(resolved.origin).toBe(origin);
        // The resulting path must not resolve to another host either.
        expect(new URL(resolved.pathname, origin).origin).toBe(origin);
      }
    }
  });
});

// NAV-13
describe('withSuffix', () => {
  it.each([
    ['/video/1', '?p=1', '/video/1?p=1'],
    ['/video/1?t=3', '?p=1', '/video/1?t=3&p=1'],
    ['/video/1?t=3#x', '&p=1', '/video/1?t=3&p=1#x'],
    ['/video/1#x', '/more', '/video/1/more#x'],
    ['/tv-login', '?p=1', '/tv-login'],
    ['/tv-login/x?y=1', '?p=1', '/tv-login/x?y=1'],
    ['/video/1', '', '/video/1'],
    ['/video/1', null, '/video/1'],
  ])('%s with %j is %s', (path, suffix, joined) => {
    expect(withSuffix(path, suffix)).toBe(joined);
  });
});
