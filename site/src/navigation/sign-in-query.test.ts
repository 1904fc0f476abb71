import { describe, expect, it } from 'vitest';
import { signInQuery } from './sign-in-query.js';

describe('signInQuery', () => {
  // NAV-11
  it('returns to the current page', () => {
    expect(signInQuery('/video/1002', '?playlistId=3001')).toEqual({ from: '/video/1002?playlistId=3001' });
    expect(signInQuery('/es/directo/2001', '')).toEqual({ from: '/es/directo/2001' });
  });

  // NAV-11
  it('keeps the requested page between sign-in and sign-up', () => {
    expect(signInQuery('/login', '?from=%2Fvideo%2F1002&signInToWatch=true')).toEqual({
      from: '/video/1002',
      signInToWatch: 'true',
    });
    expect(signInQuery('/pt/registo', '?from=%2Fpt')).toEqual({ from: '/pt' });
  });

  // NAV-11
  it('never returns to the sign-out page', () => {
    expect(signInQuery('/logout', '')).toEqual({});
    expect(signInQuery('/es/salir', '?from=%2F')).toEqual({});
  });
});
