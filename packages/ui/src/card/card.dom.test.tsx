import type { ContentItem } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LabelsProvider } from '../labels/labels.js';
import { Card, type CardProps } from './card.js';

const labels = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;
const NOW = Date.parse('2026-11-21T20:00:00.000Z');
const picture = (name: string) => ({
  url: `/${name}-640.webp`,
  variants: [320, 640].map((width) => ({ width, url: `/${name}-${width}.webp` })),
  dominantColour: '#16324f',
});
const film: ContentItem = {
  id: '1001',
  type: 'VOD',
  title: 'The Lantern Coast',
  description: '',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/wide-640.webp',
  images: { thumbnail: picture('wide'), poster: picture('poster') },
  duration: 92.16,
  tags: [],
  audioTracks: ['en'],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
};

const draw = (change: Partial<ContentItem> = {}, props: Partial<CardProps> = {}) =>
  render(
    <LabelsProvider value={labels}>
      <Card item={{ ...film, ...change }} href="/video/1001" now={NOW} {...props} />
    </LabelsProvider>,
  );

afterEach(cleanup);

describe('Card', () => {
  it('is one link with the title as its name', () => {
    draw();
    expect(screen.getByRole('link', { name: 'The Lantern Coast' }).getAttribute('href')).toBe('/video/1001');
    expect(screen.getByText('2 min')).toBeDefined();
  });

  it.each([
    ['GRANTED_ON_SIGN_IN', 'Sign in to watch'],
    ['DENIED', 'Purchase'],
    ['GEOBLOCKED', 'Not available here'],
  ] as const)('says of %s: %s', (accessLevel, words) => {
    draw({ accessLevel });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: `The Lantern Coast, ${words}` })).toBeDefined();
  });

  it('is live only once its start has passed', () => {
    const event = { type: 'LIVE_EVENT', live: true } as const;
    draw({ ...event, startDate: '2026-11-21T19:00:00.000Z' });
    expect(screen.getByText('Live').dataset['tone']).toBe('live');
    cleanup();
    draw({ ...event, startDate: '2026-11-21T21:00:00.000Z' });
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('numbers the first ten of a list that counts', () => {
    draw({}, { index: 9, showPosition: true });
    expect(screen.getByText('10')).toBeDefined();
    cleanup();
    draw({}, { index: 10, showPosition: true });
    expect(screen.queryByText('11')).toBeNull();
  });

  it('shows how much has been watched', () => {
    draw({ watchProgress: 0.4 });
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Watched' }).value).toBe(40);
  });

  it('leaves the title out where the realm hides titles, and keeps the link’s name', () => {
    draw({}, { titleDisplayMode: 'HIDE' });
    expect(screen.queryByText('The Lantern Coast')).toBeNull();
    expect(screen.getByRole('link', { name: 'The Lantern Coast' })).toBeDefined();
  });

  it('offers every width of its picture, and its colour where the picture does not come', () => {
    const { container } = draw({}, { picture: 'poster' });
    const image = container.querySelector('img');
    expect(image?.srcset).toBe('/poster-320.webp 320w, /poster-640.webp 640w');
    if (image !== null) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(
      container
        .querySelector<HTMLElement>('[data-state="failed"]')
        ?.style.getPropertyValue('--artwork-colour'),
    ).toBe('#16324f');
  });
});
