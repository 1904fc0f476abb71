import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage } from '../clock.js';

const STORAGE_KEY = 'footlight.single-keys';

export interface KeyboardState {
  /**
   * Whether single-key shortcuts are enabled. Viewers who use speech input or press keys by mistake can turn them off
   * (WCAG 2.2, 2.1.4).
   */
  readonly hasSingleKeys: boolean;
  readonly setSingleKeys: (isOn: boolean) => void;
}

const isTurnedOff = (storage: ChoiceStorage): boolean => {
  try {
    return storage.getItem(STORAGE_KEY) === 'off';
  } catch {
    return false;
  }
};

/** Keyboard settings of this browser. */
export const createKeyboardStore = (storage: ChoiceStorage) =>
  createStore<KeyboardState>()((set) => ({
    hasSingleKeys: !isTurnedOff(storage),
    setSingleKeys: (isOn) => {
      set({ hasSingleKeys: isOn });
      try {
        storage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
      } catch {
        // Without storage, the choice lasts for the visit.
      }
    },
  }));
