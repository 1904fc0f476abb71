import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { MultiViewCandidate } from '@footlight/player/multi-view';

/** In pixels: a card of the strip is 200 CSS pixels wide, for screens with two device pixels per CSS pixel. */
const PICTURE_WIDTH = 400;

/**
 * The live events as candidates for a multi-view.
 * @param hrefOf the page of an event, which says how to get access to one that is locked
 */
export const multiViewCandidates = (
  events: readonly ContentItem[],
  hrefOf: (event: ContentItem) => string | null,
): readonly MultiViewCandidate[] =>
  events.map((event) => {
    const { id, type, title, images, accessLevel } = event;
    const { thumbnail } = images;
    return {
      id,
      kind: type === 'VOD' ? 'vod' : 'live',
      title,
      thumb: thumbnail.variants.find(({ width }) => width >= PICTURE_WIDTH)?.url ?? thumbnail.url,
      accessHref: isGranted({ accessLevel }) ? null : hrefOf(event),
    };
  });
