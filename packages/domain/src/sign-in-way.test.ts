import { describe, expect, it } from 'vitest';
import { outsideSignIn, signInWay } from './sign-in-way.js';

const captcha = { action: 'FRONTOFFICE_AUTHENTICATION', type: 'CAPTCHA' } as const;
const externalRedirect = 'https://id.example/enter?back={from}&again={from}';
const from = 'https://watch.example/video/1?t=9&x=ñ';

describe('the sign-in button', () => {
  // SIGN-1
  it('opens the panel where nothing else is configured', () => {
    expect(signInWay({ externalRedirect: null, mfa: null }, from)).toEqual({ leads: 'panel' });
  });

  // SIGN-1
  it('goes to the page where a CAPTCHA has to be solved', () => {
    expect(signInWay({ externalRedirect: null, mfa: captcha }, from)).toEqual({ leads: 'page' });
  });

  // SIGN-1
  it('goes to the outside provider before all, which learns where to come back to', () => {
    const back = encodeURIComponent(from);
    expect(signInWay({ externalRedirect, mfa: captcha }, from)).toEqual({
      leads: 'outside',
      address: `https://id.example/enter?back=${back}&again=${back}`,
    });
    expect(outsideSignIn({ externalRedirect: null }, from)).toBeNull();
  });
});
