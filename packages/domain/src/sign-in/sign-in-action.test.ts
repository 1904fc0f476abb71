import type { PublicRealm } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { outsideSignIn, signInAction } from './sign-in-action.js';

const captcha = { action: 'FRONTOFFICE_AUTHENTICATION', type: 'CAPTCHA' } as const;
const externalRedirect = 'https://id.example/enter?back={from}&again={from}';
const from = 'https://watch.example/video/1?t=9&x=ñ';

describe('the sign-in button', () => {
  // SIGN-1
  it('opens the panel by default', () => {
    expect(signInAction({ externalRedirect: null, mfa: null, providers: [] }, from)).toEqual({
      leads: 'panel',
    });
  });

  // SIGN-1
  it('navigates to the page if a CAPTCHA is required', () => {
    expect(signInAction({ externalRedirect: null, mfa: captcha, providers: [] }, from)).toEqual({
      leads: 'page',
    });
  });

  // SIGN-1
  it('prefers the external provider, and passes it the return address', () => {
    const back = encodeURIComponent(from);
    expect(signInAction({ externalRedirect, mfa: captcha, providers: [] }, from)).toEqual({
      leads: 'outside',
      address: `https://id.example/enter?back=${back}&again=${back}`,
    });
    expect(outsideSignIn({ externalRedirect: null }, from)).toBeNull();
  });

  // SIGN-1
  it('starts OpenID Connect if the realm has such a provider and no form of its own', () => {
    const settings = { externalRedirect: null, mfa: null };
    const named = (...names: readonly string[]) =>
      names.map((name) => ({ name, mandatory: false, fields: [] })) as PublicRealm['signIn']['providers'];
    expect(signInAction({ ...settings, providers: named('OPENID_CONNECT', 'GOOGLE') }, from)).toEqual({
      leads: 'openId',
    });
    expect(signInAction({ ...settings, providers: named('ID', 'OPENID_CONNECT') }, from)).toEqual({
      leads: 'panel',
    });
  });
});
