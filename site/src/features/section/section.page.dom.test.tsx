import type { AppState } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { onSite } from '../../testing/on-site.js';
import { BrowsePage, HomePage, SectionPage } from './section.page.js';

afterEach(cleanup);

const done = () => Promise.resolve();

/** The section that a page asks for is not there. */
const without = (id: string) =>
  createStore(() => ({
    status: 'failed',
    failure: { code: 'SECTION_NOT_FOUND', message: null, requestId: null, issues: [], limit: null },
    section: null,
    more: 'idle',
    id,
    load: done,
    loadMore: done,
    refresh: done,
  })) as unknown as AppState['section'];

it.each([
  ['home', HomePage],
  ['browse', BrowsePage],
] as const)('says of the %s of a site without content that nothing is there yet', (id, Page) => {
  render(onSite(<Page />, { state: { section: without(id) } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here yet');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of any other section that it is not there', () => {
  render(onSite(<SectionPage />, { state: { section: without('') } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/could not find/u);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
});
