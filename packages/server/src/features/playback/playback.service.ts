import { calls, type BodyOf, type PlaybackData, type Stream, type StreamDrm } from '@footlight/contract';
import { ApiError } from '../../api-error.js';
import type { Clock } from '../../clock.js';
import type { Caller } from '../../feature.js';
import {
  chaptersAddress,
  type ContentKeys,
  dvrQuery,
  type EncryptionMode,
  type Film,
  type FilmIndex,
  type IngestIndex,
  liveFolder,
  streamAddresses,
  type StreamGrant,
  type StreamSigner,
  thumbnailsAddress,
  vodFolder,
} from '@footlight/packager';
import type { AdUnits } from './ads/ad-units.js';
import type { Broadcast } from '../content/broadcasts/broadcast-row.js';
import type { CallerLicences } from '../content/caller-licences.js';
import type { LicenceReader } from '../content/content-ports.js';
import type { ContentView } from '../content/content-view.js';
import type { PlayablesService } from '../content/playables.service.js';
import type { Playable, PlayableKind } from '../content/playable.js';
import type { Device } from './screens/device.js';
import type { ScreensService } from './screens/screens.service.js';
import type { DrmTokens } from './drm-tokens.js';
import { ingestedFilm } from './ingested-film.js';
import { notAvailable, playbackDenial } from './playback-denial.js';
import type { SourceStreams } from './source-streams.js';

/** Playback settings of the realm. */
interface PlaybackSettings {
  /** Lifetime of a signed stream URL, in seconds. */
  readonly streamAddressSeconds: number;
  readonly countdownSeconds: number;
  /** Height of the highest rendition offered, in pixels; null for no limit. */
  readonly maxHeight: number | null;
  /** Whether viewers may open the playback statistics. */
  readonly statsEnabled: boolean;
}

export interface PlaybackServiceOptions {
  readonly content: Pick<PlayablesService, 'playable'>;
  readonly films: FilmIndex;
  readonly signer: StreamSigner;
  readonly keys: ContentKeys;
  readonly drmTokens: DrmTokens;
  /** Streams received from encoders. */
  readonly ingests: IngestIndex;
  /** Streams hosted by other origins. */
  readonly sources: Pick<SourceStreams, 'stream'>;
  readonly ads: AdUnits;
  readonly screens: Pick<ScreensService, 'hold'>;
  readonly licences: Pick<LicenceReader, 'of'>;
  readonly clock: Clock;
  readonly settings: PlaybackSettings;
}

export type PlaybackPreferences = BodyOf<'postVideoManifest'>;

const PROTOCOLS = ['HLS', 'DASH'] as const;
type Protocol = (typeof PROTOCOLS)[number];

/** The encryption mode that all deployed players of a protocol can decrypt. */
const MODE: Readonly<Record<Protocol, EncryptionMode>> = { HLS: 'cbcs', DASH: 'cenc' };

const FALLBACK_LANGUAGE = 'en';

/** Moves the requested entry to the front; the others keep their order. */
const requestedFirst = <T>(
  entries: readonly T[],
  requested: string | undefined,
  languageOf: (entry: T) => string,
): T[] => {
  const isRequested = (entry: T): boolean => requested !== undefined && languageOf(entry) === requested;
  return [...entries.filter(isRequested), ...entries.filter((entry) => !isRequested(entry))];
};

const chaptersLanguage = (film: Film, language: string): string | undefined => {
  const { chapterLanguages } = film.description;
  return [language, language.split('-')[0], FALLBACK_LANGUAGE].find(
    (candidate) => candidate !== undefined && chapterLanguages.includes(candidate),
  );
};

const annotationsOf = (film: Film, language: string): PlaybackData['annotations'] => {
  const { slug, thumbnails } = film.description;
  const chapters = chaptersLanguage(film, language);
  return {
    chapters: chapters === undefined ? null : chaptersAddress(slug, chapters),
    thumbnails: thumbnails === undefined ? null : thumbnailsAddress(slug),
  };
};

/** Seconds of a broadcast that have been sent. */
const sentSeconds = ({ startsAt, endsAt }: Broadcast, now: number): number =>
  (Math.min(endsAt, now) - startsAt) / 1000;

/** Seconds; null for live streams. */
const durationOf = ({ live, broadcast = null, item }: Playable, film: Film | null, now: number) => {
  if (live !== null) return null;
  return broadcast === null
    ? (film?.description.duration ?? item.duration ?? null)
    : sentSeconds(broadcast, now);
};

const liveOf = ({ live }: Playable): PlaybackData['live'] =>
  live === null
    ? null
    : {
        startDate: live.startDate.toISOString(),
        endDate: live.endDate?.toISOString() ?? null,
        epgId: live.epgId,
        programmes: { ...live.programmes },
        eventLocation: live.eventLocation,
        localBroadcasters: [...live.localBroadcasters],
      };

