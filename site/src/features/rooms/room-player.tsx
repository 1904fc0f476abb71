import '@footlight/elements/react';
import type { RoomContentKind } from '@footlight/contract';
import { linkOn, roomPosition, type LinkTarget } from '@footlight/domain';
import { KeptTogether, useStoreState } from '@footlight/widgets';
import type { FootlightPlayer, PlayerEventDetails } from '@footlight/player';
import type { RoomStore } from '@footlight/state';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { useGoBack } from '../../shell/navigation/use-go-back.js';
import styles from './watch-together.module.css';

export interface RoomPlayerProps {
  readonly store: RoomStore;
  readonly content: { readonly kind: RoomContentKind; readonly id: string };
  /** Page to return to after resolving missing access. */
  readonly page: LinkTarget;
  readonly still: string | null;
  readonly onTogether: (together: KeptTogether | null) => void;
}

/** The player of a room member: access is checked for the member, the playback position is the room's. */
export const RoomPlayer = ({ store, content, page, still, onTogether }: RoomPlayerProps) => {
  const { state, language, realm, addresses } = useSite();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const element = useRef<FootlightPlayer>(null);
  const { phase: standing, playback } = useStoreState(store);
  const hasPlayback = standing === 'joined' && playback !== null;
  const { kind, id } = content;
  const loader = useMemo(() => state.playbackLoader, [state]);
  const take = (event: CustomEvent<PlayerEventDetails['footlight-erroraction']>): void => {
    const { action, error } = event.detail;
    if (action === 'retry') return;
    event.preventDefault();
    const to = error.verdict === null ? null : linkOn(error.verdict, page, realm);
    if (to === null) goBack();
    else void navigate(addresses.target(to));
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    const player = element.current;
    if (player === null) return undefined;
    const life = new AbortController();
    player.addEventListener('footlight-erroraction', (event) => latest.current(event), {
      signal: life.signal,
    });
    return () => life.abort();
  }, []);

  useEffect(() => {
    const player = element.current;
    if (player === null || !hasPlayback) return undefined;
    // Latecomers start at the room's current position.
    const snapshot = store.getState().playback;
    const now = store.serverNow() ?? snapshot?.at ?? 0;
    const startAt =
      snapshot === null || kind === 'live'
        ? null
        : roomPosition(snapshot, now, { isLive: false, duration: null });
    const begins = snapshot?.revision === 0 && store.mayControl();
    Object.assign(player, { loader, autoAdvance: false, errorActions: 'sign-in purchase back' });
    // The player shows load errors itself.
    player
      .load({
        id,
        kind,
        autoplay: begins || snapshot?.state === 'playing',
        ...(startAt === null || startAt === 0 ? {} : { startAt }),
      })
      .catch(() => undefined);
    const together = new KeptTogether({ player, store, content: { kind, id } });
    onTogether(together);
    return () => {
      together.dispose();
      onTogether(null);
      player.unload();
    };
  }, [store, kind, id, hasPlayback, loader, onTogether]);

  return (
    <footlight-player
      ref={element}
      className={styles['player']}
      language={language}
      {...(still === null ? {} : { poster: still })}
      titles={realm.titleDisplayMode === 'HIDE' ? 'none' : 'default'}
    />
  );
};
