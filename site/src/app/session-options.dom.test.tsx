import { afterEach, describe, expect, it } from 'vitest';
import { sessionOptions } from './session-options.js';

const session = { authorisationToken: 'a', refreshToken: 'cookie:AAAAAAAAAAA', subject: 'v-1' };
const framedElsewhere = {
  get cookie() {
    return '';
  },
  set cookie(_text: string) {
    // Browsers ignore writes here: nothing is stored.
  },
};
const sandboxed = {
  get cookie(): string {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
};

afterEach(() => localStorage.clear());

// SIGN-160
describe('the session of a page of the site', () => {
  it('has its refresh token in a cookie, and leaves no probe cookie', () => {
    const options = sessionOptions(document, localStorage);
    expect(options.keepsSessionInCookie).toBe(true);
    options.tokens?.write(session);
    expect(JSON.parse(localStorage.getItem('footlight.tokens') ?? 'null')).toEqual(session);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['in a frame of another site', framedElsewhere],
    ['in a sandboxed frame', sandboxed],
  ])('is saved in storage %s, separately from the session of pages with cookies', (_where, page) => {
    sessionOptions(document, localStorage).tokens?.write(session);
    const options = sessionOptions(page, localStorage);
    expect(options.keepsSessionInCookie).toBeUndefined();
    expect(options.tokens?.read()).toBeNull();
    options.tokens?.write({ ...session, refreshToken: 'own' });
    expect(JSON.parse(localStorage.getItem('footlight.tokens') ?? 'null')).toEqual(session);
  });
});
