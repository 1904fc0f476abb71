import type { ContentItem } from '@footlight/contract';
import { createWatchingStore, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { onSite, realmOf } from '../../testing/on-site.js';
import { LiveNews } from './live-news.js';

const event = {
  id: '2001',
  title: 'Harbour Radio Live',
  images: { thumbnail: { url: '/wide.webp', variants: [], dominantColour: '#16324f' } },
} as unknown as ContentItem;

const draw = async (titleDisplayMode: 'SHOW' | 'HIDE' = 'SHOW') => {
  const dismiss = vi.fn<() => void>(() => liveNews.setState({ news: null }));
  const liveNews = createStore(() => ({ news: null as ContentItem | null, dismiss }));
  const watching = createWatchingStore();
  render(
    onSite(<LiveNews />, {
      state: { liveNews: liveNews as unknown as AppState['liveNews'], watching },
      realm: realmOf({ titleDisplayMode }),
    }),
  );
  await act(async () => {
    // The toast is a lazily loaded chunk.
    await import('./live-toast.js');
  });
  return { dismiss, watching, tell: () => act(async () => liveNews.setState({ news: event })) };
};
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the live toast', () => {
  // LIVE-2
  it('links to the event and disappears after 15 s', async () => {
    const { tell, dismiss } = await draw();
    await tell();
    expect(screen.getByText('Live')).toBeDefined();
    expect(screen.getByText('Harbour Radio Live')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Watch now' }).getAttribute('href')).toBe('/live/2001');
    pass(14_999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledOnce();
    expect(screen.queryByRole('group')).toBeNull();
  });

  // LIVE-2
  it('stays while it has the focus, and disappears when dismissed', async () => {
    const { tell, dismiss } = await draw();
    await tell();
    fireEvent.focus(screen.getByRole('link', { name: 'Watch now' }));
    pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('hides the title visually if the realm hides titles, but keeps it as accessible name', async () => {
    const { tell } = await draw('HIDE');
    await tell();
    expect(screen.getByText('Harbour Radio Live').className).toMatch(/unseen/u);
    expect(screen.getByRole('group').getAttribute('aria-label')).toContain('Harbour Radio Live');
  });

  it('is not shown to a viewer who watches the event', async () => {
    const { tell, watching } = await draw();
    act(() => watching.getState().watch({ id: '2001', kind: 'live', list: {} }));
    await tell();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
