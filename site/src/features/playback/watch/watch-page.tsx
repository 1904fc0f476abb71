import type { LiveDetails, VodDetails } from '@footlight/contract';
import { listOfQuery } from '@footlight/domain';
import { frameAddress } from '@footlight/embed';
import type { WatchedList } from '@footlight/state';
import { Navigate, NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { lazyPart } from '../../../app/lazy-part.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccessNotice, useHindrance } from './access-notice.js';
import { failedRail } from '../../../shell/lists/failed-rail.js';
import { DeferredReviews } from '../../reviews/deferred-reviews.js';
import { PlayerStage } from '../stage/player-stage.js';
import { resumesAt, startOf, startsAt } from '../stage/start-of.js';
import { TitleDetails } from './title-details.js';
import { useErrorAction } from './use-error-action.js';
import { useTitleDecision } from '../../../app/use-title-decision.js';
import { useTitleRedirect } from './use-title-redirect.js';
import { WatchRail } from './watch-rail.js';
import { WaitingDetails, WaitingPicture } from '../stage/waiting-stage.js';
import styles from './watch.module.css';

const LiveRail = lazyPart(async () => (await import('./live-rail.js')).LiveRail);

/** Query parameters of the list that a title is watched in; kept in links to the next title and in shared links. */
const LIST = new Set(['playlistId', 'seasonId', 'seriesId', 'watchlistId', 'owner']);
const listOf = (query: URLSearchParams): Readonly<Record<string, string>> & WatchedList =>
  Object.fromEntries([...query].filter(([name]) => LIST.has(name)));

const embedAddress = (origin: string, kind: 'vod' | 'live', id: string, query: URLSearchParams): string =>
  frameAddress({ origin, kind, id, ...listOf(query) });

export interface WatchPageProps {
  /** Details of the title; null while loading, which does not delay the player. */
  readonly details: VodDetails | LiveDetails | null;
  readonly id: string;
  readonly kind: 'vod' | 'live';
  /** Whether `details` are being reloaded. */
  readonly isStale: boolean;
}

/** A title's page: the player or the reason why there is none, and the title's details. */
export const WatchPage = ({ details, id, kind, isStale }: WatchPageProps) => {
  const { addresses, realm, origin } = useSite();
  const navigate = useNavigate();
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const [query] = useSearchParams();
  const route = kind === 'live' ? 'live' : 'vod';
  const { showInterstitial: _showInterstitial, ...own } = Object.fromEntries(query);
  const page = { route, params: { eventId: id }, query: own } as const;
  const decision = useTitleDecision(details, isStale);
  const to = useTitleRedirect(decision, page);
  const hindrance = useHindrance(decision, page);
  const take = useErrorAction(page);
  const list = listOf(query);
  const startAt = startOf(query);

  if (to !== null) return <Navigate replace to={to} />;
  const isUnsettled = decision?.kind === 'wait' && decision.because === 'access-unsettled';
  return (
    <>
      {details !== null && <PageTitle of={details.title} />}
      <div className={styles['page']}>
        {isUnsettled ? (
          <WaitingPicture />
        ) : details === null || hindrance === null ? (
          <PlayerStage
            id={id}
            kind={kind}
            list={list}
            protocol={query.get('protocol')}
            startAt={startAt}
            resumesAt={resumesAt(details)}
            starts={startsAt(kind, query, cameByLink)}
            still={details?.images.thumbnail.url ?? null}
            shareAddress={
              details === null || !realm.socialSharing.enabled
                ? null
                : addresses.share(details, listOfQuery(query))
            }
            embedAddress={embedAddress(origin, kind, id, query)}
            onErrorAction={take}
            onMoved={(next) => void navigate(addresses.route(route, { eventId: next }, list))}
          />
        ) : (
          <AccessNotice details={details} hindrance={hindrance} />
        )}
        {details === null ? <WaitingDetails /> : <TitleDetails details={details} />}
        {kind === 'vod' ? (
          <>
            <WatchRail details={details} id={id} list={list} />
            {details !== null && <DeferredReviews key={id} id={id} />}
          </>
        ) : (
          <LiveRail of={{ id }} failed={failedRail} />
        )}
      </div>
    </>
  );
};
