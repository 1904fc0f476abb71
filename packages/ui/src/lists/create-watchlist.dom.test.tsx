import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CreateWatchlist, type CreateWatchlistProps } from './create-watchlist.js';
import { errorMessage } from './watchlist-error.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
});

describe('CreateWatchlist', () => {
  const show = (change: Partial<CreateWatchlistProps> = {}) => {
    const props: CreateWatchlistProps = {
      isBusy: false,
      error: null,
      t,
      onCreate: vi.fn<CreateWatchlistProps['onCreate']>(() => Promise.resolve(true)),
      onChange: vi.fn<() => void>(),
      ...change,
    };
    return { props, ...render(<CreateWatchlist {...props} />) };
  };
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the list' });

  it('LIST-30: shows the name input at the first press and saves at the second', async () => {
    const { props } = show();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Create a list'));
    expect(document.activeElement).toBe(input());
    expect(button('Create').disabled).toBe(true);
    fireEvent.input(input(), { target: { value: '   ' } });
    expect(button('Create').disabled).toBe(true);
    fireEvent.input(input(), { target: { value: 'Sunday evenings' } });
    expect(button('Create').disabled).toBe(false);
    expect(props.onCreate).not.toHaveBeenCalled();
    fireEvent.click(button('Create'));
    expect(props.onCreate).toHaveBeenCalledExactlyOnceWith('Sunday evenings');
    await waitFor(() => expect(document.activeElement).toBe(button('Create a list')));
  });

  it('keeps the typed name when it is refused, and shows the reason', async () => {
    const onCreate = vi.fn<CreateWatchlistProps['onCreate']>(() => Promise.resolve(false));
    const { props, rerender } = show({ onCreate });
    fireEvent.click(button('Create a list'));
    fireEvent.input(input(), { target: { value: 'x'.repeat(61) } });
    fireEvent.submit(input());
    await waitFor(() => expect(onCreate).toHaveBeenCalledOnce());
    rerender(<CreateWatchlist {...props} error={{ code: 'WATCHLIST_NAME_TOO_LONG', limit: null }} />);
    expect(screen.getByRole('alert').textContent).toBe('List names can have up to 60 characters.');
    expect(input().value).toHaveLength(61);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(input(), { target: { value: 'short' } });
    expect(props.onChange).toHaveBeenCalledOnce();
  });

  it('closes on Escape, which does not propagate', () => {
    const outside = vi.fn<() => void>();
    document.addEventListener('keydown', outside);
    const { props } = show();
    fireEvent.click(button('Create a list'));
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(props.onCreate).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    document.removeEventListener('keydown', outside);
  });
});

describe('errorMessage', () => {
  it.each([
    ['WATCHLIST_NAME_TOO_LONG', null, 'List names can have up to 60 characters.'],
    ['DUPLICATED_ITEM', null, 'It’s already in this list.'],
    ['WATCHLIST_LIMIT_REACHED', 100, 'You’ve reached the limit of 100. Remove something first.'],
    ['INTERNAL', null, 'Something went wrong on our side. Try again in a moment.'],
  ])('returns the message of %s (limit %o)', (code, limit, words) => {
    expect(errorMessage({ code, limit }, t)).toBe(words);
  });
});
