import type { ContentItem } from '@footlight/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { film, picture } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { Card, type CardProps } from './card.js';

const NOW = Date.parse('2026-11-21T20:00:00.000Z');
const TITLE = 'The Lantern Coast';

const draw = (change: Partial<ContentItem> = {}, props: Partial<CardProps> = {}) =>
  render(inLanguage(<Card item={film(change)} href="/video/1001" now={NOW} {...props} />));

const link = () => screen.getByRole('link');
const linkNamed = (name: RegExp) => screen.getByRole('link', { name });
const pictureOf = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

afterEach(cleanup);

describe('Card', () => {
  it('is one link, named by its visible text', () => {
    draw({ genre: 'Drama' }, { metadata: 'expanded' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(link().getAttribute('href')).toBe('/video/1001');
    expect(link().hasAttribute('aria-label')).toBe(false);
    expect(linkNamed(/^The Lantern Coast ?Drama · .+ A keeper who has never seen the sea\.$/u)).toBeDefined();
  });

  it('shows no access label if access is granted', () => {
    draw();
    for (const words of ['Sign in to watch', 'How to watch', 'Not available here'])
      expect(screen.queryByText(words)).toBeNull();
  });

  // CARD-1
  it.each([
    ['GRANTED_ON_SIGN_IN', 'Sign in to watch'],
    ['DENIED', 'How to watch'],
    ['GEOBLOCKED', 'Not available here'],
  ] as const)('labels %s with “%s”', (accessLevel, words) => {
    draw({ accessLevel });
    expect(screen.getByText(words)).toBeDefined();
    expect(linkNamed(new RegExp(`${words}.*${TITLE}`, 'u'))).toBeDefined();
  });

  it.each([
    ['2026-11-21T19:00:00.000Z', true],
    ['2026-11-21T20:00:00.000Z', true],
    ['2026-11-21T20:00:00.001Z', false],
  ])('of an event that starts at %s shows the live badge: %s', (startDate, live) => {
    draw({ type: 'LIVE_EVENT', live: true, startDate });
    expect(screen.queryByText('Live')?.dataset['tone']).toBe(live ? 'live' : undefined);
    expect(linkNamed(live ? /^Live .*The Lantern Coast/u : /^The Lantern Coast/u)).toBeDefined();
  });

  // CARD-3
  it('shows no live badge for an event that is not live, even after its start', () => {
    draw({ type: 'LIVE_EVENT', live: false, startDate: '2026-11-21T19:00:00.000Z' });
    expect(screen.queryByText('Live')).toBeNull();
  });

  // CARD-2
  it('shows positions one to ten in a numbered list', () => {
    draw({}, { index: 9, showPosition: true });
    expect(screen.getByText('10').getAttribute('aria-hidden')).toBe('true');
    cleanup();
    draw({}, { index: 10, showPosition: true });
    expect(screen.queryByText('11')).toBeNull();
    cleanup();
    draw({}, { index: 0 });
    expect(screen.queryByText('1')).toBeNull();
  });

  it.each([
    [0.4, 40],
    [1, 100],
  ])('shows that %d of it has been watched in a progress bar', (watchProgress, value) => {
    draw({ watchProgress });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Watched' });
    expect([bar.value, bar.max]).toEqual([value, 100]);
  });

  it.each([0, undefined])('has no progress bar if %s has been watched', (watchProgress) => {
    draw(watchProgress === undefined ? {} : { watchProgress });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  // CARD-5
  it('hides the title visually if the realm hides titles, but keeps it in the link’s name', () => {
    draw({}, { titleDisplayMode: 'HIDE' });
    expect(screen.getByText(TITLE).className).toContain('unseen');
    expect(linkNamed(/The Lantern Coast/u)).toBeDefined();
  });

  it('hides its title visually and omits the metadata if the row hides metadata', () => {
    draw({}, { hideMetadata: true });
    expect(screen.getByText(TITLE).className).toContain('unseen');
    expect(linkNamed(/^The Lantern Coast$/u)).toBeDefined();
    expect(screen.queryByText('2 min')).toBeNull();
  });

  it('shows its poster if the row uses posters and it has one', () => {
    expect(pictureOf(draw({}, { picture: 'poster' }).container)).toBe('/poster-640.webp');
    cleanup();
    expect(pictureOf(draw().container)).toBe('/wide-640.webp');
    cleanup();
    const { container } = draw({ images: { thumbnail: picture('wide') } }, { picture: 'poster' });
    expect(pictureOf(container)).toBe('/wide-640.webp');
  });

  it.each([
    ['compact', false, false],
    ['regular', true, false],
    ['expanded', true, true],
  ] as const)(
    'in the %s mode shows the metadata line: %s, the description: %s',
    (metadata, hasLine, hasDescription) => {
      draw({ genre: 'Drama' }, { metadata });
      expect(screen.getByText(TITLE)).toBeDefined();
      expect(screen.queryByText(/^Drama/u) !== null).toBe(hasLine);
      expect(screen.queryByText('A keeper who has never seen the sea.') !== null).toBe(hasDescription);
    },
  );

  it('uses the regular mode by default, and shows the description if the row requests it', () => {
    draw({ genre: 'Drama' });
    expect(screen.getByText(/^Drama/u)).toBeDefined();
    cleanup();
    draw({}, { metadata: 'compact', showDescription: true });
    expect(screen.getByText('A keeper who has never seen the sea.')).toBeDefined();
  });

  it('draws its title over the picture if the row uses title pictures, and only once', () => {
    const { container } = draw({ type: 'PLAYLIST', itemCount: 5 }, { picture: 'title' });
    expect(pictureOf(container)).toBe('/wide-640.webp');
    expect(screen.getAllByText(TITLE)).toHaveLength(1);
    expect(linkNamed(/^The Lantern Coast ?Playlist · 5 videos$/u)).toBeDefined();
    expect(screen.getByText('Playlist · 5 videos')).toBeDefined();
  });

  it('has the background colour that its row sets', () => {
    draw({}, { ground: '#1a1d24' });
    const card = screen.getByRole('article');
    expect(card.dataset['grounded']).toBe('true');
    expect(card.style.getPropertyValue('--card-ground')).toBe('#1a1d24');
  });

  it.each([
    ['now', false],
    ['nowAndNext', true],
  ] as const)('of a channel shows its programmes: %s', (programmes, hasNext) => {
    const programme = (id: string, startDate: string, endDate: string) => ({
      id,
      title: `Programme ${id}`,
      description: '',
      episode: null,
      startDate,
      endDate,
      thumbnailUrl: null,
    });
    const programmingInfo = {
      currentProgramme: programme('one', '2026-11-21T19:30:00.000Z', '2026-11-21T20:30:00.000Z'),
      nextProgramme: programme('two', '2026-11-21T20:30:00.000Z', '2026-11-21T21:00:00.000Z'),
      channelLogoUrl: '/logo.webp',
    };
    const { container } = draw({ type: 'CHANNEL', live: true, programmingInfo }, { programmes });
    expect(screen.getByText(/Programme one$/u)).toBeDefined();
    expect(screen.queryByText(/Programme two$/u) !== null).toBe(hasNext);
    expect(screen.getByRole<HTMLProgressElement>('progressbar')).toBeDefined();
    expect(container.querySelector('img[src="/logo.webp"]')).not.toBeNull();
  });

  it('renders its buttons outside its link', () => {
    draw({}, { actions: <button type="button">Keep</button> });
    expect(link().contains(screen.getByRole('button', { name: 'Keep' }))).toBe(false);
  });

  it('moves the focus between its link and its toggles with the arrow keys', () => {
    const toggles = ['Favourite', 'Watchlist'].map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ));
    const onKeyDown = vi.fn<() => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={onKeyDown}>
        {inLanguage(<Card item={film()} href="/video/1001" now={NOW} actions={toggles} />, 'ar')}
      </div>,
    );
    const press = (key: string): void => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    };
    const focused = () => document.activeElement?.textContent;
    screen.getByRole('link').focus();
    press('ArrowUp');
    expect(focused()).toBe('Favourite');
    press('ArrowLeft');
    expect(focused()).toBe('Watchlist');
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link'));
    expect(onKeyDown).not.toHaveBeenCalled();
    // Other keys bubble up to the list around the card.
    press('ArrowDown');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });
});
