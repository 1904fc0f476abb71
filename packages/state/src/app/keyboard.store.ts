import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage } from '../clock.js';

const STORAGE_KEY = 'footlight.single-keys';

export interface KeyboardState {
  /**
   * Whether a single key does something while nothing is typed: those who speak to their computer, or press keys by
   * mistake, can do without (WCAG 2.2, 2.1.4).
   */
  readonly hasSingleKeys: boolean;
  readonly setSingleKeys: (isOn: boolean) => void;
}

const isKeptOff = (storage: ChoiceStorage): boolean => {
  try {
    return storage.getItem(STORAGE_KEY) === 'off';
  } catch {
    return false;
  }
};

/** What the keyboard of this browser is used for. */
export const createKeyboardStore = (storage: ChoiceStorage) =>
  createStore<KeyboardState>()((set) => ({
    hasSingleKeys: !isKeptOff(storage),
    setSingleKeys: (isOn) => {
      set({ hasSingleKeys: isOn });
      try {
        storage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
      } catch {
        // Where storage is full or forbidden the choice lasts for the visit.
      }
    },
  }));
