import { loadRoomsCatalogue, directionOf, type RoomLabelKey } from '@footlight/i18n';
import type { FootlightPlayer } from '@footlight/player';
import { RoomStore } from '@footlight/state';
import {
  RoomWidget,
  KeptTogether,
  useLazyLabels,
  useStoreState,
  type Togetherness,
} from '@footlight/widgets';
import { useEffect, useRef, useState } from 'react';
import { pageConfiguration } from '../configuration.js';
import type { PageSession } from '../session.js';
import { usePageSession } from '../use-page-session.js';

export interface WatchTogetherElementProps {
  /** Id of the room; without it a new room can be opened. */
  readonly room?: string;
  /** Id of the content of a new room. */
  readonly content?: string;
  readonly kind?: 'vod' | 'live';
  /** Id of the player in the page that is kept in sync with the room. */
  readonly player?: string;
  /** Page for invitations, which gets `room` in its query; by default the service's page. */
  readonly inviteHref?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  readonly onRoomChange?: (detail: {
    readonly roomId: string | null;
    readonly memberId: string | null;
  }) => void;
  readonly onTogetherChange?: (detail: { readonly standing: Togetherness }) => void;
}

/** Unaffected by changes of the system clock. */
const steadyClock = { now: () => performance.timeOrigin + performance.now() };

const isPlayer = (element: Element | null): element is FootlightPlayer =>
  element?.localName === 'footlight-player' && 'setPace' in element;

/** Keeps the player of the page in sync with the room, once both exist. */
const useTogether = (
  store: RoomStore,
  playerId: string | undefined,
  onChange: WatchTogetherElementProps['onTogetherChange'],
) => {
  const { phase: standing, room } = useStoreState(store);
  const [together, setTogether] = useState<KeptTogether | null>(null);
  const kind = room?.content.kind;
  const id = room?.content.id;
  const isIn = standing === 'joined';
  useEffect(() => {
    if (!isIn || kind === undefined || id === undefined || playerId === undefined) return undefined;
    let current: KeptTogether | null = null;
    let stop = (): void => undefined;
    let isWanted = true;
    void customElements.whenDefined('footlight-player').then(() => {
      const player = document.getElementById(playerId);
      if (!isWanted || !isPlayer(player)) return;
      if (player.state.id !== id) player.load({ id, kind }).catch(() => undefined);
      const made = new KeptTogether({ player, store, content: { kind, id } });
      current = made;
      stop = made.subscribe(() => onChange?.({ standing: made.get() }));
      setTogether(made);
    });
    return () => {
      isWanted = false;
      stop();
      current?.dispose();
      setTogether(null);
    };
    // The callbacks change with each render and must not restart the synchronisation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, isIn, kind, id, playerId]);
  return together;
};

const inviteOf = (
  { inviteHref }: Pick<WatchTogetherElementProps, 'inviteHref'>,
  { origin }: PageSession,
  room: { readonly id: string; readonly content: { readonly id: string; readonly kind: string } },
): string => {
  const own = `/live/${encodeURIComponent(room.content.id)}/watch-together${room.content.kind === 'vod' ? '?kind=vod' : ''}`;
  const address = inviteHref === undefined ? new URL(own, origin) : new URL(inviteHref, document.baseURI);
  address.searchParams.set('room', room.id);
  return address.href;
};

const OfSession = ({ session, ...props }: WatchTogetherElementProps & { readonly session: PageSession }) => {
  const { room: roomId, content, kind, player, onRoomChange, onTogetherChange } = props;
  const language = props.language ?? session.language;
  const t = useLazyLabels<RoomLabelKey>(language, loadRoomsCatalogue);
  const [store] = useState(() => new RoomStore({ client: session.client, clock: steadyClock }));
  const { room, phase: standing, memberId } = useStoreState(store);
  const together = useTogether(store, player, onTogetherChange);
  const reported = useRef<string | null>(null);
  const now = standing === 'joined' && room !== null ? room.id : null;

  useEffect(() => () => store.dispose(), [store]);
  useEffect(() => {
    if (roomId !== undefined && roomId !== '' && store.getState().room?.id !== roomId)
      void store.visit(roomId);
  }, [store, roomId]);
  useEffect(() => {
    if (reported.current === now) return;
    reported.current = now;
    onRoomChange?.({ roomId: now, memberId: now === null ? null : memberId });
  }, [now, memberId, onRoomChange]);

  if (t === null) return null;
  return (
    <div dir={directionOf(language)} lang={language}>
      <RoomWidget
        store={store}
        t={t}
        language={language}
        content={
          content === undefined || content === ''
            ? null
            : { kind: kind === 'live' ? 'live' : 'vod', contentId: content }
        }
        needsName={pageConfiguration().getToken === undefined}
        inviteAddress={room === null ? null : inviteOf(props, session, room)}
        together={together}
      />
    </div>
  );
};

/** Renders `<footlight-watch-together>` with the session of the page. */
export const WatchTogetherElement = (props: WatchTogetherElementProps) => {
  const session = usePageSession();
  return <OfSession key={session.origin} {...props} session={session} />;
};
