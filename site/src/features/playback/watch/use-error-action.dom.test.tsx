import { DENIALS, type AccessDecision } from '@footlight/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { useErrorAction } from './use-error-action.js';

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const Player = ({ decision }: { readonly decision: AccessDecision | null }) => {
  const lead = useErrorAction({ route: 'vod', params: { eventId: '1001' }, query: { playlistId: '3001' } });
  const { pathname, search } = useLocation();
  const navigationType = useNavigationType();
  return (
    <>
      <button type="button" onClick={() => lead(decision)}>
        On
      </button>
      <output>{`${navigationType} ${pathname}${search}`}</output>
    </>
  );
};

const destinationOf = (decision: AccessDecision | null): string | null => {
  render(onSite(<Player decision={decision} />, { state: {} }));
  act(() => screen.getByRole('button').click());
  return screen.getByRole('status').textContent;
};

// NAV-15, PLAY-7
it.each([
  ['a missing video', DENIALS['not-found']],
  ['a geoblocked video', DENIALS.geoblocked],
  ['an error unrelated to access', null],
])(
  'navigates from %s to home if the viewer came from elsewhere, otherwise to the previous page',
  (_why, decision) => {
    expect(destinationOf(decision)).toBe('PUSH /home');
    cleanup();
    // The router's index of the entry in this visit's history.
    history.replaceState({ idx: 1 }, '');
    expect(destinationOf(decision)).toBe('POP /home');
  },
);

// ACC-13
it('navigates to the interstitial of the video, or to sign-in and back to the video in its list', () => {
  expect(destinationOf(DENIALS['licence-missing'])).toBe('PUSH /interstitial/1001?playlistId=3001');
  cleanup();
  expect(destinationOf(DENIALS['signed-out'])).toBe(
    `PUSH /login?entryPage=login&signInToWatch=true&from=${encodeURIComponent('/video/1001?playlistId=3001')}`,
  );
});
