import { createRoomStore, type RoomStore } from '@footlight/state';
import { useStoreState } from '@footlight/elements';
import { useEffect, useState } from 'react';
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
  const opened = room === null || room.id === roomId ? null : room.id;

  useEffect(() => {
    if (opened !== null && roomId === null) void navigate(addressOf(opened), { replace: true });
  }, [opened, roomId, addressOf, navigate]);

  useEffect(() => {
    // Whose place in the room it is depends on who reads.
    if (roomId === null || readerId === undefined) return;
    const held = store.getState();
    const isOwn = held.room?.id === roomId && held.way !== null;
    if (!isOwn) void store.visit(roomId);
  }, [store, roomId, readerId]);

  useEffect(() => () => store.dispose(), [store]);
  return store;
};
