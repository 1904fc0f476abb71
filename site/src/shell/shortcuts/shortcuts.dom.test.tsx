import { createKeyboardStore } from '@footlight/state';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { Shortcuts } from './shortcuts.js';

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

it('lists the shortcuts of the site and of the player, and closes with the same key', async () => {
  render(onSite(<Shortcuts />, { state: { keyboard: createKeyboardStore(localStorage) } }));
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const wordsOf = (words: string) => within(sheet).getByText(words).parentElement?.textContent;
  expect(wordsOf('Search')).toBe('Search/');
  await within(sheet).findByText('Play or pause');
  expect(wordsOf('Play or pause')).toBe('Play or pauseKSpace');
  expect(wordsOf('Jump to 10–90%')).toBe('Jump to 10–90%0–9');
  expect(wordsOf('Next video')).toBe('Next videoShiftN');
  fireEvent.keyDown(sheet, { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
