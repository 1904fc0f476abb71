import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../testing/on-site.js';
import { useSignedInUser } from './site-context.js';

afterEach(cleanup);

it('rerenders users of useSignedInUser when an account signs in, but not for a guest', () => {
  const onRender = vi.fn<() => void>();
  const Name = () => <p>{useSignedInUser()?.name ?? 'nobody'}</p>;
  const session = createStore<{ readonly user: SessionUser | null }>()(() => ({ user: null }));
  render(
    onSite(
      <Profiler id="name" onRender={onRender}>
        <Name />
      </Profiler>,
      { state: { session: session as unknown as AppState['session'] } },
    ),
  );
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => session.setState({ user: guest }));
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => session.setState({ user: { ...guest, id: 'a-1', isGuest: false, name: 'Vera' } }));
  expect(screen.getByText('Vera')).toBeTruthy();
  expect(onRender).toHaveBeenCalledTimes(2);
});
