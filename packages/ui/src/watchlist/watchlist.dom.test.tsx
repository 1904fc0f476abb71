import type { Watchlist } from '@footlight/contract';
import { createTranslate, type WatchlistLabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../testing/content.js';
import { CreateWatchlist, type CreateWatchlistProps } from './create-watchlist.js';
import { ShareButton } from './share-button.js';
import { WatchlistButton, type WatchlistButtonProps } from './watchlist-button.js';
import { failureWords } from './watchlist-failure.js';
import { WatchlistItems, type WatchlistItemsProps } from './watchlist-items.js';
import { WatchlistRows } from './watchlist-rows.js';
import { WatchlistTools, type WatchlistToolsProps } from './watchlist-tools.js';

const t = createTranslate<WatchlistLabelKey>(catalogues.en, 'en');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  // jsdom lays nothing out, and so has nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('CreateWatchlist', () => {
  const show = (change: Partial<CreateWatchlistProps> = {}) => {
    const props: CreateWatchlistProps = {
      isBusy: false,
      failure: null,
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

  it('keeps what was written when it is refused, with the reason beside it', async () => {
    const onCreate = vi.fn<CreateWatchlistProps['onCreate']>(() => Promise.resolve(false));
    const { props, rerender } = show({ onCreate });
    fireEvent.click(button('Create a list'));
    fireEvent.input(input(), { target: { value: 'x'.repeat(61) } });
    fireEvent.submit(input());
    await waitFor(() => expect(onCreate).toHaveBeenCalledOnce());
    rerender(<CreateWatchlist {...props} failure={{ code: 'WATCHLIST_NAME_TOO_LONG', limit: null }} />);
    expect(screen.getByRole('alert').textContent).toBe('A list’s name may have 60 characters at most.');
    expect(input().value).toHaveLength(61);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(input(), { target: { value: 'short' } });
    expect(props.onChange).toHaveBeenCalledOnce();
  });

  it('is left by Escape, which goes no further', () => {
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

describe('failureWords', () => {
  it.each([
    ['WATCHLIST_NAME_TOO_LONG', null, 'A list’s name may have 60 characters at most.'],
    ['DUPLICATED_ITEM', null, 'That is in this list already.'],
    ['WATCHLIST_LIMIT_REACHED', 100, 'There is room for 100. Remove something first.'],
    ['INTERNAL', null, 'Something went wrong on our side. Try again in a moment.'],
  ])('words %s (limit %o)', (code, limit, words) => {
    expect(failureWords({ code, limit }, t)).toBe(words);
  });
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

  it('LIST-31: names what a press does, and shows up to four pictures', () => {
    const onChoose = vi.fn<(chosen: Watchlist) => void>();
    const { container } = render(
      <WatchlistRows watchlists={[list]} does="add" busyId={null} t={t} onChoose={onChoose} />,
    );
    fireEvent.click(button('Add to Sunday evenings, 7 titles'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(list);
    expect(container.querySelectorAll('img')).toHaveLength(4);
  });

  it('LIST-47: marks what holds the title already, which a press does not add again', () => {
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
    const held = button('Sunday evenings 7 titles · Already in this list');
    expect(held.getAttribute('aria-disabled')).toBe('true');
    expect(held.textContent).toContain('Already in this list');
    fireEvent.click(held);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('says which were shared by others', () => {
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

  it('says what it opens', () => {
    show({});
    expect(button('Add to a list: The Lantern Coast').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('says of a favourite whether it is one, and what came of a press', () => {
    show({ kind: 'favourite', isMarked: true, outcome: 'done' });
    expect(button('The Lantern Coast is on my list').textContent).toBe('On my list');
    expect(screen.getByRole('status').textContent).toBe('The Lantern Coast is on my list');
    cleanup();
    show({ kind: 'favourite', outcome: 'failed' });
    expect(button('Not saved')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Not saved');
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
      onSay: vi.fn<WatchlistItemsProps['onSay']>(),
      ...change,
    };
    return { ...props, ...render(<WatchlistItems {...props} />) };
  };
  const saidBy = (onSay: WatchlistItemsProps['onSay']) => vi.mocked(onSay).mock.calls.map(([words]) => words);

  it('lifts by a press, moves by arrow keys, and puts down by another press', () => {
    const { onMove, onSay } = show();
    fireEvent.click(button('Move One, 1 of 30'));
    const handle = button('Move One, 1 of 30');
    expect(handle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.click(handle);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
    expect(saidBy(onSay)).toEqual([
      'One is lifted, 1 of 30.',
      '3 of 30.',
      '2 of 30.',
      'One now stands at 2 of 30.',
    ]);
  });

  it('moves by buttons as well, which a lifted row has', () => {
    const { onMove } = show();
    expect(screen.queryByRole('button', { name: 'Up' })).toBeNull();
    fireEvent.click(button(/^Move Three/u));
    fireEvent.click(button('Up'));
    fireEvent.click(button('Up'));
    fireEvent.click(button('Up'));
    fireEvent.click(button(/^Move Three/u));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 0);
  });

  it('is taken back by Escape, which goes no further', () => {
    const { onMove, onSay } = show();
    const outside = vi.fn<() => void>();
    document.addEventListener('keydown', outside);
    fireEvent.click(button(/^Move One/u));
    fireEvent.keyDown(button(/^Move One/u), { key: 'ArrowDown' });
    fireEvent.keyDown(button(/^Move One/u), { key: 'Escape' });
    expect(onMove).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    expect(saidBy(onSay).at(-1)).toBe('One is back at 1 of 30.');
    document.removeEventListener('keydown', outside);
  });

  it('ends a lift when the list changes under it', () => {
    const props = show();
    fireEvent.click(button(/^Move One/u));
    props.rerender(<WatchlistItems {...props} items={items.slice(1)} />);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Up' })).toBeNull();
  });

  it('keeps a lift when more comes behind', () => {
    const props = show();
    fireEvent.click(button(/^Move Three/u));
    const more = [...items, film({ id: '4', title: 'Four' })];
    props.rerender(<WatchlistItems {...props} items={more} />);
    fireEvent.keyDown(button(/^Move Three/u), { key: 'ArrowDown' });
    fireEvent.click(button(/^Move Three/u));
    expect(props.onMove).toHaveBeenCalledExactlyOnceWith(2, 3);
  });

  it('leads to each title, and tells who follows', () => {
    const onFollow = vi.fn<WatchlistItemsProps['onFollow']>((_item, click) => click.preventDefault());
    show({ onFollow });
    const link = screen.getByRole('link', { name: /Two/u });
    expect(link.getAttribute('href')).toBe('/video/2');
    fireEvent.click(link);
    expect(onFollow.mock.calls[0]?.[0]).toBe(items[1]);
  });

  it('takes out what is pressed, and the focus goes to the next', () => {
    const props = show();
    fireEvent.click(button('Take Two out'));
    expect(props.onRemove).toHaveBeenCalledExactlyOnceWith(1);
    expect(saidBy(props.onSay)).toEqual(['Two was taken out.']);
    props.rerender(<WatchlistItems {...props} items={items.filter(({ title }) => title !== 'Two')} />);
    expect(document.activeElement).toBe(button('Take Three out'));
  });

  it('of others can be looked at only', () => {
    show({ isSortable: false, isRemovable: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});

describe('ShareButton', () => {
  const show = (system: Parameters<typeof ShareButton>[0]['system']) => {
    const onOutcome = vi.fn<Parameters<typeof ShareButton>[0]['onOutcome']>();
    render(
      <ShareButton address="https://a.example/l" title="List" t={t} onOutcome={onOutcome} system={system} />,
    );
    return onOutcome;
  };
  const press = async (name: string) => {
    await act(async () => {
      fireEvent.click(button(name));
      await Promise.resolve();
    });
  };

  it('copies where nothing shares, says so for two seconds, and offers to share again', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const onOutcome = show({ clipboard: { writeText } });
    await press('Share');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://a.example/l');
    expect(button('Link copied')).toBeTruthy();
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('copied');
    act(() => void vi.advanceTimersByTime(1999));
    expect(button('Link copied')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(button('Share')).toBeTruthy();
  });

  it('says that it is sharing while the system does, then that it was shared', async () => {
    vi.useFakeTimers();
    let done = () => {};
    const shared = vi.fn<(data: ShareData) => Promise<void>>(
      () =>
        new Promise((resolve) => {
          done = resolve;
        }),
    );
    show({ share: shared });
    await press('Share');
    expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'List', url: 'https://a.example/l' });
    expect(button('Sharing…')).toBeTruthy();
    await act(async () => {
      done();
      await Promise.resolve();
    });
    expect(button('Shared')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2000));
    expect(button('Share')).toBeTruthy();
  });

  it('says that neither worked, and warns whoever reads the console', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const onOutcome = show({ share: refuse, clipboard: { writeText: refuse } });
    fireEvent.click(button('Share'));
    await waitFor(() => expect(button('Could not be shared')).toBeTruthy());
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('failed');
    expect(warned).toHaveBeenCalledOnce();
  });

  it('is as before when the viewer thought better of it', async () => {
    const onOutcome = show({ share: () => Promise.reject(new DOMException('later', 'AbortError')) });
    fireEvent.click(button('Share'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledExactlyOnceWith('idle'));
    expect(button('Share')).toBeTruthy();
  });
});

describe('WatchlistTools', () => {
  const show = (change: Partial<WatchlistToolsProps>) => {
    const props: WatchlistToolsProps = {
      name: 'Sunday evenings',
      may: 'change',
      address: 'https://a.example/l',
      isBusy: false,
      failure: null,
      saveWords: 'Save this list',
      t,
      onRename: vi.fn<WatchlistToolsProps['onRename']>(() => Promise.resolve(true)),
      onDelete: vi.fn<() => void>(),
      onSave: vi.fn<() => void>(),
      onForget: vi.fn<() => void>(),
      onShared: vi.fn<WatchlistToolsProps['onShared']>(),
      onClearFailure: vi.fn<() => void>(),
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
  ] as const)('has what one may do: %s', (may, expected) => {
    show({ may });
    expect(names()).toEqual(expected);
  });

  it('has no share where sharing is off', () => {
    show({ address: null });
    expect(names()).toEqual(['Rename', 'Delete']);
  });

  it('deletes only when asked twice', () => {
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

  it('renames, beginning with the name as it is', async () => {
    const { props } = show({});
    fireEvent.click(button('Rename'));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('Sunday evenings');
    fireEvent.input(input, { target: { value: 'Mondays' } });
    fireEvent.submit(input);
    expect(props.onRename).toHaveBeenCalledExactlyOnceWith('Mondays');
    await waitFor(() => expect(document.activeElement).toBe(button('Rename')));
  });

  it('says why a change of the whole list failed', () => {
    show({ failure: { code: 'NETWORK', limit: null } });
    expect(screen.getByRole('alert').textContent).toContain('We cannot reach the service.');
  });
});
