import { HttpError } from '@footlight/client';
import { createQueries } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { BrowsePage, HomePage, SectionPage } from './section.page.js';

afterEach(cleanup);

/** The section that a page asks for is not there. */
const draw = (page: ReactNode) => {
  const call = () => Promise.reject(new HttpError('SECTION_NOT_FOUND'));
  const queries = createQueries({ client: { call } as never, clock: { now: () => 0 } });
  return act(async () => void render(onSite(page, { state: { queries } })));
};

it.each([
  ['home', HomePage],
  ['browse', BrowsePage],
] as const)('says of the %s of a site without content that nothing is there yet', async (_place, Page) => {
  await draw(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here yet');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of any other section that it is not there', async () => {
  await draw(<SectionPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/couldn’t find/u);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
});
