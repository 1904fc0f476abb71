import type { LiveDetails, RoomContentKind, VodDetails } from '@footlight/contract';
import { RoomWidget, useStoreState, type KeptTogether, type ShownEntry } from '@footlight/widgets';
import { definePlayer } from '@footlight/player';
import { liveEventQuery, vodQuery } from '@footlight/state';
import { Link, headings, useLabels } from '@footlight/ui';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { FailedPage } from '../../shell/pages/failed-page.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { RoomPlayer } from './room-player.js';
import { RoomLabels, useRoomLabels } from './room-labels.js';
import { useRoom } from './use-room.js';
import styles from './watch-together.module.css';

definePlayer();

interface RoomPageProps {
  readonly kind: RoomContentKind;
  readonly id: string;
  readonly entry: Pick<ShownEntry<VodDetails | LiveDetails, unknown>, 'status' | 'error' | 'data' | 'retry'>;
}

const RoomPage = ({ kind, id, entry }: RoomPageProps) => {
  const t = useRoomLabels();
  const { language } = useLabels();
  const { addresses, origin } = useSite();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const roomId = query.get('room');
  const addressOf = useCallback(
    (room: string) =>
      addresses.route('watchTogether', { eventId: id }, { room, ...(kind === 'vod' ? { kind } : {}) }),
    [addresses, id, kind],
  );
  const store = useRoom(roomId, addressOf);
  const { room, phase: standing } = useStoreState(store);
  const [together, setTogether] = useState<KeptTogether | null>(null);
  const { data: details, status, error, retry } = entry;
  if (status === 'failed' && details === null)
    return <FailedPage error={error} onRetry={() => void retry()} />;
  const content = room === null ? { kind, id } : { kind: room.content.kind, id: room.content.id };
  const title = details?.title ?? room?.content.title ?? '';
  const isIn = standing === 'joined';
  return (
    <div className={styles['page']} data-joined={isIn || undefined}>
      <PageTitle of={t('roomTitle')} />
      <header className={styles['head']}>
        <h1 className={headings['part']}>{t('roomTitle')}</h1>
        {title !== '' && (
          <Link
            className={styles['of']}
            href={addresses.route(content.kind === 'vod' ? 'vod' : 'live', { eventId: content.id })}
          >
            <bdi>{title}</bdi>
          </Link>
        )}
      </header>
      <div className={styles['stage']}>
        {isIn ? (
          <RoomPlayer
            store={store}
            content={content}
            page={{
              route: 'watchTogether',
              params: { eventId: id },
              query: Object.fromEntries(query),
            }}
            still={details?.images.thumbnail.url ?? null}
            onTogether={setTogether}
          />
        ) : (
          details !== null && <img className={styles['still']} src={details.images.thumbnail.url} alt="" />
        )}
      </div>
      <aside className={styles['room']} aria-label={t('roomTitle')}>
        <RoomWidget
          store={store}
          t={t}
          language={language}
          content={{ kind, contentId: id }}
          needsName={viewer?.isGuest !== false}
          inviteAddress={room === null ? null : origin + addressOf(room.id)}
          together={together}
        />
      </aside>
    </div>
  );
};

const OfVideo = ({ id }: { readonly id: string }) => (
  <RoomPage kind="vod" id={id} entry={useQuery(vodQuery, { id })} />
);

const OfLive = ({ id }: { readonly id: string }) => {
  const entry = useQuery(liveEventQuery, { id });
  // A finished event is watched as its recording.
  return <RoomPage kind={entry.data?.type === 'VOD' ? 'vod' : 'live'} id={id} entry={entry} />;
};

/** Watch-together page of an event, or of a video if the query has `kind=vod`. */
export const WatchTogetherPage = () => {
  const { eventId = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <RoomLabels>
      {query.get('kind') === 'vod' ? <OfVideo id={eventId} /> : <OfLive id={eventId} />}
    </RoomLabels>
  );
};

export const watchTogetherPage = definePage({ Component: WatchTogetherPage, layout: { detail: true } });
