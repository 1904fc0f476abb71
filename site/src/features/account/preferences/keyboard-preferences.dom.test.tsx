import { createKeyboardStore } from '@footlight/state';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { withDialogs } from '../../../testing/shop.js';
import { KeyboardPreferences } from './keyboard-preferences.js';

withDialogs();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const draw = () =>
  render(onSite(<KeyboardPreferences />, { state: { keyboard: createKeyboardStore(localStorage) } }));
const singleKeys = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' });

// NAV-21
it('turns off single-key shortcuts for this browser, which the list of shortcuts mentions', async () => {
  draw();
  expect(singleKeys().checked).toBe(true);
  act(() => singleKeys().click());
  cleanup();
  draw();
  expect(singleKeys().checked).toBe(false);
  act(() => screen.getByRole('button', { name: 'Show all shortcuts' }).click());
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText(/turned off in your preferences/u)).toBeDefined();
});
