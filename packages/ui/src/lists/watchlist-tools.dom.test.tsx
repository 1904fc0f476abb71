import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WatchlistTools, type WatchlistToolsProps } from './watchlist-tools.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
});

describe('WatchlistTools', () => {
  const show = (change: Partial<WatchlistToolsProps>) => {
    const props: WatchlistToolsProps = {
      name: 'Sunday evenings',
      may: 'change',
      address: 'https://a.example/l',
      isBusy: false,
      error: null,
      saveLabel: 'Save this list',
      t,
      onRename: vi.fn<WatchlistToolsProps['onRename']>(() => Promise.resolve(true)),
      onDelete: vi.fn<() => void>(),
      onSave: vi.fn<() => void>(),
      onForget: vi.fn<() => void>(),
      onShared: vi.fn<WatchlistToolsProps['onShared']>(),
      onClearError: vi.fn<() => void>(),
      ...change,
    };
    return { props, ...render(<WatchlistTools {...props} />) };
  };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    ['change', ['Share', 'Rename', 'Delete']],
    ['save', ['Save this list', 'Share']],
    ['forget', ['Remove from my lists', 'Share']],
    ['look', ['Share']],
  ] as const)('shows the buttons for the permission: %s', (may, expected) => {
    show({ may });
    expect(names()).toEqual(expected);
  });

  it('has no share button if sharing is off', () => {
    show({ address: null });
    expect(names()).toEqual(['Rename', 'Delete']);
  });

  it('deletes only after a confirmation', () => {
    const { props } = show({});
    fireEvent.click(button('Delete'));
    expect(document.activeElement).toBe(button('Keep it'));
    fireEvent.click(button('Keep it'));
    expect(document.activeElement).toBe(button('Delete'));
    expect(props.onDelete).not.toHaveBeenCalled();
    fireEvent.click(button('Delete'));
    fireEvent.click(button('Delete list'));
    expect(props.onDelete).toHaveBeenCalledOnce();
  });

  it('renames the list, starting with the current name', async () => {
    const { props } = show({});
    fireEvent.click(button('Rename'));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('Sunday evenings');
    fireEvent.input(input, { target: { value: 'Mondays' } });
    fireEvent.submit(input);
    expect(props.onRename).toHaveBeenCalledExactlyOnceWith('Mondays');
    await waitFor(() => expect(document.activeElement).toBe(button('Rename')));
  });

  it('shows why a change of the whole list failed', () => {
    show({ error: { code: 'NETWORK', limit: null } });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t connect.');
  });
});
