import type { AppState } from '@footlight/state';
import { describe, expect, it, vi } from 'vitest';
import type { LoadPage, Page } from '../../app/define-page.js';
import { createPrefetch, type PrefetchOptions } from './prefetch.js';

const begin = (change: Partial<PrefetchOptions> = {}) => {
  const load = vi.fn<LoadPage>(() => Promise.resolve());
  const site = { state: {} as AppState };
  const page: Page = { load, Component: () => null };
  const fetchPage = vi.fn<PrefetchOptions['fetchPage']>((route) =>
    route === 'gift' ? undefined : Promise.resolve(page),
  );
  const prefetch = createPrefetch({
    site,
    fetchPage,
    here: () => '/home',
    isSavingData: () => false,
    ...change,
  });
  return { prefetch, fetchPage, load, site };
};

// PAGE-28
describe('prefetching a link', () => {
  it('loads the code of the page, and its data', async () => {
    const { prefetch, fetchPage, load, site } = begin();
    prefetch('/es/video/1001/the-lantern-coast?playlistId=3001#top');
    expect(fetchPage).toHaveBeenCalledWith('vod');
    await expect.poll(() => load.mock.calls).toHaveLength(1);
    const [context] = load.mock.calls[0] ?? [];
    expect(context).toMatchObject({ site, params: { eventId: '1001' } });
    expect(context?.query.get('playlistId')).toBe('3001');
  });

  it('loads only the code of a page without data', async () => {
    const page: Page = { Component: () => null };
    const fetchPage = vi.fn<PrefetchOptions['fetchPage']>(() => Promise.resolve(page));
    const { prefetch } = begin({ fetchPage });
    prefetch('/login');
    expect(fetchPage).toHaveBeenCalledWith('login');
    await expect(fetchPage.mock.results[0]?.value).resolves.toBe(page);
  });

  it.each(['/home', '/home?x=1', '/nothing/here', 'https://elsewhere.example/video/1001'])(
    'ignores %s: the current page, a missing one or another site',
    (href) => {
      const { prefetch, fetchPage } = begin();
      prefetch(href);
      expect(fetchPage).not.toHaveBeenCalled();
    },
  );

  it('loads no data for a route without a page', () => {
    const { prefetch, load } = begin();
    prefetch('/gift');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing for a viewer who saves data, and ignores failures', async () => {
    const savingData = begin({ isSavingData: () => true });
    savingData.prefetch('/video/1001');
    expect(savingData.fetchPage).not.toHaveBeenCalled();
    const failing = begin({ fetchPage: () => Promise.reject(new Error('gone')) });
    failing.prefetch('/video/1001');
    await Promise.resolve();
    expect(failing.load).not.toHaveBeenCalled();
  });
});
