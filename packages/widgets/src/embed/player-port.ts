import type { PlayerState as RemoteState } from '@footlight/embed';
import type { PlayerEvent, PlayerPort } from '@footlight/embed/frame';
import { commandOf, rpcErrorOf, rpcErrorToWire, type RpcErrorBody } from '@footlight/embed/protocol';
import {
  RPC_CODE,
  RpcError,
  type MethodParams,
  type MethodResult,
  type PlayerOptions,
} from '@footlight/embed';
import {
  ELEMENT_EVENTS,
  PLAYER_EVENT_NAMES,
  PLAYER_OPTIONS,
  type PlayerEventName,
  type PlayerOptionName,
} from '@footlight/player-contract';
import { hasPast } from '@footlight/domain';
import {
  PlayerError,
  type FootlightPlayer,
  type PlayerEventDetails,
  type PlayerState,
} from '@footlight/player';

/** Must match package.json; checked by a test. */
const PLAYER_VERSION = '0.1.0';

export interface PlayerPortOptions {
  /** Returns the first video of a playlist, for `player.loadVideo` of a playlist. */
  readonly firstOf: (playlistId: string) => Promise<string | undefined>;
}

type State = Partial<PlayerState>;
type Changes = Partial<RemoteState>;

/** Fields that are not sent to the host page: engine internals, and URLs that may be signed. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set<keyof PlayerState>([
  'buffered',
  'engine',
  'reconnecting',
]);

const errorBody = (error: unknown): RpcErrorBody => rpcErrorToWire(rpcErrorOf(error));

/** The state without what must not leave the frame. */
export const remoteStateOf = (state: State): Changes => {
  const { trailer, error, ...rest } = state;
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !INTERNAL_FIELDS.has(name)));
  const { sources: _signed, ...shown } = trailer ?? { sources: [] };
  return {
    ...fields,
    ...(trailer === undefined ? {} : { trailer: trailer === null ? null : shown }),
    ...(error === undefined ? {} : { error: error === null ? null : errorBody(error) }),
  };
};

const loadVideo = async (
  player: FootlightPlayer,
  { kind = 'vod', id, playlistId, seasonId, startAt, autoplay }: MethodParams<'player.loadVideo'>,
  { firstOf }: PlayerPortOptions,
): Promise<MethodResult<'player.loadVideo'>> => {
  const isPlaylist = kind === 'playlist';
  const video = isPlaylist ? await firstOf(id).catch(() => undefined) : id;
  if (video === undefined) throw new PlayerError('NOT_FOUND', 'The playlist has no video.');
  const list = isPlaylist ? id : playlistId;
  return player.load({
    id: video,
    kind: kind === 'live' ? 'live' : 'vod',
    ...(list === undefined ? {} : { playlistId: list }),
    ...(seasonId === undefined ? {} : { seasonId }),
    ...(startAt === undefined ? {} : { startAt }),
    ...(autoplay === undefined ? {} : { autoplay }),
  });
};

const isWebAddress = (text: string): boolean =>
  URL.canParse(text, document.baseURI) && /^https?:$/u.test(new URL(text, document.baseURI).protocol);

const checkAddress = (name: 'shareAddress' | 'embedAddress', given: PlayerOptions): void => {
  const text = given[name];
  if (text == null || isWebAddress(text)) return;
  throw new RpcError(RPC_CODE.invalidParams, {
    path: `params.${name}`,
    expected: 'an http or https address',
  });
};

const setOptions = async (
  player: FootlightPlayer,
  given: PlayerOptions,
): Promise<Required<PlayerOptions>> => {
  checkAddress('shareAddress', given);
  checkAddress('embedAddress', given);
  const { errorActions, ...rest } = given;
  Object.assign(player, rest, errorActions === undefined ? {} : { errorActions: errorActions ?? '' });
  await player.updateComplete;
  return optionsOf(player);
};

