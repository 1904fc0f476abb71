import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WatchlistButton, type WatchlistButtonProps } from './watchlist-button.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
});

describe('WatchlistButton', () => {
  const show = (change: Partial<WatchlistButtonProps>) => {
    const props: WatchlistButtonProps = {
      kind: 'add',
      title: 'The Lantern Coast',
      isMarked: false,
      outcome: null,
      isOpen: false,
      isBusy: false,
      isCompact: false,
      t,
      onPress: vi.fn<() => void>(),
      ...change,
    };
    return render(<WatchlistButton {...props} />);
  };

  it('is named after its title, and announces that it opens a dialog', () => {
    show({});
    expect(button('Add to a list: The Lantern Coast').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('shows whether a title is a favourite, and announces the outcome of a press', () => {
    show({ kind: 'favourite', isMarked: true, outcome: 'done' });
    expect(button('The Lantern Coast is on my list').textContent).toBe('On my list');
    expect(screen.getByRole('status').textContent).toBe('The Lantern Coast is on my list');
    cleanup();
    show({ kind: 'favourite', outcome: 'failed' });
    expect(button('Not saved')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Not saved');
  });
});
