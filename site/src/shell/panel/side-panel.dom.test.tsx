import type { AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { SidePanel, useSidePanel } from './side-panel.js';

const Page = () => {
  const { view, toggle } = useSidePanel();
  return (
    <>
      <button
        type="button"
        aria-expanded={view === 'signIn'}
        aria-haspopup="dialog"
        onClick={() => toggle('signIn')}
      >
        Open
      </button>
      <Link to="/home">Another page</Link>
      <Link to="/signup">This page</Link>
      <output>{view ?? 'closed'}</output>
    </>
  );
};

const draw = async () => {
  const session = createStore(() => ({ user: guest }));
  const realm = realmOf({ signIn: { externalRedirect: null, mfa: null } as never });
  render(
    onSite(
      <SidePanel signInOptions={<form aria-label="Sign in" />}>
        <Page />
      </SidePanel>,
      { state: { session: session as unknown as AppState['session'] }, realm },
    ),
  );
  await act(async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    // The panel's content is a lazily loaded chunk.
    await import('./side-panel-views.js');
  });
  return { session };
};
const view = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('the side panel', () => {
  // PAGE-59
  it('shows a guest the ways to sign in', async () => {
    await draw();
    expect(screen.getByRole('form', { name: 'Sign in', hidden: true })).toBeDefined();
  });

  // PAGE-60
  it('closes on a second press of its button, which takes the focus from it first', async () => {
    await draw();
    const button = screen.getByRole('button', { name: 'Open' });
    act(() => void fireEvent.pointerDown(button));
    act(() => button.focus());
    act(() => button.click());
    expect(view()).toBe('closed');
    act(() => button.click());
    expect(view()).toBe('signIn');
  });

  // PAGE-60
  it('closes when its page changes, and stays closed when the viewer returns', async () => {
    await draw();
    expect(view()).toBe('signIn');
    for (const name of ['Another page', 'This page']) {
      act(() => screen.getByRole('link', { name }).click());
      expect(view()).toBe('closed');
    }
  });

  it('closes the sign-in view once the viewer has signed in', async () => {
    const { session } = await draw();
    act(() => session.setState({ user: { ...guest, id: 'v1', isGuest: false } }));
    expect(view()).toBe('closed');
  });
});