const optionsOf = (player: FootlightPlayer): Required<PlayerOptions> =>
  Object.fromEntries(
    (Object.keys(PLAYER_OPTIONS) as PlayerOptionName[]).map((name) => [name, player[name]]),
  ) as Required<PlayerOptions>;

type Own = 'player.loadVideo' | 'player.retry' | 'player.unload' | 'player.setOptions';
type Effects = { readonly [M in Own]: (params: MethodParams<M>) => Promise<MethodResult<M>> };

/** Methods that do more than the player's command of that name, or have none. */
const effectsOf = (player: FootlightPlayer, options: PlayerPortOptions): Effects => ({
  'player.loadVideo': (params) => loadVideo(player, params, options),
  'player.retry': async () => {
    await player.retry();
    return { id: player.state.id };
  },
  'player.unload': () => {
    player.unload();
    return Promise.resolve({ id: null });
  },
  'player.setOptions': (params) => setOptions(player, params),
});

/** Converts an event's detail for the host page: errors get the codes of the protocol. */
const crossing = (name: PlayerEventName, detail: object): object => {
  if (!('error' in detail)) return detail;
  const error = errorBody(detail.error);
  return name === 'error' ? error : { ...detail, error };
};

/** Forwards the element's events under their names in the protocol. */
const listenTo = (player: FootlightPlayer, raise: (event: PlayerEvent) => void): (() => void) => {
  const life = new AbortController();
  for (const name of PLAYER_EVENT_NAMES)
    player.addEventListener(
      ELEMENT_EVENTS[name],
      ({ detail }: CustomEvent<object>) =>
        raise({ name: `player.${name}`, params: crossing(name, detail) } as PlayerEvent),
      { signal: life.signal },
    );
  return () => life.abort();
};

/** State fields that capabilities depend on. */
const DECIDING = ['status', 'live', 'epgId', 'audioOnly'] as const satisfies readonly (keyof PlayerState)[];

/** The capabilities available for the loaded video. */
const capabilitiesOf = ({ state, core }: FootlightPlayer): PlayerPort['capabilities'] => ({
  fullscreen: document.fullscreenEnabled && !state.audioOnly,
  pictureInPicture: document.pictureInPictureEnabled && !state.audioOnly,
  dvr: state.live !== null && hasPast({ start: state.live.windowStart, end: state.live.edge }),
  guide: state.epgId !== null,
  // A frame plays one video.
  multiView: false,
  drm: core?.media.mediaKeys != null,
});

/** Adapts a `<footlight-player>` to the port of the channel. */
export const createPlayerPort = (player: FootlightPlayer, options: PlayerPortOptions): PlayerPort => {
  const effects = effectsOf(player, options);
  return {
    player: { name: 'footlight-player', version: PLAYER_VERSION },
    get capabilities() {
      return capabilitiesOf(player);
    },
    execute: async (method, params) => {
      const own: ((params: never) => Promise<unknown>) | undefined = effects[method as Own];
      const command = commandOf(method);
      if (own !== undefined) return (await own(params as never)) as MethodResult<typeof method>;
      if (command === undefined) throw new RpcError(RPC_CODE.methodNotFound);
      // The session has checked the parameters. An element that is not in the page yet has no core.
      const { core } = player;
      const running = core === null ? player.execute(command, params) : core.execute(command, params);
      return (await running) as MethodResult<typeof method>;
    },
    getState: () => ({ ...remoteStateOf(player.state), capabilities: capabilitiesOf(player) }),
    onStateChange: (listener) => {
      const report = ({ detail }: CustomEvent<PlayerEventDetails['footlight-statechange']>): void =>
        listener({
          ...remoteStateOf(detail.changes),
          ...(DECIDING.some((name) => name in detail.changes)
            ? { capabilities: capabilitiesOf(player) }
            : {}),
        });
      player.addEventListener('footlight-statechange', report);
      return () => player.removeEventListener('footlight-statechange', report);
    },
    onEvent: (raise) => listenTo(player, raise),
  };
};
