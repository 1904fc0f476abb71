import { REFUSALS, type AccessVerdict } from '@footlight/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { useErrorAction } from './use-error-action.js';

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const Player = ({ verdict }: { readonly verdict: AccessVerdict | null }) => {
  const lead = useErrorAction({ route: 'vod', params: { eventId: '1001' }, query: { playlistId: '3001' } });
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  return (
    <>
      <button type="button" onClick={() => lead(verdict)}>
        On
      </button>
      <output>{`${navigationType} ${pathname}${search}`}</output>
    </>
  );
};

const destinationOf = (verdict: AccessVerdict | null): string | null => {
  render(onSite(<Player verdict={verdict} />, { state: {} }));
  act(() => screen.getByRole('button').click());
  return screen.getByRole('status').textContent;
};

// NAV-15, PLAY-7
it.each([
  ['a missing video', REFUSALS['not-found']],
  ['a geoblocked video', REFUSALS.geoblocked],
  ['an error unrelated to access', null],
])(
  'navigates from %s to home if the viewer came from elsewhere, otherwise to the previous page',
  (_why, verdict) => {
    expect(destinationOf(verdict)).toBe('PUSH /home');
    cleanup();
    // The router's index of the entry in this visit's history.
    history.replaceState({ idx: 1 }, '');
    expect(destinationOf(verdict)).toBe('POP /home');
  },
);

// ACC-13
it('navigates to the interstitial of the video, or to sign-in and back to the video in its list', () => {
  expect(destinationOf(REFUSALS['licence-missing'])).toBe('PUSH /interstitial/1001?playlistId=3001');
  cleanup();
  expect(destinationOf(REFUSALS['signed-out'])).toBe(
    `PUSH /login?entryPage=login&signInToWatch=true&from=${encodeURIComponent('/video/1001?playlistId=3001')}`,
  );
});
