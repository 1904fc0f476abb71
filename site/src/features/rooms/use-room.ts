import { RoomStore } from '@footlight/state';
import { useStoreState } from '@footlight/widgets';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';

/** Monotonic: unaffected by changes of the system clock. */
const steadyClock = { now: () => performance.timeOrigin + performance.now() };

/** The room in the address, or a new one, whose address then replaces the current one. */
export const useRoom = (roomId: string | null, addressOf: (roomId: string) => string): RoomStore => {
  const { state } = useSite();
  const navigate = useNavigate();
  const viewerId = useViewer()?.id;
  const [store] = useState(() => new RoomStore({ client: state.client, clock: steadyClock }));
  const { room } = useStoreState(store);
  const seenBy = useRef<string | undefined>(undefined);
  const opened = room === null || room.id === roomId ? null : room.id;

  useEffect(() => {
    if (opened !== null && roomId === null) void navigate(addressOf(opened), { replace: true });
  }, [opened, roomId, addressOf, navigate]);

  useEffect(() => {
    // A member's standing in the room depends on the signed-in viewer.
    if (viewerId === undefined) return;
    if (roomId === null) {
      seenBy.current = viewerId;
      return;
    }
    const { room: openRoom, phase: standing } = store.getState();
    const isOpenedHere = openRoom?.id === roomId && standing === 'joined' && seenBy.current === viewerId;
    seenBy.current = viewerId;
    if (!isOpenedHere) void store.visit(roomId);
  }, [store, roomId, viewerId]);

  useEffect(() => () => store.dispose(), [store]);
  return store;
};
