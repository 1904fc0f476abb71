import type { Hero as HeroData } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LabelsProvider } from '../labels/labels.js';
import { Hero } from './hero.js';

const picture = { url: '/h.webp', variants: [{ width: 960, url: '/h.webp' }], dominantColour: '#102030' };
const button = (label: string | null, route: string) => ({
  label,
  link: { type: 'ROUTE', route, params: {} } as const,
});
const hero = (id: string, title: string): HeroData => ({
  id,
  title,
  tagline: `Tagline of ${title}`,
  description: null,
  titleImage: null,
  channelLogoUrl: null,
  background: {
    image: picture,
    portrait: null,
    gradients: { top: 0, bottom: 1, start: 1, end: 0 },
    animationUrl: null,
  },
  primaryButton: button(null, 'video'),
  secondaryButton: button('Elsewhere', 'nowhere'),
  item: {
    id,
    type: 'VOD',
    title,
    description: '',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    thumbnailUrl: '/t.webp',
    images: { thumbnail: picture },
    tags: [],
    audioTracks: [],
    subtitleLanguages: [],
    favourite: false,
    contentContext: [],
    externalId: null,
  },
});

const draw = (heroes: HeroData[]) =>
  render(
    <LabelsProvider
      value={{ t: createTranslate<LabelKey>(catalogues.en, 'en'), language: 'en', direction: 'ltr' }}
    >
      <Hero
        heroes={heroes}
        hrefOf={({ link }) => (link.type === 'ROUTE' && link.route === 'video' ? '/video/1' : null)}
      />
    </LabelsProvider>,
  );

afterEach(cleanup);

describe('Hero', () => {
  it('shows the first title, with “Watch now” where its button has no words', () => {
    draw([hero('1', 'The Lantern Coast'), hero('2', 'Ringside')]);
    expect(screen.getByRole('heading', { name: 'The Lantern Coast' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toBe('/video/1');
  });

  it('leaves out a button that leads nowhere', () => {
    draw([hero('1', 'The Lantern Coast')]);
    expect(screen.queryByText('Elsewhere')).toBeNull();
  });

  it('changes to the title that is asked for', () => {
    draw([hero('1', 'The Lantern Coast'), hero('2', 'Ringside')]);
    fireEvent.click(screen.getByRole('button', { name: /Ringside/u }));
    expect(screen.getByRole('heading', { name: 'Ringside' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The Lantern Coast' })).toBeNull();
  });

  it('offers no choice where there is only one, and nothing where there is none', () => {
    draw([hero('1', 'The Lantern Coast')]);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    expect(draw([]).container.textContent).toBe('');
  });
});
