import { describe, expect, it } from 'vitest';
import { afterSignIn, type SignInOutcome } from './after-sign-in.js';

const origin = 'https://watch.example';

// NAV-12, NAV-13, NAV-14
describe('afterSignIn', () => {
  const outcome = (fields: Partial<SignInOutcome>): SignInOutcome => ({
    isGuest: false,
    menuHome: '/home',
    origin,
    ...fields,
  });

  it.each([
    ['nothing asked', {}, { type: 'stay' }],
    ['a page to return to', { from: '/video/1' }, { type: 'path', path: '/video/1' }],
    ['a foreign page to return to', { from: '//evil.example' }, { type: 'stay' }],
    [
      'entry page login, with a page to return to',
      { entryPage: 'login', from: '/video/1' },
      { type: 'path', path: '/video/1' },
    ],
    [
      'entry page login-redirect, with a page to return to',
      { entryPage: 'login-redirect', from: '/v' },
      { type: 'path', path: '/v' },
    ],
    ['entry page login alone', { entryPage: 'login' }, { type: 'stay' }],
    [
      'another entry page',
      { entryPage: 'search', from: '/v' },
      { type: 'route', route: 'search', query: {} },
    ],
    [
      'entry page purchase',
      { entryPage: 'purchase', from: '/v', redirectTo: '/r', licences: '7001' },
      { type: 'route', route: 'purchase', query: { licences: '7001', redirectTo: '/r', from: '/v' } },
    ],
    [
      'entry page signup, foreign redirect',
      { entryPage: 'signup', redirectTo: 'https://evil.example/' },
      { type: 'route', route: 'signup', query: {} },
    ],
    ['suffix', { from: '/v', suffix: '?profile=1' }, { type: 'path', path: '/v?profile=1' }],
    [
      'no suffix on the TV login',
      { from: '/tv-login/x', suffix: '?p' },
      { type: 'path', path: '/tv-login/x' },
    ],
    ['a guest', { isGuest: true, from: '/v' }, { type: 'path', path: '/home' }],
    ['a guest before the menu', { isGuest: true, menuHome: null, from: '/v' }, { type: 'path', path: '/v' }],
    [
      'a guest with a redirect',
      { isGuest: true, redirectTo: '/r', from: '/v' },
      { type: 'path', path: '/v' },
    ],
  ] as const)('%s', (_name, fields, expected) => {
    expect(afterSignIn(outcome(fields))).toEqual(expected);
  });
});
