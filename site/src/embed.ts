import { createClient, sharedStorage, type Client } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import { createPlayerPort, firstOfPlaylist } from '@footlight/widgets';
import { servePlayer } from '@footlight/embed/frame';
import { DEFAULT_LANGUAGE } from '@footlight/i18n';
import { definePlayer, FootlightPlayer, PlayerError } from '@footlight/player';
import { createPlaybackLoader } from '@footlight/state';
import { sessionOptions } from './app/session-options.js';
import { handOverCover } from './embed/embed-cover.js';
import { readEmbedRequest, type EmbedRequest } from './embed/embed-request.js';
import { keepShareAddresses } from './embed/embed-share.js';
import { offerPageLink } from './embed/embed-page-link.js';

/** Reads the realm from the page's embedded data, or requests it if there is none. */
const realmOf = async (client: Client): Promise<PublicRealm> => {
  const boot = document.querySelector('#footlight-boot')?.textContent ?? '';
  if (boot !== '') return (JSON.parse(boot) as { readonly realm: PublicRealm }).realm;
  return client.call('getRealm');
};

/** The player of the frame page; loads the addressed video according to `preload`. */
class FramePlayer extends FootlightPlayer {
  /** Called after the host page has changed the error actions. */
  onOptions: () => void = () => undefined;
  /** Called after each render. */
  onRendered: () => void = () => undefined;

  begin(load: () => Promise<unknown>): void {
    this.open(load);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (changed.has('errorActions')) this.onOptions();
    this.onRendered();
  }

  refuse(): void {
    this.open((player) => {
      player.fail(new PlayerError('NOT_FOUND', 'The address names no video.'));
      return Promise.resolve();
    });
  }
}

const define = (): void => {
  // Defined first under the player's name; `definePlayer` keeps it and adds the controls.
  customElements.define('footlight-player', FramePlayer);
  definePlayer();
};

const createPlayer = ({ muted, volume, options }: EmbedRequest): FramePlayer => {
  const player = new FramePlayer();
  const language = options.language ?? (document.documentElement.lang || DEFAULT_LANGUAGE);
  document.documentElement.lang = language;
  // The address uses 0–100 like the remote control; the player uses 0–1.
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
    // An empty playlist has no video; the service then reports the playlist's id as not found.
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
    // Absolute, because the player's state contains addresses and is sent to a page of another origin.
    origin: location.origin,
    // Frames on the site's own origin share the viewer's session; browsers partition the storage of others.
    ...sessionOptions(document, sharedStorage),
    language: () => player.language ?? DEFAULT_LANGUAGE,
  });
  player.loader = createPlaybackLoader(client);
  const updateSharing = keepShareAddresses(player, request);
  player.onOptions = offerPageLink(player, request);
  player.onRendered = handOverCover(player);
  document.body.append(player);
  // When the frame has the focus, key events may target its document instead of the player.
  document.addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && !event.composedPath().includes(player)) player.pressKey(event);
  });
  // The player shows load errors and sends them over the channel as `player.error`.
  player.begin(() => load(player, request, client));
  const realm = await realmOf(client);
  updateSharing(realm);
  if (realm.titleDisplayMode === 'HIDE') player.titles = 'none';
  const server = servePlayer(
    createPlayerPort(player, { firstOf: (playlistId) => firstOfPlaylist(client, playlistId) }),
    {
      // Origins that may control the player.
      allowedOrigins: realm.embedOrigins,
      ...(request.channel === null ? {} : { channel: request.channel }),
    },
  );
  // A page in the back/forward cache may be restored, and its host page with it.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) server.destroy();
  });
};

/** Shows an error in the player for an address without a video. */
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
