import { REMINDERS_KEPT_AS } from '@footlight/state';
import { useSyncExternalStore } from 'react';
import { useSite } from '../../app/site-context.js';

/** Browsers tell other tabs of a change, not the one that made it. */
const CHANGED = 'footlight-reminders';

const subscribe = (onChange: () => void): (() => void) => {
  for (const name of [CHANGED, 'storage']) globalThis.addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, 'storage']) globalThis.removeEventListener(name, onChange);
  };
};

export const tellOfReminders = (): void => void globalThis.dispatchEvent(new Event(CHANGED));

/** What this browser is to remind of, as it is written; null for nothing, and where the service draws. */
export const useKeptReminders = (): string | null => {
  const { storage } = useSite().state;
  return useSyncExternalStore(
    subscribe,
    () => storage.getItem(REMINDERS_KEPT_AS),
    () => null,
  );
};
