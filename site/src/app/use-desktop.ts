import { DESKTOP_UP } from '@footlight/tokens';
import { useMedia } from '@footlight/ui';
import { useSite } from './site-context.js';

/** Whether the window is that of a desktop; the service goes by what the browser says of its device. */
export const useDesktop = (): boolean => useMedia(DESKTOP_UP, useSite().drawnFor === 'WEB');
