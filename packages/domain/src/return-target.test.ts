import { describe, expect, it } from 'vitest';
import { afterSignIn, type SignInOutcome } from './after-sign-in.js';
import { returnTarget } from './return-target.js';

const origin = 'https://watch.example';

describe('returnTarget', () => {
  it.each([
    ['/video/1001?t=3#x', '/video/1001?t=3#x'],
    ['/', '/'],
    ['https://watch.example/live/2001', '/live/2001'],
    ['/from?redirect=https://evil.example', '/from?redirect=https://evil.example'],
  ])('keeps %s', (value, path) => {
    expect(returnTarget(value, origin)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'video/1001',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /video',
    'https://evil.example/',
    'https://watch.example',
    'https://watch.example//evil.example',
    'https://watch.example.evil.example/',
    'https://watch.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('refuses %j', (value) => {
    expect(returnTarget(value, origin)).toBeNull();
  });
});

describe('afterSignIn', () => {
  const outcome = (fields: Partial<SignInOutcome>): SignInOutcome => ({
    isGuest: false,
    menuHome: '/home',
    origin,
    ...fields,
  });

  it.each([
    ['nothing asked', {}, { type: 'stay' }],
    ['from', { from: '/video/1' }, { type: 'path', path: '/video/1' }],
    ['a foreign from', { from: '//evil.example' }, { type: 'stay' }],
    [
      'entry page login with from',
      { entryPage: 'login', from: '/video/1' },
      { type: 'path', path: '/video/1' },
    ],
    [
      'entry page login-redirect with from',
      { entryPage: 'login-redirect', from: '/v' },
      { type: 'path', path: '/v' },
    ],
    ['entry page login without from', { entryPage: 'login' }, { type: 'stay' }],
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
