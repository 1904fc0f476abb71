import type { LiveDetails, VodDetails } from '@footlight/contract';
import { startOfTitle, verdictOn, type TitleVerdict } from '@footlight/domain';
import { useReader } from './site-context.js';
import { useNow } from './use-now.js';

/**
 * What the reader may do with a title, which turns by itself when the title begins; null until its details are there.
 * @param isStale whether the details are being asked for anew. Without it the page shows what is known of access and
 *   does not wait for the rest.
 */
export const useVerdict = (
  details: VodDetails | LiveDetails | null,
  isStale?: boolean,
): TitleVerdict | null => {
  const reader = useReader();
  const now = useNow(details === null ? null : startOfTitle(details));
  if (details === null) return null;
  const isSettled = isStale === undefined || (reader !== null && !isStale);
  return verdictOn(details, { isGuest: reader?.isGuest !== false, isSettled }, now);
};
