import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { AdminsOnly } from './admins-only.js';

afterEach(cleanup);

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
};

const draw = (user: SessionUser | null, roles?: readonly SessionUser['rol'][]) => {
  const session = createStore(() => ({ user, status: user === null ? 'loading' : 'ready', error: null }));
  render(
    onSite(
      <Routes>
        <Route path="/login" element={<Address />} />
        <Route
          path="*"
          element={<AdminsOnly {...(roles === undefined ? {} : { roles })}>The preview</AdminsOnly>}
        />
      </Routes>,
      { state: { session } as unknown as Partial<AppState> },
    ),
  );
};

const account = (rol: SessionUser['rol']): SessionUser => ({ ...guest, id: 'a-1', isGuest: false, rol });

describe('a page for administrators', () => {
  it('renders for administrators', () => {
    draw(account('admin'));
    expect(screen.getByText('The preview')).toBeDefined();
  });

  // MONEY-155
  it('is not for finance, unless it is a page of that role', () => {
    draw(account('finance'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    cleanup();
    draw(account('finance'), ['finance', 'admin']);
    expect(screen.getByText('The preview')).toBeDefined();
  });

  // PAGE-13
  it('shows “Page not found” to other viewers', () => {
    draw(account('viewer'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.queryByText('The preview')).toBeNull();
  });

  // PAGE-13
  it('redirects guests to sign-in', () => {
    draw(guest);
    expect(screen.getByText(/^\/login/u)).toBeDefined();
    expect(screen.queryByText('The preview')).toBeNull();
  });

  it('renders a loading state until the session is known', () => {
    draw(null);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    expect(screen.queryByText('The preview')).toBeNull();
  });
});
