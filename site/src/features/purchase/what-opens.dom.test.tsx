import type { VodDetails } from '@footlight/contract';
import type { TitleVerdict } from '@footlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { WaysOn, WhatOpens } from './what-opens.js';

const page = { route: 'vod', params: { eventId: '1003' }, query: {} } as const;
const picture = { url: '/salt.webp', variants: [], dominantColour: '#16324f' };
const details = {
  id: '1003',
  type: 'VOD',
  title: 'Salt and Iron',
  images: { thumbnail: picture, poster: picture },
  duration: 92,
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  metaFields: {},
} as unknown as VodDetails;
const offer = {
  kind: 'buy',
  because: 'licence-missing',
  licences: [{ licenceId: '7001', name: 'Ringside', type: 'SUBSCRIPTION' }],
} as const;

const draw = (verdict: TitleVerdict) =>
  render(onSite(<WhatOpens details={details} verdict={verdict} page={page} />, { state: {} }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('ACC-29: what opens a title', () => {
  it('is named by its licences, and who may hold one signs in for the title', () => {
    draw({ ...offer, orSignIn: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Salt and Iron');
    expect(screen.getByText(/It comes with Ringside\./u)).toBeDefined();
    expect(links()).toEqual(['Sign in', 'Go to home']);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
    expect(new URL(href).search).toContain('from=%2Fvideo%2F1003');
  });

  it('is not signing in, for whoever has', () => {
    draw({ ...offer, orSignIn: false });
    expect(links()).toEqual(['Go to home']);
  });

  it('is signing in alone where the verdict says so, without words on licences', () => {
    draw({ kind: 'sign-in', because: 'signed-out' });
    expect(links()).toEqual(['Sign in', 'Go to home']);
    expect(screen.queryByText(/licence/iu)).toBeNull();
  });

  it('is nothing where it plays, and its page is led to', () => {
    draw({ kind: 'play' });
    expect(links()).toEqual(['Watch now', 'Go to home']);
    expect(screen.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toBe('/video/1003');
  });

  it('is nothing where the rights do not reach, and neither sign-in nor a licence is offered', () => {
    draw({ kind: 'none', because: 'geoblocked' });
    expect(links()).toEqual(['Go to home']);
    expect(screen.queryByText(/licence/iu)).toBeNull();
  });

  it('of no title leads guests to sign in', () => {
    render(onSite(<WaysOn page={null} maySignIn plays={false} />, { state: {} }));
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});
