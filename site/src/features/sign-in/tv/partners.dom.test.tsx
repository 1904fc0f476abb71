import type { PublicRealm } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onSite, realmOf } from '../../../testing/on-site.js';
import { OtherSignInOptions } from '../other-sign-in-options.js';
import { PartnerList } from './partner-list.js';

afterEach(cleanup);

type SignIn = PublicRealm['signIn'];
const OFF: SignIn['tv'] = { adobe: null, adobeDcr: null, gigya: null, opin: null };
const ADOBE = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };

const signInOf = (
  providers: readonly Partial<SignIn['providers'][number]>[],
  tv: Partial<SignIn['tv']> = {},
) => ({ providers, tv: { ...OFF, ...tv }, magicLink: false }) as unknown as SignIn;

const entries = () => screen.queryAllByRole('link', { name: 'Sign in with your TV provider' });

// SIGN-131
describe('the link to the TV providers', () => {
  const draw = (signIn: SignIn) =>
    render(onSite(<OtherSignInOptions flow="SIGNIN" />, { state: {}, realm: realmOf({ signIn }) }));

  it('is a single one for all of them', () => {
    draw(signInOf([{ name: 'ID' }, { name: 'ADOBE' }, { name: 'PBR' }, { name: 'GIGYA' }], { adobe: ADOBE }));
    expect(entries().map((link) => link.getAttribute('href'))).toEqual(['/providers']);
  });

  it('is shown for a single partner, and for Adobe alone', () => {
    draw(signInOf([{ name: 'ID' }, { name: 'SPTV' }]));
    expect(entries()).toHaveLength(1);
    cleanup();
    draw(signInOf([{ name: 'ID' }, { name: 'ADOBE' }], { adobe: ADOBE }));
    expect(entries()).toHaveLength(1);
  });

  it('is missing if the realm has none', () => {
    draw(signInOf([{ name: 'ID' }, { name: 'GOOGLE' }]));
    expect(entries()).toHaveLength(0);
  });
});

// SIGN-131
it('lists the partners in the realm’s order, with the realm’s labels', () => {
  const signIn = signInOf([
    { name: 'ID' },
    { name: 'GIGYA' },
    { name: 'PBR', label: 'Palm Bay Radio' },
    { name: 'GOOGLE' },
    { name: 'SPTV' },
  ]);
  render(onSite(<PartnerList isAlone />, { state: {}, realm: realmOf({ signIn }) }));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['GGigya', '/login/GIGYA'],
    ['PPalm Bay Radio', '/login/pbr'],
    ['SSPTV', '/login/sptv'],
  ]);
});