const premiereOf = ({ availableFrom }: Playable): PlaybackData['premiere'] =>
  availableFrom === null ? null : { scheduledAt: availableFrom.toISOString() };

/** What the addresses of one answer have in common. */
interface AddressRequest {
  readonly view: ContentView;
  /** Seconds since the epoch. */
  readonly expires: number;
  readonly endings: Pick<StreamGrant, 's' | 'p'>;
  readonly preferences: PlaybackPreferences;
}

/** What is played: a film, or the ingest of the event `ingested`. */
interface Played {
  readonly film: Film;
  readonly ingested: string | null;
}

/**
 * The folder of the video or channel; for channels also the film or ingest and the DVR window, and for a broadcast its
 * time.
 */
const placeOf = (
  { live, broadcast = null }: Playable,
  { film, ingested }: Played,
  encryption: EncryptionMode | null,
): Omit<StreamGrant, 'e'> => {
  const { slug } = film.description;
  if (broadcast !== null) {
    return {
      f: vodFolder(`broadcast-${broadcast.senderId}`, encryption),
      b: [broadcast.startsAt, broadcast.endsAt],
      ...(ingested === null ? { l: slug } : { r: ingested }),
    };
  }
  if (live === null) {
    return ingested === null
      ? { f: vodFolder(slug, encryption) }
      : { f: vodFolder(`recording-${ingested}`), r: ingested };
  }
  const f = liveFolder(live.channelId, encryption);
  return {
    f,
    w: live.dvrWindow,
    ...(live.lowLatency ? { q: true as const } : {}),
    ...(ingested === null ? { l: slug } : { r: ingested }),
  };
};

/** An account's addresses end with its session and its screen; those of guests, who have nothing to lose, do not. */
const endingsOf = (
  { accountId, sessionId }: Caller,
  screenId: string | null,
): Pick<StreamGrant, 's' | 'p'> => ({
  ...(accountId === null || sessionId === undefined ? {} : { s: sessionId }),
  ...(screenId === null ? {} : { p: screenId }),
});

/** The grant encoded in the stream URL. */
const grantOf = (
  playable: Playable,
  played: Played,
  encryption: EncryptionMode | null,
  { expires, endings }: Pick<AddressRequest, 'expires' | 'endings'>,
): StreamGrant => ({
  ...placeOf(playable, played, encryption),
  e: expires,
  ...endings,
  ...(playable.item.audioOnly === true ? { a: true } : {}),
});

export class PlaybackService {
  readonly #options: PlaybackServiceOptions;

  constructor(options: PlaybackServiceOptions) {
    this.#options = options;
  }

