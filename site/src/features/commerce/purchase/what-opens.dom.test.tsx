import type { VodDetails } from '@footlight/contract';
import type { TitleDecision } from '@footlight/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { WhatOpens } from './what-opens.js';

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

const draw = (decision: TitleDecision) =>
  render(onSite(<WhatOpens details={details} decision={decision} page={page} />, { state: {} }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('ACC-29: the actions for a title that does not have to be bought', () => {
  it('link to sign-in if the decision requires it', () => {
    draw({ kind: 'sign-in', because: 'signed-out' });
    expect(links()).toEqual(['Sign in', 'Go to home']);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
    expect(new URL(href).search).toContain('from=%2Fvideo%2F1003');
  });

  it('link to the page of a title that plays', () => {
    draw({ kind: 'play' });
    expect(links()).toEqual(['Watch now', 'Go to home']);
    expect(screen.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toBe('/video/1003');
  });

  it('only link to home if the title is geoblocked', () => {
    draw({ kind: 'none', because: 'geoblocked' });
    expect(links()).toEqual(['Go to home']);
  });
});
