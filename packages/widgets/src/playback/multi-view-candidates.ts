import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { MultiViewCandidate } from '@footlight/player/multi-view';

/** In pixels: a card of the strip is 200 CSS pixels wide, for screens with two device pixels per CSS pixel. */
const PICTURE_WIDTH = 400;

/** The live events as candidates for a multi-view. */
export const multiViewCandidates = (events: readonly ContentItem[]): readonly MultiViewCandidate[] =>
  events.map(({ id, type, title, images: { thumbnail }, accessLevel }) => ({
    id,
    kind: type === 'VOD' ? 'vod' : 'live',
    title,
    thumb: thumbnail.variants.find(({ width }) => width >= PICTURE_WIDTH)?.url ?? thumbnail.url,
    isLocked: !isGranted({ accessLevel }),
  }));
