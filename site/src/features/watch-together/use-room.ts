import { createRoomStore, type RoomStore } from '@footlight/state';
import { useStoreState } from '@footlight/elements';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';

/** Does not jump when the clock of the system is set. */
const steadyClock = { now: () => performance.timeOrigin + performance.now() };

/** The room that the address names, or that is opened here: its address then names it. */
export const useRoom = (roomId: string | null, addressOf: (roomId: string) => string): RoomStore => {
  const { state } = useSite();
  const navigate = useNavigate();
  const viewerId = useViewer()?.id;
  const [store] = useState(() => createRoomStore({ client: state.client, clock: steadyClock }));
  const { room } = useStoreState(store);
  const seenBy = useRef<string | undefined>(undefined);
  const opened = room === null || room.id === roomId ? null : room.id;

  useEffect(() => {
    if (opened !== null && roomId === null) void navigate(addressOf(opened), { replace: true });
  }, [opened, roomId, addressOf, navigate]);

  useEffect(() => {
    // Whose place in the room it is depends on who reads.
    if (viewerId === undefined) return;
    if (roomId === null) {
      seenBy.current = viewerId;
      return;
    }
    const { room: held, standing } = store.getState();
    const isOpenedHere = held?.id === roomId && standing === 'joined' && seenBy.current === viewerId;
    seenBy.current = viewerId;
    if (!isOpenedHere) void store.visit(roomId);
  }, [store, roomId, viewerId]);

  useEffect(() => () => store.dispose(), [store]);
  return store;
};
