import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../../testing/in-language.js';
import { createObservers, type Observers } from '../../testing/observers.js';
import { SeasonPicker } from './season-picker.js';
import type { SeasonPickerProps } from './season-picking.js';

let observers: Observers;

beforeEach(() => {
  observers = createObservers();
  vi.stubGlobal('IntersectionObserver', observers.IntersectionObserver);
  // jsdom has no layout and does not implement scrolling.
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
  HTMLElement.prototype.scrollTo = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const season = (seasonNumber: number) => ({
  id: String(4100 + seasonNumber),
  title: `Season ${seasonNumber}`,
  seasonNumber,
  episodeCount: 3,
});
const seasons = [28, 29, 30, 31, 32].map(season);

const picker = (props: Partial<SeasonPickerProps> = {}, language: 'en' | 'pt' = 'en') =>
  inLanguage(
    <SeasonPicker
      seasons={seasons}
      currentId="4130"
      hrefOf={({ id }) => `/season/${id}`}
      look="dropdown"
      {...props}
    />,
    language,
  );

const toggle = () => screen.getByRole('button', { name: 'Season 30' });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const marks = (container: HTMLElement) => [...container.querySelectorAll('li[aria-hidden]')];

describe('SeasonPicker as a dropdown', () => {
  it('focuses the current season when it opens, and its button when Escape closes it', () => {
    render(picker());
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    expect(links()).toEqual([]);
    fireEvent.click(toggle());
    expect(links()).toEqual(seasons.map(({ id }) => `/season/${id}`));
    const chosen = screen.getByRole('link', { name: /Season 30/u });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(chosen);
    fireEvent.keyDown(chosen, { key: 'Escape' });
    expect(links()).toEqual([]);
    expect(document.activeElement).toBe(toggle());
  });

  // SERIES-4
  it('requests more seasons when an end comes within 50 px', () => {
    const [onBefore, onAfter] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { container } = render(picker({ hasMoreBefore: true, hasMoreAfter: true, onBefore, onAfter }));
    fireEvent.click(toggle());
    const [before, after] = marks(container);
    if (before === undefined || after === undefined) throw new Error('The list has no ends.');
    expect(observers.watchOf(before)).toMatchObject({ rootMargin: '50px', thresholds: [0.1] });
    act(() => observers.intersect(before));
    expect([onBefore.mock.calls.length, onAfter.mock.calls.length]).toEqual([1, 0]);
    act(() => observers.intersect(after));
    expect(onAfter).toHaveBeenCalledOnce();
  });

  // SERIES-4
  it('does not observe its ends while loading or after an error', () => {
    const ends = { hasMoreAfter: true, onAfter: vi.fn<() => void>() };
    const { container, rerender } = render(picker({ ...ends, isLoading: true }));
    fireEvent.click(toggle());
    const watched = () => marks(container).filter((mark) => observers.watchOf(mark) !== undefined);
    expect(watched()).toEqual([]);
    rerender(picker({ ...ends, error: 'loadMoreSeasons' }));
    expect(watched()).toEqual([]);
    rerender(picker(ends));
    expect(watched()).toHaveLength(1);
  });
});

describe('an error of a SeasonPicker', () => {
  // SERIES-5
  it.each([
    ['loadSeasons', 'Failed to load seasons'],
    ['loadMoreSeasons', 'Failed to load more seasons'],
    ['loadPreviousSeasons', 'Failed to load previous seasons'],
  ] as const)('%s is shown as “%s” with a retry button', (error, words) => {
    const onRetry = vi.fn<() => void>();
    render(picker({ error, onRetry, look: 'tabs' }));
    expect(screen.getByRole('alert').textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is shown in the viewer’s language', () => {
    render(picker({ error: 'loadSeasons', look: 'tabs' }, 'pt'));
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar as temporadas');
  });
});

it('lets its page show another season without navigation', () => {
  const onFollow = vi.fn<NonNullable<SeasonPickerProps['onFollow']>>((_, click) => click.preventDefault());
  render(picker({ look: 'tabs', onFollow }));
  fireEvent.click(screen.getByRole('link', { name: 'Season 31' }));
  expect(onFollow.mock.calls[0]?.[0].id).toBe('4131');
});
