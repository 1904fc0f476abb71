import { afterEach, describe, expect, it } from 'vitest';
import { keptSession } from './kept-session.js';

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
    const kept = keptSession(document, localStorage);
    expect(kept.keepsSessionInCookie).toBe(true);
    kept.tokens?.write(session);
    expect(JSON.parse(localStorage.getItem('footlight.tokens') ?? 'null')).toEqual(session);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['in a frame of another site', framedElsewhere],
    ['in a sandboxed frame', sandboxed],
  ])('is saved in storage %s, separately from the session of pages with cookies', (_where, page) => {
    keptSession(document, localStorage).tokens?.write(session);
    const kept = keptSession(page, localStorage);
    expect(kept.keepsSessionInCookie).toBeUndefined();
    expect(kept.tokens?.read()).toBeNull();
    kept.tokens?.write({ ...session, refreshToken: 'own' });
    expect(JSON.parse(localStorage.getItem('footlight.tokens') ?? 'null')).toEqual(session);
  });
});
