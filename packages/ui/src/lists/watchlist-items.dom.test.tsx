import type { Watchlist } from '@footlight/contract';
import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../testing/content.js';
import { WatchlistItems, type WatchlistItemsProps } from './watchlist-items.js';
import { WatchlistRows } from './watchlist-rows.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  // jsdom has no layout and does not implement scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
});

describe('WatchlistRows', () => {
  const list: Watchlist = {
    watchlistExternalId: 'w1',
    ownerExternalId: 'a1',
    name: 'Sunday evenings',
    ownership: 'OWNED',
    saved: false,
    systemDefinedType: null,
    thumbnails: ['/1.webp', '/2.webp', '/3.webp', '/4.webp', '/5.webp'],
    itemCount: 7,
    shareablePath: '/watchlists/w1?owner=a1',
  };

  it('LIST-31: name the action of a press, and show up to four pictures', () => {
    const onChoose = vi.fn<(chosen: Watchlist) => void>();
    const { container } = render(
      <WatchlistRows watchlists={[list]} does="add" busyId={null} t={t} onChoose={onChoose} />,
    );
    fireEvent.click(button('Add to Sunday evenings, 7 titles'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(list);
    expect(container.querySelectorAll('img')).toHaveLength(4);
  });

  it('LIST-47: mark a list that already contains the title, and do not add it again', () => {
    const onChoose = vi.fn<(chosen: Watchlist) => void>();
    render(
      <WatchlistRows
        watchlists={[{ ...list, holds: true }]}
        does="add"
        busyId={null}
        t={t}
        onChoose={onChoose}
      />,
    );
    const addedList = button('Sunday evenings 7 titles · Already in this list');
    expect(addedList.getAttribute('aria-disabled')).toBe('true');
    expect(addedList.textContent).toContain('Already in this list');
    fireEvent.click(addedList);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('mark lists that others have shared', () => {
    render(
      <WatchlistRows
        watchlists={[{ ...list, ownership: 'SHARED', saved: true }]}
        does="open"
        busyId={null}
        t={t}
        onChoose={() => undefined}
      />,
    );
    expect(button('Sunday evenings 7 titles · Shared with you')).toBeTruthy();
  });
});

describe('WatchlistItems', () => {
  const titles = ['One', 'Two', 'Three'];
  const items = titles.map((title, at) => film({ id: String(at + 1), title }));
  const show = (change: Partial<WatchlistItemsProps> = {}) => {
    const props = {
      items,
      count: 30,
      isSortable: true,
      isRemovable: true,
      scroller: createRef<HTMLDivElement>(),
      language: 'en',
      t,
      hrefOf: ({ id }: { readonly id: string }) => `/video/${id}`,
      onFollow: vi.fn<WatchlistItemsProps['onFollow']>(),
      onMove: vi.fn<WatchlistItemsProps['onMove']>(),
      onRemove: vi.fn<WatchlistItemsProps['onRemove']>(),
      onAnnounce: vi.fn<WatchlistItemsProps['onAnnounce']>(),
      ...change,
    };
    return { ...props, ...render(<WatchlistItems {...props} />) };
  };
  const announcedBy = (onAnnounce: WatchlistItemsProps['onAnnounce']) =>
    vi.mocked(onAnnounce).mock.calls.map(([words]) => words);

  it('picks up an item with a press, moves it with arrow keys, and drops it with another press', () => {
    const { onMove, onAnnounce } = show();
    fireEvent.click(button('Move One, 1 of 30'));
    const handle = button('Move One, 1 of 30');
    expect(handle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.click(handle);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
    expect(announcedBy(onAnnounce)).toEqual([
      'One picked up, 1 of 30.',
      '3 of 30.',
      '2 of 30.',
      'One dropped at 2 of 30.',
    ]);
  });

  it('shows buttons to move an item that is picked up', () => {
    const { onMove } = show();
    expect(screen.queryByRole('button', { name: 'Up' })).toBeNull();
    fireEvent.click(button(/^Move Three/u));
    fireEvent.click(button('Up'));
    fireEvent.click(button('Up'));
    fireEvent.click(button('Up'));
    fireEvent.click(button(/^Move Three/u));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 0);
  });

  it('cancels a move on Escape, which does not propagate', () => {
    const { onMove, onAnnounce } = show();
    const outside = vi.fn<() => void>();
    document.addEventListener('keydown', outside);
    fireEvent.click(button(/^Move One/u));
    fireEvent.keyDown(button(/^Move One/u), { key: 'ArrowDown' });
    fireEvent.keyDown(button(/^Move One/u), { key: 'Escape' });
    expect(onMove).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    expect(announcedBy(onAnnounce).at(-1)).toBe('One is back at 1 of 30.');
    document.removeEventListener('keydown', outside);
  });

  it('ends a move when the list changes', () => {
    const props = show();
    fireEvent.click(button(/^Move One/u));
    props.rerender(<WatchlistItems {...props} items={items.slice(1)} />);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Up' })).toBeNull();
  });

  it('continues a move when more items are appended', () => {
    const props = show();
    fireEvent.click(button(/^Move Three/u));
    const more = [...items, film({ id: '4', title: 'Four' })];
    props.rerender(<WatchlistItems {...props} items={more} />);
    fireEvent.keyDown(button(/^Move Three/u), { key: 'ArrowDown' });
    fireEvent.click(button(/^Move Three/u));
    expect(props.onMove).toHaveBeenCalledExactlyOnceWith(2, 3);
  });

  it('links to each title, and reports clicks', () => {
    const onFollow = vi.fn<WatchlistItemsProps['onFollow']>((_item, click) => click.preventDefault());
    show({ onFollow });
    const link = screen.getByRole('link', { name: /Two/u });
    expect(link.getAttribute('href')).toBe('/video/2');
    fireEvent.click(link);
    expect(onFollow.mock.calls[0]?.[0]).toBe(items[1]);
  });

  it('removes an item, and focuses the remove button of the next', () => {
    const props = show();
    fireEvent.click(button('Remove Two'));
    expect(props.onRemove).toHaveBeenCalledExactlyOnceWith(1);
    expect(announcedBy(props.onAnnounce)).toEqual(['Two was removed.']);
    props.rerender(<WatchlistItems {...props} items={items.filter(({ title }) => title !== 'Two')} />);
    expect(document.activeElement).toBe(button('Remove Three'));
  });

  it('has links only if it is neither sortable nor removable', () => {
    show({ isSortable: false, isRemovable: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
