import { PlayerError } from '../store/player-error.js';
import { listOfRequest, type Neighbour } from '@footlight/domain';
import { nextEvent, settled } from '../store/confirmation.js';
import type { PlayerState } from '../store/player-state.js';
import type { PlayerHost } from '../session/player-host.js';
import type { RunsOf } from './command.js';

/** After this time `previous` restarts the current video, as playlist players usually do. */
const RESTART_AFTER_SECONDS = 3;

/** The current video as an entry of its list. */
const playing = ({ store }: PlayerHost, { id, kind }: Pick<Neighbour, 'id' | 'kind'>): Neighbour => {
  const state = store.get();
  return { id: state.id ?? id, kind: state.type ?? kind, title: state.title };
};

/** The state once it includes the neighbours of the video, which are determined after the video itself. */
const stateInList = async (target: PlayerHost): Promise<PlayerState> => {
  const { request, commandError, signal, life } = target;
  await settled(target.neighboursFound(), { signal: commandError === null ? signal : life });
  if (target.request !== request) throw new PlayerError('ABORTED', 'Another video was loaded.');
  return target.store.get();
};

const goTo = async (target: PlayerHost, neighbour: Neighbour | null): Promise<Neighbour> => {
  if (neighbour === null)
    throw target.commandError ?? new PlayerError('NO_NEIGHBOUR', 'No next or previous video');
  await target.load({
    id: neighbour.id,
    kind: neighbour.kind,
    autoplay: true,
    ...listOfRequest(target.request ?? {}),
  });
  return playing(target, neighbour);
};

const goToStart = async (target: PlayerHost): Promise<void> => {
  const done = nextEvent(target.media, 'seeked', target);
  target.media.currentTime = 0;
  await done;
};

/** Commands that move from one video to another. */
export const listCommands: RunsOf<'next' | 'previous'> = {
  next: {
    async run(target) {
      const { listNext } = await stateInList(target);
      return goTo(target, listNext);
    },
  },
  previous: {
    async run(target) {
      const { id, type, live, currentTime, listPrev, listNext } = await stateInList(target);
      const isInList = listPrev !== null || listNext !== null;
      const isRestartable = target.commandError === null && live === null && isInList;
      if (id === null || !isRestartable || currentTime <= RESTART_AFTER_SECONDS)
        return goTo(target, listPrev);
      await goToStart(target);
      return playing(target, { id, kind: type ?? 'vod' });
    },
  },
};
