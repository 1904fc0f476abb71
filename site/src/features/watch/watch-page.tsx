import type { LiveDetails, VodDetails } from '@footlight/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/page-title.js';
import { AccessNotice, useHindrance } from './access-notice.js';
import { AdjacentRail } from './adjacent-rail.js';
import { PlayerStage } from './player-stage.js';
import { TitleDetails } from './title-details.js';
import { useErrorAction } from './use-error-action.js';
import styles from './watch.module.css';

/** Seconds from start that an address asks for; nonsense asks for nothing. */
const startOf = (query: URLSearchParams): number | undefined => {
  const text = query.get('t');
  const seconds = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** A title's page: the player, or why there is none, and what is to be said of the title. */
export const WatchPage = ({
  details,
  kind,
}: {
  readonly details: VodDetails | LiveDetails;
  readonly kind: 'vod' | 'live';
}) => {
  const { addresses } = useSite();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const own = Object.fromEntries(query);
  const route = kind === 'live' ? 'live' : 'vod';
  const page = { route, params: { eventId: details.id }, query: own } as const;
  const hindrance = useHindrance(details, page);
  const take = useErrorAction(page);
  const playlistId = query.get('playlistId') ?? undefined;

  return (
    <>
      <PageTitle of={details.title} />
      <div className={styles['page']}>
        {hindrance === null ? (
          <PlayerStage
            id={details.id}
            kind={kind}
            playlistId={playlistId}
            seasonId={query.get('seasonId') ?? undefined}
            protocol={query.get('protocol')}
            startAt={startOf(query)}
            onErrorAction={take}
            onMoved={(id) =>
              void navigate(
                addresses.route('vod', { eventId: id }, playlistId === undefined ? {} : { playlistId }),
              )
            }
          />
        ) : (
          <AccessNotice details={details} hindrance={hindrance} />
        )}
        <TitleDetails details={details} />
        {kind === 'vod' && <AdjacentRail id={details.id} playlistId={playlistId} />}
      </div>
    </>
  );
};
