import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../../testing/in-language.js';
import { SeasonTabs } from './season-tabs.js';

/** jsdom has neither scrolling nor layout: tabs are 100 px wide, side by side, in a list of 300 px. */
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  Object.defineProperties(HTMLElement.prototype, {
    scrollTo: { configurable: true, value: scrollTo },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
      },
    },
    clientWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'UL' ? 300 : 100;
      },
    },
  });
});

afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  for (const name of ['scrollTo', 'offsetLeft', 'clientWidth'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});

const seasons = [1, 2, 3, 4].map((seasonNumber) => ({
  id: `400${seasonNumber}`,
  title: `Season ${seasonNumber}`,
  seasonNumber,
  episodeCount: 6,
}));

const tabs = (currentId: string | null) =>
  inLanguage(<SeasonTabs seasons={seasons} currentId={currentId} hrefOf={({ id }) => `/season/${id}`} />);

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

describe('SeasonTabs', () => {
  it('are links in a labelled navigation, one of them current', () => {
    render(tabs('4002'));
    expect(screen.getByRole('navigation', { name: 'Seasons' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      seasons.map(({ id }) => `/season/${id}`),
    );
    expect(current()).toEqual(['Season 2']);
  });

  it('scroll the current tab to the centre, also when it changes', () => {
    const { rerender } = render(tabs('4002'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    rerender(tabs('4004'));
    expect(current()).toEqual(['Season 4']);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 200 });
    expect(scrollTo.mock.contexts.at(-1)).toBe(screen.getByRole('list'));
  });

  it('do not scroll while no season is current', () => {
    render(tabs(null));
    expect(current()).toEqual([]);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
