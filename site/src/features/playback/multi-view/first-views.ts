import type { ContentItem } from '@footlight/contract';
import { isGranted } from '@footlight/domain';
import type { View } from '@footlight/player/multi-view';

/** Number of views in the default layout. */
const COUNT = 2;

/**
 * The initial views: the event in the address, unless the viewer may not watch it, and others that the viewer may watch.
 */
export const firstViews = (eventId: string, onTheAir: readonly ContentItem[]): readonly View[] => {
  const named = onTheAir.find(({ id }) => id === eventId);
  const others = onTheAir.filter((event) => event !== named && isGranted(event));
  const ids = [...(named === undefined || isGranted(named) ? [eventId] : []), ...others.map(({ id }) => id)];
  return ids.slice(0, COUNT).map((id) => ({ id, kind: 'live' }));
};
