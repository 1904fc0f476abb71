import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useIsLeaving } from './use-is-leaving.js';

afterEach(cleanup);

const begin = () => {
  const seen: (() => boolean)[] = [];
  const Search = () => {
    const isLeaving = useIsLeaving();
    useEffect(() => void seen.push(isLeaving), [isLeaving]);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/search', Component: Search },
      { path: '/late', loader: () => new Promise(() => undefined), Component: () => null },
    ],
    { initialEntries: ['/search'] },
  );
  render(<RouterProvider router={router} />);
  return { router, isLeaving: () => seen.at(-1)?.() };
};

describe('useIsLeaving', () => {
  // SEARCH-1
  it('is true as soon as navigation to another page starts, before its data is loaded', () => {
    const { router, isLeaving } = begin();
    expect(isLeaving()).toBe(false);
    act(() => {
      void router.navigate('/late');
      expect(isLeaving()).toBe(true);
    });
    expect(router.state.location.pathname).toBe('/search');
  });

  it('is false when another search of the same page is requested', async () => {
    const { router, isLeaving } = begin();
    await act(async () => {
      void router.navigate('/late');
      await router.navigate({ search: '?query=lantern' });
    });
    expect(router.state.location.search).toBe('?query=lantern');
    expect(isLeaving()).toBe(false);
  });
});
