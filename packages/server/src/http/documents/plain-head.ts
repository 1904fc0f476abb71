import { escapeMarkup } from '@footlight/domain';
import type { PageBoot } from '@footlight/contract';

/**
 * What a document says of itself where the site's build has not said it: its title, and whether search engines keep away.
 * @param isNowhere whether there is no page at the address
 */
export const plainHead = (
  { realm, labels }: PageBoot,
  { isNowhere, isClosed }: { readonly isNowhere: boolean; readonly isClosed: boolean },
): string => {
  const words = isNowhere ? labels.labels['notFoundTitle'] : undefined;
  const title = words === undefined ? realm.name : `${words} · ${realm.name}`;
  const robots = isNowhere || isClosed ? '<meta name="robots" content="noindex, follow">' : '';
  return `<title>${escapeMarkup(title)}</title>${robots}`;
};
