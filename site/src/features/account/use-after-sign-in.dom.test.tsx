import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { drawAccountPage, where, withAccountPages } from '../../testing/account-pages.js';
import { useAfterSignIn } from './use-after-sign-in.js';

withAccountPages();

/** Leads on when the service answers, which `answer` has it do. */
let answer: () => Promise<void>;
const SignIn = () => {
  answer = useAfterSignIn();
  return null;
};
const Pages = () => {
  const navigate = useNavigate();
  const [isLeft, leave] = useState(false);
  const goToSearch = () => {
    void navigate('/search');
    leave(true);
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

// NAV-12
it('leads a viewer on who waits for the answer, and nobody who has gone to another page', async () => {
  drawAccountPage(<Pages />, '/login?from=%2Fvideo%2F1001');
  await act(() => answer());
  expect(where()).toBe('/video/1001');
  cleanup();
  drawAccountPage(<Pages />, '/login?from=%2Fvideo%2F1001');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await act(() => answer());
  expect(where()).toBe('/search');
});
