import { createClient, type Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import { createPlayerPort, firstOfPlaylist } from '@footlight/elements';
import { servePlayer } from '@footlight/embed/frame';
import { DEFAULT_LANGUAGE } from '@footlight/i18n';
import { definePlayer, FootlightPlayer, PlayerError } from '@footlight/player';
import { createPlaybackLoader } from '@footlight/state';
import { keptSession } from './app/kept-session.js';
import { handOverCover } from './embed-cover.js';
import { readEmbedRequest, type EmbedRequest } from './embed-request.js';
import { keepShareAddresses } from './embed-share.js';
import { offerWayOn } from './embed-way-on.js';

/** Told by the service in the page, or asked for where it was not. */
const realmOf = async (client: Client): Promise<PublicRealm> => {
  const boot = document.querySelector('#footlight-boot')?.textContent ?? '';
  if (boot !== '') return (JSON.parse(boot) as { readonly realm: PublicRealm }).realm;
  return client.call('getRealm');
};

/** Waits with what the address names until somebody wants it, where `preload` says so. */
class FramePlayer extends FootlightPlayer {
  /** Called after the page around has changed an option. */
  onOptions: () => void = () => undefined;
  /** Called after each drawing. */
  onDrawn: () => void = () => undefined;

  begin(load: () => Promise<unknown>): void {
    this.open(load);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (changed.has('errorActions')) this.onOptions();
    this.onDrawn();
  }

  refuse(): void {
    this.open((player) => {
      player.fail(new PlayerError('NOT_FOUND', 'The address names no video.'));
      return Promise.resolve();
    });
  }
}

const define = (): void => {
  // First, under the player's name: `definePlayer` then adds its controls and leaves the name alone.
  customElements.define('footlight-player', FramePlayer);
  definePlayer();
};

const createPlayer = ({ muted, volume, options }: EmbedRequest): FramePlayer => {
  const player = new FramePlayer();
  const language = options.language ?? (document.documentElement.lang || DEFAULT_LANGUAGE);
  document.documentElement.lang = language;
  // An address counts to 100, as the remote control does; a media element counts to 1.
  return Object.assign(player, options, {
    language,
    muted,
    volume: volume === null ? null : volume / 100,
  });
};

const load = async (player: FootlightPlayer, request: EmbedRequest, client: Client): Promise<void> => {
  const { kind, id, seasonId, startAt } = request;
  const isPlaylist = kind === 'playlist';
  const playlistId = isPlaylist ? id : request.playlistId;
  const video = isPlaylist ? await firstOfPlaylist(client, id) : id;
  await player.load({
    // An empty playlist has no video: the service then says that there is none of this id.
    id: video ?? id,
    kind: kind === 'live' ? 'live' : 'vod',
    ...(playlistId === null ? {} : { playlistId }),
    ...(seasonId === null ? {} : { seasonId }),
    ...(startAt === null ? {} : { startAt }),
  });
};

const start = async (request: EmbedRequest): Promise<void> => {
  const player = createPlayer(request);
  const client = createClient({
    // Spelt out, because the player's state crosses to a page of another origin with addresses in it.
    origin: location.origin,
    // A frame of the site's own origin shares the viewer's session with it; elsewhere browsers keep them apart.
    ...keptSession(document, localStorage),
    language: () => player.language ?? DEFAULT_LANGUAGE,
  });
  player.loader = createPlaybackLoader(client);
  const tellSharing = keepShareAddresses(player, request);
  player.onOptions = offerWayOn(player, request);
  player.onDrawn = handOverCover(player);
  document.body.append(player);
  // The focus that comes into the frame is on its page, where nothing else hears keys.
  document.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && !event.composedPath().includes(player)) player.pressKey(event);
  });
  // What goes wrong is shown by the player, and told over the channel as `player.error`.
  player.begin(() => load(player, request, client));
  const realm = await realmOf(client);
  tellSharing(realm);
  if (realm.titleDisplayMode === 'HIDE') player.titles = 'none';
  const server = servePlayer(
    createPlayerPort(player, { firstOf: (playlistId) => firstOfPlaylist(client, playlistId) }),
    {
      // Who may control the player.
      allowedOrigins: realm.embedOrigins,
      ...(request.channel === null ? {} : { channel: request.channel }),
    },
  );
  // A page that is only kept for the way back comes to life again, and its host with it.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) server.destroy();
  });
};

/** An address that names nothing says so, in the place of the video. */
const refuse = (): void => {
  const player = new FramePlayer();
  player.language = document.documentElement.lang || DEFAULT_LANGUAGE;
  document.body.append(player);
  player.refuse();
};

define();
const request = readEmbedRequest(location);
if (request === undefined) refuse();
else void start(request);
