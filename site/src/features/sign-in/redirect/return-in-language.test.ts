import { expect, it } from 'vitest';
import { returnInLanguage } from './return-in-language.js';

// SIGN-191
it.each([
  ['/login/GOOGLE', '', '#id_token=t&state=s', 'es', '', '/es/entrar/GOOGLE#id_token=t&state=s'],
  ['/oauth/club', '?code=c&state=s', '', 'pt', '', '/pt/oauth/club?code=c&state=s'],
  ['/oidc', '?code=c', '', 'ar', '', '/ar/oidc?code=c'],
  ['/es/entrar/GOOGLE', '', '#id_token=t', '', 'es', '/login/GOOGLE#id_token=t'],
  ['/login/GOOGLE', '', '#id_token=t', '', '', null],
  ['/es/entrar/GOOGLE', '', '#id_token=t', 'es', 'es', null],
] as const)(
  '%s%s%s of a sign-in under “%s”, opened under “%s”',
  (pathname, search, hash, began, here, to) => {
    expect(returnInLanguage({ pathname, search, hash }, { prefix: began }, here)).toBe(to);
  },
);

it('stays for a sign-in that this tab did not begin', () => {
  expect(returnInLanguage({ pathname: '/oidc', search: '?code=c', hash: '' }, null, 'es')).toBeNull();
});
