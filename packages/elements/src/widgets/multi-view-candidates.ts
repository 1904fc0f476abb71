import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { MultiViewCandidate } from '@footlight/player/multi-view';

/** Pixels: a card of the strip is 200 wide, and screens have two dots a pixel. */
const PICTURE_WIDTH = 400;

/** What is on the air, as a multi-view offers it. */
export const multiViewCandidates = (events: readonly ContentItem[]): readonly MultiViewCandidate[] =>
  events.map(({ id, type, title, images: { thumbnail }, accessLevel }) => ({
    id,
    kind: type === 'VOD' ? 'vod' : 'live',
    title,
    thumb: thumbnail.variants.find(({ width }) => width >= PICTURE_WIDTH)?.url ?? thumbnail.url,
    isLocked: !isGranted({ accessLevel }),
  }));
