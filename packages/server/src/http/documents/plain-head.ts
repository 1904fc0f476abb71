import { escapeMarkup } from '@footlight/domain';
import type { PageBoot } from '@footlight/contract';

/**
 * Fallback head for pages that the site's build did not render: the title, and `noindex` where required.
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
