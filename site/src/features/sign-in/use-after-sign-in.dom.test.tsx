import type { SessionUser } from '@footlight/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { drawAccountPage, press, where, withAccountPages } from '../../testing/account-pages.js';
import { guest } from '../../testing/on-site.js';
import { useAfterSignIn } from './use-after-sign-in.js';

withAccountPages();

const judge = vi.fn<() => Promise<void>>();

const SignIn = () => {
  const leave = useAfterSignIn();
  return (
    <button type="button" onClick={() => void judge().then(() => leave())}>
      Sign in
    </button>
  );
};
const Pages = () => {
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  const goToSearch = () => {
    void navigate('/search');
    setLeft(true);
  };
  return isLeft ? null : (
    <>
      <SignIn />
      <button type="button" onClick={goToSearch}>
        Search
      </button>
    </>
  );
};

const viewer: SessionUser = { ...guest, id: 'v1', isGuest: false };

// NAV-12
it('navigates to the requested page when the response arrives', async () => {
  judge.mockResolvedValue();
  drawAccountPage(<Pages />, '/login?from=%2Fvideo%2F1001', { user: viewer });
  await press('Sign in');
  expect(where()).toBe('/video/1001');
});

// NAV-12
it('does not navigate if the viewer has left for another page before the response', async () => {
  let answer = (): void => undefined;
  judge.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  drawAccountPage(<Pages />, '/login?from=%2Fvideo%2F1001');
  await press('Sign in');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await act(async () => {
    answer();
    await Promise.resolve();
  });
  expect(where()).toBe('/search');
});

// NAV-14
it('navigates to the home of the menu if no page was requested', async () => {
  judge.mockResolvedValue();
  drawAccountPage(<Pages />, '/login', { user: viewer });
  await press('Sign in');
  expect(where()).toBe('/home');
});

// NAV-14
it.each([
  ['the home of the menu', '', '/home'],
  ['the page that was requested before the sign-in', '&redirectTo=%2Fpurchase', '/preferences'],
])('leads a viewer who is a guest again to %s', async (_name, redirectTo, target) => {
  judge.mockResolvedValue();
  drawAccountPage(<Pages />, `/login?from=%2Fpreferences${redirectTo}`);
  await press('Sign in');
  expect(where()).toBe(target);
});
