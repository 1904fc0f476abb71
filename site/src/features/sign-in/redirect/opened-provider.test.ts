import type { PublicRealm } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { openedProvider, socialPageOf, socialProviderOf } from './opened-provider.js';

const providers = [
  { name: 'ID', mandatory: false, fields: [] },
  { name: 'APPLE_ID', mandatory: false, fields: [] },
  { name: 'GOOGLE', mandatory: false, fields: [] },
  { name: 'GENERIC_OAUTH', clientName: 'club', mandatory: false, fields: [] },
  { name: 'OPENID_CONNECT', clientName: 'one', mandatory: false, fields: [] },
  { name: 'OPENID_CONNECT', clientName: 'two', mandatory: false, fields: [] },
] as const satisfies PublicRealm['signIn']['providers'];
const wordOf = (found: PublicRealm['signIn']['providers'][number] | undefined) =>
  found === undefined ? null : `${found.name} ${found.clientName ?? ''}`.trim();

// SIGN-193
describe('openedProvider', () => {
  it.each([
    [{ provider: 'club' }, '', 'GENERIC_OAUTH club'],
    [{ provider: 'club', appname: 'org.example.app' }, '', 'GENERIC_OAUTH club'],
    [{ provider: 'nobody' }, '', null],
    [{}, '', 'OPENID_CONNECT one'],
    [{}, 'clientName=two', 'OPENID_CONNECT two'],
    [{ authProvider: 'GOOGLE' }, '', 'GOOGLE'],
    [{ authProvider: 'FACEBOOK' }, '', null],
    [{ authProvider: 'ID' }, '', null],
    [{ authProvider: 'OPENID_CONNECT', clientName: 'two' }, '', 'OPENID_CONNECT two'],
    [{ authProvider: 'OPENID_CONNECT', clientName: 'three' }, '', null],
    [{ authProvider: 'GENERIC_OAUTH', clientName: 'club' }, '', 'GENERIC_OAUTH club'],
    [{ authProvider: 'GOOGLE', clientName: 'club' }, '', null],
    [{ authProvider: 'xyz' }, '', null],
    [{ authProvider: 'constructor' }, '', null],
  ] as const)('of %o and “%s” is %s', (params, query, found) => {
    expect(wordOf(openedProvider([...providers], { params, query: new URLSearchParams(query) }))).toBe(found);
  });
});

// SIGN-192
describe('the social provider', () => {
  it.each([
    ['socialProvider=GOOGLE', 'GOOGLE'],
    ['socialProvider=APPLE', 'APPLE_ID'],
    ['socialProvider=google', 'GOOGLE'],
    ['socialProvider=FACEBOOK', null],
    ['socialProvider=constructor', null],
    ['', null],
  ])('of the query “%s” is %s', (query, found) => {
    expect(wordOf(socialProviderOf([...providers], new URLSearchParams(query)))).toBe(found);
    expect(wordOf(socialPageOf([...providers], 'social', new URLSearchParams(query)))).toBe(found);
  });

  it.each([
    ['google', 'GOOGLE'],
    ['apple', 'APPLE_ID'],
    ['facebook', null],
    ['GOOGLE', null],
    ['constructor', null],
  ])('of the page “%s” is %s', (word, found) => {
    expect(wordOf(socialPageOf([...providers], word, new URLSearchParams()))).toBe(found);
  });
});
