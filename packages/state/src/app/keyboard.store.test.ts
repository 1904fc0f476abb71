import { expect, it } from 'vitest';
import { createKeyboardStore } from './keyboard.store.js';
import { createMemoryStorage } from '../testing/fixtures.js';

it('enables single-key shortcuts until they are turned off, and stores the choice in the browser', () => {
  const storage = createMemoryStorage();
  const { getState } = createKeyboardStore(storage);
  expect(getState().hasSingleKeys).toBe(true);
  getState().setSingleKeys(false);
  expect(getState().hasSingleKeys).toBe(false);
  expect(createKeyboardStore(storage).getState().hasSingleKeys).toBe(false);
  getState().setSingleKeys(true);
  expect(createKeyboardStore(storage).getState().hasSingleKeys).toBe(true);
});

it('keeps the choice for the visit if storage is blocked', () => {
  const refuse = (): never => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const { getState } = createKeyboardStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(getState().hasSingleKeys).toBe(true);
  getState().setSingleKeys(false);
  expect(getState().hasSingleKeys).toBe(false);
});
