import { describe, expect, it } from 'vitest';
import { backFromSignIn, type SignInPlace } from './back-from-sign-in.js';

// SIGN-44
describe('backFromSignIn', () => {
  const place = (change: Partial<SignInPlace>): SignInPlace => ({
    route: 'requestPassword',
    params: {},
    from: null,
    origin: 'https://watch.example',
    ...change,
  });
  const route = (name: string, params = {}, query = {}) => ({ type: 'route', route: name, params, query });

  it.each<[string, Partial<SignInPlace>, unknown]>([
    ['the login page', { route: 'login', from: '/video/1' }, null],
    ['the sign-up page', { route: 'signup', from: '/video/1' }, null],
    ['an unknown page', { route: null }, null],
    [
      'the login page of a gift',
      { route: 'giftLogin', params: { giftId: '7' }, from: '/v' },
      route('gift', { giftId: '7' }),
    ],
    ['the gift login page without a gift id', { route: 'giftLogin' }, route('gift')],
    [
      'the login page of a gift redemption',
      { route: 'giftRedeemLogin', params: { redeemCode: 'A-1' }, from: '/v' },
      route('redeem', {}, { redeemCode: 'A-1' }),
    ],
    ['another page with a return path', { from: '/video/1?t=3' }, { type: 'path', path: '/video/1?t=3' }],
    ['another page with a return path to another origin', { from: '//evil.example' }, route('login')],
    ['another page without a return path', {}, route('login')],
  ])('from %s', (_name, change, back) => {
    expect(backFromSignIn(place(change))).toEqual(back);
  });
});
