import { tabStorage } from '@footlight/client';
import { useIsHydrating } from '@footlight/ui';

const KEY = 'footlight.tv-device';

/** Remembers that this tab signs in the television that shows the code, while the viewer is at the TV provider. */
export const keepDevice = (code: string): void => tabStorage.setItem(KEY, code);

/** Whether this tab has just signed in a television; null until the page has read it. */
export const useHasDevice = (): boolean | null => {
  return useIsHydrating() ? null : tabStorage.getItem(KEY) !== null;
};
