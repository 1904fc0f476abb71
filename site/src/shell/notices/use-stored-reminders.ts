import { REMINDERS_KEY } from '@footlight/state';
import { useSyncExternalStore } from 'react';
import { useSite } from '../../app/site-context.js';

/** The `storage` event fires only in other tabs; this one notifies the tab that made the change. */
const CHANGED = 'footlight-reminders';

const subscribe = (onChange: () => void): (() => void) => {
  for (const name of [CHANGED, 'storage']) globalThis.addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, 'storage']) globalThis.removeEventListener(name, onChange);
  };
};

export const notifyRemindersChanged = (): void => void globalThis.dispatchEvent(new Event(CHANGED));

/** This browser's reminders as stored text; null for none and in the service. */
export const useStoredReminders = (): string | null => {
  const { storage } = useSite().state;
  return useSyncExternalStore(
    subscribe,
    () => storage.getItem(REMINDERS_KEY),
    () => null,
  );
};
