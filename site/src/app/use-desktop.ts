import { DESKTOP_UP } from '@footlight/tokens';
import { useMedia } from '@footlight/ui';
import { useSite } from './site-context.js';

/** Whether the window has desktop width; the service uses the device type of the request instead. */
export const useDesktop = (): boolean => useMedia(DESKTOP_UP, useSite().renderedFor === 'WEB');
