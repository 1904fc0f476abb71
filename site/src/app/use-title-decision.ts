import type { LiveDetails, VodDetails } from '@footlight/contract';
import { startOfTitle, titleDecision, type TitleDecision } from '@footlight/domain';
import { useViewer } from './site-context.js';
import { useNow } from './use-now.js';

/**
 * What the viewer may do with a title; updates itself when the title starts. Null until the details have loaded.
 * @param isStale whether the details are being reloaded. Without it the page shows what is known of access and does not
 *   wait for the rest.
 */
export const useTitleDecision = (
  details: VodDetails | LiveDetails | null,
  isStale?: boolean,
): TitleDecision | null => {
  const viewer = useViewer();
  const now = useNow(details === null ? null : startOfTitle(details));
  if (details === null) return null;
  const isSettled = isStale === undefined || (viewer !== null && !isStale);
  return titleDecision(details, { isGuest: viewer?.isGuest !== false, isSettled }, now);
};
