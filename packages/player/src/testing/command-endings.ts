import type { CommandName } from '../store/command-signatures.js';
import type { PlayerState } from '../store/player-state.js';

type Tracks = Pick<PlayerState, 'audioTracks' | 'qualities'>;

export const vod = (id: string) => ({ id, kind: 'vod' }) as const;

/** The parameters of each command; without tracks, those for a player without a video. */
export const PARAMS: Readonly<Record<CommandName, (state: Tracks) => object>> = {
  play: () => ({}),
  pause: () => ({}),
  next: () => ({}),
  previous: () => ({}),
  load: () => vod('first'),
  seek: () => ({ to: 20 }),
  setVolume: () => ({ volume: 40 }),
  setFullscreen: () => ({ on: false }),
  setPictureInPicture: () => ({ on: false }),
  promptRemote: () => ({}),
  setTextTrack: () => ({ language: 'es' }),
  setSubtitleDelay: () => ({ seconds: 0.5 }),
  // The tracks of a stream may become known after its first frame.
  setAudioTrack: ({ audioTracks }) => ({ language: audioTracks.length === 0 ? 'none' : 'es' }),
  setQuality: ({ qualities }) => ({ id: qualities[0]?.id ?? null }),
  setRate: () => ({ rate: 1.5 }),
  setPreferences: () => ({ skipSetting: 'never' }),
  setAnnotations: () => ({ on: false }),
  setStatistics: () => ({ on: true }),
  setSleepTimer: () => ({ after: 'end' }),
  setGuide: () => ({ open: true }),
  setChannels: () => ({ open: true }),
  skipAd: () => ({}),
  getStats: () => ({}),
  getState: () => ({}),
};

/**
 * How every command ends in every state; a waiting one ends when its state does. The statistics are shown first, and read
 * the engine all along.
 */
const TABLE = `
                    empty    loading      refused     upcoming  ready        playing      ended        endedDash    failed     locked
setStatistics       done     done         done        done      done         done         done         done         done       done
play                TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
pause               TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
seek                TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
next                TIMEOUT  NO_NEIGHBOUR GEOBLOCKED  NOT_LIVE  NO_NEIGHBOUR NO_NEIGHBOUR NO_NEIGHBOUR NO_NEIGHBOUR NOT_FOUND  done
previous            TIMEOUT  NO_NEIGHBOUR GEOBLOCKED  NOT_LIVE  NO_NEIGHBOUR NO_NEIGHBOUR NO_NEIGHBOUR NO_NEIGHBOUR NOT_FOUND  done
load                done     done         done        done      done         done         done         done         done       done
setVolume           done     done         done        done      done         done         done         done         done       done
setFullscreen       done     done         done        done      done         done         done         done         done       done
setPictureInPicture TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
promptRemote        TIMEOUT  UNSUPPORTED  GEOBLOCKED  NOT_LIVE  UNSUPPORTED  UNSUPPORTED  UNSUPPORTED  UNSUPPORTED  NOT_FOUND  ACCESS_DENIED
setTextTrack        TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setSubtitleDelay    TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setAudioTrack       TIMEOUT  TRACK_NOT_FOUND GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setQuality          TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setRate             TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setPreferences      done     done         done        done      done         done         done         done         done       done
setAnnotations      done     done         done        done      done         done         done         done         done       done
setSleepTimer       TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setGuide            TIMEOUT  done         GEOBLOCKED  NOT_LIVE  done         done         done         done         NOT_FOUND  ACCESS_DENIED
setChannels         done     done         done        done      done         done         done         done         done       done
skipAd              TIMEOUT  UNSUPPORTED  GEOBLOCKED  NOT_LIVE  UNSUPPORTED  UNSUPPORTED  UNSUPPORTED  UNSUPPORTED  NOT_FOUND  ACCESS_DENIED
getStats            done     done         done        done      done         done         done         done         done       done
getState            done     done         done        done      done         done         done         done         done       done
`;

const [states = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/u));
/** The columns of the table. */
export const STATES: readonly string[] = states;

/** The rows of the table: how a command ends, by column. */
export const ENDINGS = rows.map(([name = '', ...endings]) => ({ name: name as CommandName, endings }));