  /**
   * Everything a player needs, with stream URLs that expire.
   * @throws {ApiError} VOD_NOT_FOUND or EVENT_NOT_FOUND
   * @throws {ApiError} EVENT_NOT_LIVE before and after an event
   * @throws {ApiError} SIGN_IN_REQUIRED, ACCESS_DENIED or GEOBLOCKED, depending on the caller's access
   * @throws {ApiError} PLAYBACK_NOT_AVAILABLE with `details.reason`
   * @throws {ApiError} TOO_MANY_SCREENS with what the account plays on which screen
   */
  async playback(
    kind: PlayableKind,
    id: string,
    asked: ContentView,
    preferences: PlaybackPreferences,
    device: Device = 'computer',
  ): Promise<PlaybackData> {
    const licences = this.#options.licences.of(asked.caller);
    const view = { ...asked, licences };
    const playable = await this.#options.content.playable(kind, id, view);
    if (playable === null) throw new ApiError(kind === 'live' ? 'EVENT_NOT_FOUND' : 'VOD_NOT_FOUND');
    const denial = playbackDenial(playable, this.#options.clock.now());
    if (denial !== undefined) throw denial;
    const incoming = await ingestedFilm(this.#options.ingests, playable);
    const film =
      incoming?.film ??
      (playable.filmSlug === null ? null : await this.#options.films.film(playable.filmSlug));
    const protocols = preferences.protocols ?? PROTOCOLS;
    const source = incoming === null ? (playable.source ?? null) : null;
    // A source has a single protocol.
    if (source === null ? film === null : !protocols.includes(source.protocol)) {
      throw notAvailable('no-media');
    }
    const { playbackSessionId } = preferences;
    // Uses the id of the request, also for an event carried by a channel, because heartbeats send the same id.
    const { screenId, ...screen } = await this.#options.screens.hold(
      { playbackSessionId, device, videos: [{ id, kind }] },
      view,
    );

    if (playable.licenceIds.length > 0) await licences.begin(playable.licenceIds);
    const { item, live, broadcast = null } = playable;
    const isBroadcast = broadcast !== null;
    const played = (shown: Film): Played => ({ film: shown, ingested: incoming?.event ?? null });
    const expires = await this.#expiryFor(licences, broadcast?.until ?? Infinity);
    const endings = endingsOf(view.caller, screenId);
    const streams =
      film === null
        ? [
            await this.#options.sources.stream(playable, {
              expires,
              subject: view.caller.subject,
              endings,
              adUnits: this.#adUnitsOf(playable, { view, expires }),
            }),
          ]
        : await Promise.all(
            protocols.map((protocol) =>
              this.#streamOf(protocol, playable, played(film), { view, expires, endings, preferences }),
            ),
          );
    // Encoders do not report a language.
    const languages =
      film?.description.audio.map(({ language }) => language).filter((language) => language !== 'und') ?? [];
    return {
      id: item.id,
      kind,
      title: item.title,
      description: item.description,
      accessLevel: playable.accessLevel,
      availableLicences: [...playable.availablePurchases],
      onlinePlayback: item.onlinePlayback,
      streams,
      expiresAt: new Date(expires * 1000).toISOString(),
      skipMarkers: live === null ? [...playable.skipMarkers] : [],
      watermark: playable.watermark,
      thumbnailUrl: item.thumbnailUrl,
      poster: item.images.thumbnail,
      duration: durationOf(playable, film, this.#options.clock.now()),
      annotations:
        live === null && film !== null && !isBroadcast
          ? annotationsOf(film, view.language)
          : { chapters: null, thumbnails: null },
      countdownDuration: playable.countdownDuration ?? this.#options.settings.countdownSeconds,
      audioOnly: item.audioOnly === true,
      audioLanguages: requestedFirst(languages, preferences.audioLanguage, (language) => language),
      dvrWindow: live?.dvrWindow ?? null,
      live: liveOf(playable),
      premiere: premiereOf(playable),
      favourite: item.favourite,
      statsEnabled: this.#options.settings.statsEnabled,
      ...screen,
      maxHeight: this.#options.settings.maxHeight,
      watchProgress: playable.resumeAt,
    };
  }

  /**
   * Seconds since the epoch: addresses do not outlive a licence that may have opened them, nor the time for which a
   * broadcast is offered.
   * @param until milliseconds since the epoch
   */
  async #expiryFor(licences: Pick<CallerLicences, 'nextEnd'>, until: number): Promise<number> {
    const { clock, settings } = this.#options;
    const licenceEnd = await licences.nextEnd();
    return Math.min(
      Math.floor(clock.now() / 1000) + settings.streamAddressSeconds,
      Math.ceil(Math.min(licenceEnd, until) / 1000),
    );
  }

  async #drmOf(
    playable: Playable,
    film: Film,
    encryptionMode: EncryptionMode,
    { view, expires }: { readonly view: ContentView; readonly expires: number },
  ): Promise<StreamDrm> {
    const { keyId } = this.#options.keys.protection(film.description.slug, encryptionMode);
    const jwtToken = await this.#options.drmTokens.issue({
      subject: view.caller.subject,
      content: `${playable.kind}/${playable.item.id}`,
      keyIds: [keyId.toString('base64url')],
      expires,
    });
    return {
      jwtToken,
      url: calls.requestDrmLicence.path,
      encryptionMode,
      keySystems: ['org.w3.clearkey'],
    };
  }

  #adUnitsOf(
    playable: Playable,
    { view: { language, country }, expires }: { readonly view: ContentView; readonly expires: number },
  ): Stream['adUnits'] {
    return this.#options.ads.unitsOf(playable, { language, country, expires });
  }

  async #streamOf(
    protocol: Protocol,
    playable: Playable,
    played: Played,
    request: AddressRequest,
  ): Promise<PlaybackData['streams'][number]> {
    const { live, drm } = playable;
    const { film } = played;
    const encryption = drm === null ? null : MODE[protocol];
    const grant = grantOf(playable, played, encryption, request);
    const query = live === null ? '' : dvrQuery(live.dvrWindow);
    const addresses = streamAddresses(this.#options.signer.sign(grant), grant.f, query);
    // A channel's subtitles follow its continuous timeline, so they are part of its streams and not separate files.
    const subtitles = live === null ? film.description.subtitles : [];
    const url = { HLS: addresses.hls, DASH: addresses.dash };
    return {
      protocol,
      url: url[protocol],
      subtitles: requestedFirst(
        subtitles,
        request.preferences.subtitleLanguage,
        (track) => track.language,
      ).map(({ language, label }) => ({
        language,
        label,
        url: addresses.subtitles(language),
        format: 'vtt',
      })),
      drm: encryption === null ? null : await this.#drmOf(playable, film, encryption, request),
      adUnits: this.#adUnitsOf(playable, request),
    };
  }
}
