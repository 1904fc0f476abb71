import type { PlayerState as RemoteState } from '@footlight/embed';
import type { PlayerEvent, PlayerMethod, PlayerPort } from '@footlight/embed/frame';
import { rpcErrorToWire } from '@footlight/embed/protocol';
import { RPC_CODE, RpcError, type MethodParams, type MethodResult } from '@footlight/embed';
import type { FootlightPlayer, PlayerEventDetails, PlayerState } from '@footlight/player';
import { rpcErrorOf } from './player-failure.js';

/** As in package.json; a test holds them together. */
export const PLAYER_VERSION = '0.1.0';

export interface PlayerPortOptions {
  /** The video that a playlist begins with, for `player.loadVideo` of a playlist. */
  readonly firstOf: (playlistId: string) => Promise<string | undefined>;
}

type State = Partial<PlayerState>;
type Changes = Partial<RemoteState>;

/** Fields that stay inside the frame: engines' matters, and addresses that may be signed. */
const KEPT_INSIDE: ReadonlySet<string> = new Set<keyof PlayerState>([
  'error',
  'buffered',
  'engine',
  'reconnecting',
]);

/** The state without what must not cross the border. */
export const remoteStateOf = (state: State): Changes => {
  const { trailer, ...rest } = state;
  const fields = Object.entries(rest).filter(([name]) => !KEPT_INSIDE.has(name));
  if (trailer === undefined) return Object.fromEntries(fields);
  const { sources: _signed, ...shown } = trailer ?? { sources: [] };
  return Object.fromEntries([...fields, ['trailer', trailer === null ? null : shown]]);
};

const loadVideo = async (
  player: FootlightPlayer,
  { kind = 'vod', id, playlistId, startAt, autoplay }: MethodParams<'player.loadVideo'>,
  { firstOf }: PlayerPortOptions,
): Promise<MethodResult<'player.loadVideo'>> => {
  const isPlaylist = kind === 'playlist';
  const video = isPlaylist ? await firstOf(id).catch(() => undefined) : id;
  if (video === undefined) throw new RpcError(RPC_CODE.vodNotFound);
  const list = isPlaylist ? id : playlistId;
  return player.load({
    id: video,
    kind: kind === 'live' ? 'live' : 'vod',
    ...(list === undefined ? {} : { playlistId: list }),
    ...(startAt === undefined ? {} : { startAt }),
    ...(autoplay === undefined ? {} : { autoplay }),
  });
};

type Effects = { readonly [M in PlayerMethod]: (params: MethodParams<M>) => Promise<MethodResult<M>> };

const effectsOf = (player: FootlightPlayer, options: PlayerPortOptions): Effects => ({
  'player.play': () => player.play(),
  'player.pause': () => player.pause(),
  'player.next': () => player.next(),
  'player.previous': () => player.previous(),
  'player.loadVideo': (params) => loadVideo(player, params, options),
  'player.seek': (params) => player.seek(params),
  'player.setVolume': (params) => player.setVolume(params),
  'player.setFullscreen': ({ on }) => player.setFullscreen(on),
  'player.setTextTrack': (params) => player.setTextTrack(params),
  'player.setAudioTrack': (params) => player.setAudioTrack(params),
  // There is no guide in this player, as its capabilities say, so it stays closed.
  'player.setGuide': () => Promise.resolve({ open: false }),
});

type Raise = (event: PlayerEvent) => void;
type Details = PlayerEventDetails;

/** Events of the element as the remote control names them. */
const listenTo = (player: FootlightPlayer, raise: Raise): (() => void) => {
  const life = new AbortController();
  const on = <E extends keyof Details>(type: E, tell: (detail: Details[E]) => void): void => {
    player.addEventListener(type, (event) => tell((event as CustomEvent<Details[E]>).detail), {
      signal: life.signal,
    });
  };
  on('footlight-ended', (params) => raise({ name: 'player.ended', params }));
  on('footlight-autoplayblocked', () => raise({ name: 'player.autoplayBlocked', params: {} }));
  on('footlight-gonelive', (params) => raise({ name: 'player.goneLive', params }));
  on('footlight-skipmarker', ({ type, from, to }) =>
    raise({ name: 'player.skipMarker', params: { type, from, to } }),
  );
  on('footlight-error', ({ error }) =>
    raise({ name: 'player.error', params: rpcErrorToWire(rpcErrorOf(error)) }),
  );
  on('footlight-statechange', ({ changes: { epg } }) => {
    if (epg !== undefined)
      raise({ name: 'player.programmeChanged', params: { now: epg.now, next: epg.next } });
  });
  return () => life.abort();
};

/** A `<footlight-player>` as the channel wants one. */
export const createPlayerPort = (player: FootlightPlayer, options: PlayerPortOptions): PlayerPort => {
  const effects = effectsOf(player, options);
  return {
    player: { name: 'footlight-player', version: PLAYER_VERSION },
    capabilities: {
      fullscreen: document.fullscreenEnabled,
      pictureInPicture: document.pictureInPictureEnabled,
      dvr: true,
      guide: false,
      multiView: false,
      drm: false,
    },
    execute: async (method, params) => {
      try {
        return await effects[method](params);
      } catch (error) {
        throw rpcErrorOf(error);
      }
    },
    getState: () => remoteStateOf(player.state),
    onStateChange: (listener) => {
      const tell = ({ detail }: CustomEvent<Details['footlight-statechange']>): void =>
        listener(remoteStateOf(detail.changes));
      player.addEventListener('footlight-statechange', tell);
      return () => player.removeEventListener('footlight-statechange', tell);
    },
    onEvent: (raise) => listenTo(player, raise),
  };
};
