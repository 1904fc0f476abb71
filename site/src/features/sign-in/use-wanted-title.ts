import { routeMatchOf, returnTarget } from '@footlight/domain';
import { useMaybeLoaded } from '@footlight/widgets';
import { vodQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** The video id in the address of a video's page; null for other pages. */
export const videoOf = (target: string | null): string | null => {
  const place = target === null ? null : routeMatchOf(/^[^?#]*/u.exec(target)?.[0] ?? '');
  return place?.route === 'vod' || place?.route === 'interstitial' ? (place.params['eventId'] ?? null) : null;
};

/** Title of the locked video that led to this sign-in; null until it has loaded (ACC-32). */
export const useWantedTitle = (): string | null => {
  const { state, origin } = useSite();
  const [query] = useSearchParams();
  const isWanted = query.get('signInToWatch') === 'true';
  const id = isWanted ? videoOf(returnTarget(query.get('from'), origin)) : null;
  const details = useMaybeLoaded(id === null ? null : state.queries.entry(vodQuery, { id }));
  return details?.data?.title ?? null;
};
