import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { View } from '@footlight/player/multi-view';

/** Number of views in the default layout. */
const COUNT = 2;

/** The initial views: the event in the address and the first other one that the viewer may watch. */
export const firstViews = (eventId: string, onTheAir: readonly ContentItem[]): readonly View[] => {
  const others = onTheAir.filter((event) => event.id !== eventId && isGranted(event));
  return [eventId, ...others.map(({ id }) => id)].slice(0, COUNT).map((id) => ({ id, kind: 'live' }));
};
