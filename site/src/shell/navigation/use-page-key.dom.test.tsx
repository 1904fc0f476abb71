import { createKeyboardStore, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { usePageKey } from './use-page-key.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Page = ({ onPress }: { readonly onPress: () => void }) => {
  usePageKey('/', onPress);
  return (
    <>
      <input aria-label="name" />
      <button type="button">press</button>
      <dialog open>
        <button type="button">within</button>
      </dialog>
    </>
  );
};

const begin = () => {
  const onPress = vi.fn<() => void>();
  const keyboard = createKeyboardStore(localStorage);
  render(onSite(<Page onPress={onPress} />, { state: { keyboard } satisfies Partial<AppState> }));
  return { onPress, keyboard };
};

describe('usePageKey', () => {
  // NAV-21
  it('fires outside text fields, also on keyboards that type the key with Shift', () => {
    const { onPress } = begin();
    fireEvent.keyDown(document.body, { key: '/' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'press' }), { key: '/', shiftKey: true });
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  // NAV-21
  it('ignores typing in fields, browser shortcuts, other keys, and dialogs over the page', () => {
    const { onPress } = begin();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 's' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'within' }), { key: '/' });
    expect(onPress).not.toHaveBeenCalled();
  });

  // NAV-21
  it('does nothing if single keys are turned off, or after unmounting', () => {
    const { onPress, keyboard } = begin();
    act(() => keyboard.getState().setSingleKeys(false));
    fireEvent.keyDown(document.body, { key: '/' });
    act(() => keyboard.getState().setSingleKeys(true));
    cleanup();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(onPress).not.toHaveBeenCalled();
  });
});
