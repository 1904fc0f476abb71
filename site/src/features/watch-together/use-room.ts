import { createRoomStore, type RoomStore } from '@footlight/state';
import { useStoreState } from '@footlight/elements';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReader, useSite } from '../../app/site-context.js';

/** Does not jump when the clock of the system is set. */
const steadyClock = { now: () => performance.timeOrigin + performance.now() };

/** The room that the address names, or that is opened here: its address then names it. */
export const useRoom = (roomId: string | null, addressOf: (roomId: string) => string): RoomStore => {
  const { state } = useSite();
  const navigate = useNavigate();
  const readerId = useReader()?.id;
  const [store] = useState(() => createRoomStore({ client: state.client, clock: steadyClock }));
  const { room } = useStoreState(store);
  const seenBy = useRef<string | undefined>(undefined);
  const opened = room === null || room.id === roomId ? null : room.id;

  useEffect(() => {
    if (opened !== null && roomId === null) void navigate(addressOf(opened), { replace: true });
  }, [opened, roomId, addressOf, navigate]);

  useEffect(() => {
    // Whose place in the room it is depends on who reads.
    if (readerId === undefined) return;
    if (roomId === null) {
      seenBy.current = readerId;
      return;
    }
    const { room: held, standing } = store.getState();
    const isOpenedHere = held?.id === roomId && standing === 'joined' && seenBy.current === readerId;
    seenBy.current = readerId;
    if (!isOpenedHere) void store.visit(roomId);
  }, [store, roomId, readerId]);

  useEffect(() => () => store.dispose(), [store]);
  return store;
};
