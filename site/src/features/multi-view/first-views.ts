import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { View } from '@footlight/player/multi-view';

/** How many the default layout shows. */
const COUNT = 2;

/** What a multi-view begins with: the event that the address names, and the first other one that may be watched. */
export const firstViews = (eventId: string, onTheAir: readonly ContentItem[]): readonly View[] => {
  const others = onTheAir.filter((event) => event.id !== eventId && isGranted(event));
  return [eventId, ...others.map(({ id }) => id)].slice(0, COUNT).map((id) => ({ id, kind: 'live' }));
};
