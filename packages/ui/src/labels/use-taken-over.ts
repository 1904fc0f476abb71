import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True while a component is drawn by the service, or takes over what the service has drawn; false for what the browser
 * draws by itself.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
