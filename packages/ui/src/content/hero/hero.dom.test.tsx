import type { CallToAction, Hero as HeroData } from '@footlight/contract';
import type { Language } from '@footlight/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { film, picture } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { Hero } from './hero.js';

const button = (label: string | null, route: string): CallToAction => ({
  label,
  link: { type: 'ROUTE', route, params: {} },
});

const hero = (id: string, title: string, change: Partial<HeroData> = {}): HeroData => ({
  id,
  title,
  tagline: `Tagline of ${title}`,
  description: null,
  titleImage: null,
  channelLogoUrl: null,
  background: {
    image: picture(`hero-${id}`),
    portrait: null,
    gradients: { top: 0, bottom: 1, start: 1, end: 0 },
    animationUrl: null,
  },
  primaryButton: button(null, 'video'),
  secondaryButton: null,
  item: film({ id, title }),
  ...change,
});

const coast = hero('1', 'The Lantern Coast');
const ring = hero('2', 'Ringside');

/** A site whose only pages are `video` and `series`. */
const hrefOf = ({ link }: CallToAction): string | null =>
  link.type === 'ROUTE' && ['video', 'series'].includes(link.route) ? `/${link.route}` : null;

const stage = (heroes: readonly HeroData[], language: Language = 'en') =>
  inLanguage(<Hero heroes={heroes} hrefOf={hrefOf} />, language);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((dot) => dot.getAttribute('aria-label'));

afterEach(cleanup);

describe('Hero', () => {
  it('is a region and shows the first title', () => {
    render(stage([coast, ring]));
    expect(screen.getByRole('region', { name: 'Featured' })).toBeDefined();
    expect(heading()).toBe('The Lantern Coast');
    expect(screen.getByText('Tagline of The Lantern Coast')).toBeDefined();
  });

  it('hides a text title visually if titles are hidden', () => {
    render(inLanguage(<Hero heroes={[coast]} hrefOf={hrefOf} titleDisplayMode="HIDE" />));
    expect(getComputedStyle(screen.getByRole('heading', { level: 1 })).position).toBe('absolute');
  });

  // ROW-7
  it.each([
    ['en', 'Watch now'],
    ['ar', 'شاهد الآن'],
  ] as const)('uses the default label of a button in %s: “%s”', (language, name) => {
    render(stage([coast], language));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/video');
  });

  it('shows only buttons with existing targets, with their own labels', () => {
    render(
      stage([
        hero('1', 'Ember Road', {
          primaryButton: button('Elsewhere', 'nowhere'),
          secondaryButton: button('The series', 'series'),
        }),
      ]),
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The series']);
  });

  it('keeps both buttons if they have the same target', () => {
    render(
      stage([
        hero('1', 'Ember Road', {
          primaryButton: button('Watch', 'series'),
          secondaryButton: button('Details', 'series'),
        }),
      ]),
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Watch', 'Details']);
  });

  it('shows the selected title with its picture', () => {
    const { container } = render(stage([coast, ring]));
    expect(pressed()).toEqual(['The Lantern Coast']);
    fireEvent.click(screen.getByRole('button', { name: 'Ringside' }));
    expect(heading()).toBe('Ringside');
    expect(pressed()).toEqual(['Ringside']);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/hero-2-640.webp');
  });

  it('falls back to the first title when the selected one is removed', () => {
    const { rerender } = render(stage([coast, ring, hero('3', 'Harvest Run')]));
    fireEvent.click(screen.getByRole('button', { name: 'Harvest Run' }));
    rerender(stage([coast, ring]));
    expect(heading()).toBe('The Lantern Coast');
    expect(pressed()).toEqual(['The Lantern Coast']);
  });

  it.each(['en', 'ar'] as const)('is navigated by arrow buttons in %s, and wraps around', (language) => {
    render(stage([coast, ring], language));
    const arrows = screen.getAllByRole('button').filter((button) => button.ariaPressed === null);
    const [back, on] = [arrows.at(0), arrows.at(-1)].map((arrow) => arrow ?? document.body);
    for (const [arrow, title] of [
      [on, 'Ringside'],
      [on, 'The Lantern Coast'],
      [back, 'Ringside'],
    ] as const) {
      fireEvent.click(arrow ?? document.body);
      expect(heading()).toBe(title);
      // The other heroes are not rendered.
      expect(screen.getAllByRole('heading')).toHaveLength(1);
    }
  });

  it.each([
    ['en', -80, 'Ringside'],
    ['en', 20, 'The Lantern Coast'],
    ['ar', 80, 'Ringside'],
  ] as const)('is navigated by a swipe, in %s by %d px to %s', (language, by, title) => {
    render(stage([coast, ring, hero('3', 'Harvest Run')], language));
    const region = screen.getByRole('region');
    const finger = { pointerType: 'touch', clientY: 100, pointerId: 1 };
    fireEvent.pointerDown(region, { ...finger, clientX: 200 });
    fireEvent.pointerUp(region, { ...finger, clientX: 200 + by });
    expect(heading()).toBe(title);
  });

  // HERO-3
  it('flags a picture that fails to load, and keeps its text', () => {
    const { container } = render(stage([coast]));
    const region = screen.getByRole('region');
    expect(region.dataset['image']).toBe('shown');
    const image = container.querySelector('img');
    if (image === null) throw new Error('The hero has no picture.');
    fireEvent.error(image);
    expect(region.dataset['image']).toBe('failed');
    expect(heading()).toBe('The Lantern Coast');
  });

  // HERO-2
  it('dims its text 2 s after the pointer has left, while its picture moves', () => {
    vi.useFakeTimers();
    render(inLanguage(<Hero heroes={[coast]} hrefOf={hrefOf} isMoving />));
    const isResting = () =>
      screen.getByRole('heading').closest('[data-resting]')?.getAttribute('data-resting');
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region);
    act(() => void vi.advanceTimersByTime(5000));
    expect(isResting()).toBe('false');
    fireEvent.pointerLeave(region);
    act(() => void vi.advanceTimersByTime(1999));
    expect(isResting()).toBe('false');
    act(() => void vi.advanceTimersByTime(1));
    expect(isResting()).toBe('true');
    fireEvent.pointerEnter(region);
    expect(isResting()).toBe('false');
    vi.useRealTimers();
  });

  it('has no navigation for a single title, and renders nothing without titles', () => {
    render(stage([coast]));
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    expect(render(stage([])).container.textContent).toBe('');
  });
});

describe('a title image', () => {
  it('replaces the text title, and is replaced by it if it fails to load', () => {
    render(stage([hero('3', 'Velvet Hour', { titleImage: picture('velvet-hour-title') })]));
    const titleImage = screen.getByRole('img', { name: 'Velvet Hour' });
    expect(titleImage.closest('h1')).not.toBe(null);
    fireEvent.error(titleImage);
    expect(heading()).toBe('Velvet Hour');
  });

  it('is replaced by the text title if it failed to load before its listeners were attached', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    render(stage([hero('3', 'Velvet Hour', { titleImage: picture('velvet-hour-title') })]));
    vi.restoreAllMocks();
    expect(heading()).toBe('Velvet Hour');
  });
});
