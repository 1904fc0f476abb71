import type { Client } from '@footlight/client';
import { describe, expect, it, vi } from 'vitest';
import { createPrefetch, type PrefetchOptions } from './prefetch.js';

const begin = (change: Partial<PrefetchOptions> = {}) => {
  const fetchPage = vi.fn<PrefetchOptions['fetchPage']>((route) =>
    route === 'gift' ? undefined : Promise.resolve(),
  );
  const ask = vi.fn<Client['prefetch']>();
  const prefetch = createPrefetch({
    client: { prefetch: ask },
    fetchPage,
    here: () => '/home',
    isSparing: () => false,
    ...change,
  });
  return { prefetch, fetchPage, ask };
};

describe('what is fetched before a link is followed', () => {
  it('is the page’s code, and what it asks for first', () => {
    const { prefetch, fetchPage, ask } = begin();
    prefetch('/es/video/1001/the-lantern-coast?playlistId=3001#top');
    expect(fetchPage).toHaveBeenCalledWith('vod');
    expect(ask).toHaveBeenCalledWith('getVod', expect.objectContaining({ params: { id: '1001' } }));
  });

  it('is what follows from an answer, once that is there', async () => {
    const ask = vi.fn<Client['prefetch']>(() => Promise.resolve({ feeds: [{ feedName: 'ringside' }] }));
    const { prefetch } = begin({ client: { prefetch: ask } });
    prefetch('/news');
    expect(ask.mock.calls.map(([name]) => name)).toEqual(['listNewsFeeds']);
    await expect.poll(() => ask.mock.calls.map(([name]) => name)).toEqual(['listNewsFeeds', 'listNews']);
    expect(ask).toHaveBeenLastCalledWith('listNews', {
      params: { feedName: 'ringside' },
      query: { rpp: 20 },
    });
  });

  it('is the code alone where a page asks for nothing', () => {
    const { prefetch, fetchPage, ask } = begin();
    prefetch('/login');
    expect(fetchPage).toHaveBeenCalledWith('login');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['/home', '/home?x=1', '/nothing/here', '/gift', 'https://elsewhere.example/video/1001'])(
    'is nothing for %s, which is here, nowhere or elsewhere',
    (href) => {
      const { prefetch, ask } = begin();
      prefetch(href);
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('is nothing for a reader who spares traffic, nor does a failure reach anybody', async () => {
    const sparing = begin({ isSparing: () => true });
    sparing.prefetch('/video/1001');
    expect(sparing.fetchPage).not.toHaveBeenCalled();
    const failing = begin({ fetchPage: () => Promise.reject(new Error('gone')) });
    failing.prefetch('/video/1001');
    await Promise.resolve();
    expect(failing.ask).toHaveBeenCalledOnce();
  });
});
