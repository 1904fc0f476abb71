import { routeMatchOf, returnTarget } from '@footlight/domain';
import { useMaybeLoaded } from '@footlight/elements';
import { vodQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** The id of the video whose page an address is; null for any other page. */
export const videoOf = (target: string | null): string | null => {
  const place = target === null ? null : routeMatchOf(/^[^?#]*/u.exec(target)?.[0] ?? '');
  return place?.route === 'vod' || place?.route === 'interstitial' ? (place.params['eventId'] ?? null) : null;
};

/** What the viewer wants to watch who was led to sign in from a locked video; null until it is known (ACC-32). */
export const useWantedTitle = (): string | null => {
  const { state, origin } = useSite();
  const [query] = useSearchParams();
  const isWanted = query.get('signInToWatch') === 'true';
  const id = isWanted ? videoOf(returnTarget(query.get('from'), origin)) : null;
  const details = useMaybeLoaded(id === null ? null : state.queries.entry(vodQuery, { id }));
  return details?.data?.title ?? null;
};
