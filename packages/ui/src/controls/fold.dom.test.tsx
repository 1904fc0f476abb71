import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { Fold } from './fold.js';

const heights = (fullHeight: number, shown: number) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(fullHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Fold', () => {
  // jsdom has no layout width, so the button is hidden as on wide screens.
  it('expands and collapses a text that does not fit', () => {
    heights(200, 72);
    render(inLanguage(<Fold text="A long story." />));
    const button = screen.getByText('Read more');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    act(() => button.click());
    expect(screen.getByText('Show less').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('A long story.').dataset['open']).toBe('true');
    act(() => button.click());
    expect(screen.getByText('A long story.').dataset['open']).toBe('false');
  });

  it('has no button if the text fits', () => {
    heights(72, 72);
    render(inLanguage(<Fold text="Short." />));
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});
