import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../testing/on-site.js';
import { ForAdmitted, ForAdults } from './for-admitted.js';

const Where = () => <output>{useLocation().pathname}</output>;

const draw = (user: SessionUser | null, territories: readonly string[] | null = null) => {
  const session = createStore(() => ({ user })) as unknown as AppState['session'];
  const realm = realmOf({ territories: { signup: territories === null ? null : [...territories] } });
  return render(
    onSite(
      <>
        <ForAdmitted>
          <form aria-label="The screen" />
        </ForAdmitted>
        <Where />
      </>,
      { state: { session }, realm },
    ),
  );
};

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(cleanup);

describe('a screen for viewers who may sign up and buy', () => {
  it('renders for them, and before the session is known', () => {
    draw(guest);
    expect(screen.getByRole('form')).toBeDefined();
    cleanup();
    draw(null);
    expect(screen.getByRole('form')).toBeDefined();
  });

  // NAV-15, PAGE-37
  it.each([
    ['a child', { ...guest, pro: { id: 'p', tp: 'child' } }, null, 'Ask a grown-up'],
    ['who is outside of the territory', guest, ['ES'], 'Not available in your country'],
    ['who hides where they are', { ...guest, usesVpn: true }, null, 'Turn off your VPN'],
  ] as const)(
    'is replaced by a dialog that navigates home when closed (viewer: %s)',
    (_who, user, territories, words) => {
      draw(user, territories);
      expect(screen.queryByRole('form')).toBeNull();
      const modal = screen.getByRole('dialog', { name: words });
      act(() => modal.querySelector('button')?.click());
      expect(screen.getByRole('status').textContent).toBe('/home');
    },
  );

  // NAV-15
  it('navigates home on Escape as well, instead of closing only the dialog', () => {
    draw({ ...guest, usesVpn: true });
    const modal = screen.getByRole('dialog');
    // The event that browsers fire for Escape in a modal dialog.
    const cancel = createEvent('cancel', modal, { cancelable: true });
    fireEvent(modal, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('/home');
  });

  it('renders for a viewer from a territory of the realm', () => {
    draw({ ...guest, loc: 'ES' }, ['ES']);
    expect(screen.getByRole('form')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// PAGE-37
it.each([
  [{ ...guest, pro: { id: 'p', tp: 'child' } }, false],
  [{ ...guest, pro: { id: 'p', tp: 'adult' } }, true],
  [{ ...guest, usesVpn: true }, true],
] as const)('a screen for adults, whoever and wherever they are: %o', (user, isShown) => {
  const session = createStore(() => ({ user })) as unknown as AppState['session'];
  render(
    onSite(
      <ForAdults>
        <form aria-label="The screen" />
      </ForAdults>,
      { state: { session }, realm: realmOf({ territories: { signup: ['ES'] } }) },
    ),
  );
  expect(screen.queryByRole('form') !== null).toBe(isShown);
  expect(screen.queryByRole('dialog', { name: 'Ask a grown-up' }) !== null).toBe(!isShown);
});
