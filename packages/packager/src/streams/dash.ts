import { escapeMarkup } from '@footlight/domain';
import type { FilmDescription } from '../films/film-description.js';
import { LIVE_EPOCH_MS } from './live-clock.js';
import { TEXT_TIMESCALE } from '../films/text-fragments.js';
import type { Protection } from '../protection/content-keys.js';

/**
 * DASH manifests for the same segments as HLS, also with relative addresses.
 * @see ISO/IEC 23009-1 §5
 */

/** Suggested distance of a player from the live edge in seconds: slightly more than three segments. */
export const PRESENTATION_DELAY_S = 6;
/** Seconds between manifest updates. A channel's manifest never changes, so updates can be infrequent. */
const UPDATE_PERIOD_S = 60;

const PRODUCER = 0;

/** Ticks per second by track id. */
type Timescales = ReadonlyMap<string, number>;

/** Distance from live of players of channels with low latency, in parts. */
const LATENCY_PARTS = 4;
/** By what players may change the speed to keep the distance. */
const SPEEDS = { min: 0.95, max: 1.1 } as const;

interface ManifestOptions {
  readonly film: FilmDescription;
  readonly timescales: Timescales;
  readonly audioOnly: boolean;
  readonly protection?: Protection | null;
  /** Address of DRM licence requests. */
  readonly drmLicenceAddress?: string;
  /** Channels with low latency: parts per segment. */
  readonly parts?: number;
}

export interface LiveManifestOptions extends ManifestOptions {
  /** Seconds. */
  readonly window: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Address of the service's clock. */
  readonly timeAddress: string;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const element = (name: string, attributes: Attributes, children: readonly string[] = []): string => {
  const words = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${words}/>` : `<${name}${words}>${children.join('')}</${name}>`;
};

export const role = (value: string): string =>
  element('Role', { schemeIdUri: 'urn:mpeg:dash:role:2011', value });

export const label = (text: string): string => element('Label', {}, [escapeMarkup(text)]);

export const duration = (seconds: number): string => `PT${Number(seconds.toFixed(3))}S`;

const timescaleOf = (timescales: Timescales, id: string): number => {
  const timescale = timescales.get(id);
  if (timescale === undefined) throw new Error(`The track ${id} has no timescale.`);
  return timescale;
};

/** Segments can be requested once their first part is complete, and arrive part by part. */
const availability = ({ film, parts = 1 }: ManifestOptions): Attributes =>
  parts === 1
    ? {}
    : {
        availabilityTimeOffset: Number((film.segmentDuration * (1 - 1 / parts)).toFixed(3)),
        availabilityTimeComplete: 'false',
      };

/** The time of the recording of media time 0, for players that measure their latency. */
const producerTime = ({ parts = 1 }: ManifestOptions): string[] =>
  parts === 1
    ? []
    : [
        element('ProducerReferenceTime', {
          id: PRODUCER,
          type: 'encoder',
          wallClockTime: new Date(LIVE_EPOCH_MS).toISOString(),
          presentationTime: 0,
        }),
      ];

/** @see ISO/IEC 23009-1 Annex K.3.2, K.3.3; DASH-IF IOP Low-Latency Modes for DASH */
const serviceDescription = ({ film, parts = 1 }: ManifestOptions): string[] => {
  if (parts === 1) return [];
  const target = Math.round((film.segmentDuration / parts) * LATENCY_PARTS * 1000);
  return [
    element('ServiceDescription', { id: 0 }, [
      element('Latency', { referenceId: PRODUCER, target, min: target / 2, max: target * 3 }),
      element('PlaybackRate', SPEEDS),
    ]),
  ];
};

const segmentTemplate = (options: ManifestOptions, timescale: number): string => {
  const { film } = options;
  return element('SegmentTemplate', {
    timescale,
    duration: Math.round(film.segmentDuration * timescale),
    startNumber: 0,
    initialization: '$RepresentationID$/init.mp4',
    media: '$RepresentationID$/$Number$.m4s',
    ...availability(options),
  });
};

export const aligned = { segmentAlignment: 'true', startWithSAP: 1 } as const;

const CLEARKEY = 'urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e';

/** Manifests write key ids as UUIDs. */
const uuid = (keyId: Buffer): string =>
  keyId.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The encryption scheme with its key id, then the service's only key system.
 * @see ISO/IEC 23001-7 §11; https://dashif.org/docs/IOP-Guidelines/DASH-IF-IOP-Part6-v5.0.0.pdf
 */
const contentProtection = ({ protection, drmLicenceAddress }: ManifestOptions): string[] =>
  protection === null || protection === undefined
    ? []
    : [
        element('ContentProtection', {
          schemeIdUri: 'urn:mpeg:dash:mp4protection:2011',
          value: protection.mode,
          'cenc:default_KID': uuid(protection.keyId),
        }),
        element(
          'ContentProtection',
          { schemeIdUri: CLEARKEY, value: 'ClearKey1.0' },
          drmLicenceAddress === undefined
            ? []
            : [element('dashif:Laurl', { licenseType: 'EME-1.0' }, [escapeMarkup(drmLicenceAddress)])],
        ),
      ];

/** The kind of a codec, such as `avc1`: players switch within one. */
const kindOf = ({ codecs }: { readonly codecs: string }): string => codecs.split('.', 1)[0] ?? '';

/** One set of each codec, of which players choose one that they can play. */
const videoSets = (options: ManifestOptions): string[] => {
  const { film, timescales } = options;
  const kinds = [...new Set(film.video.map(kindOf))];
  return kinds.map((kind, at) =>
    element(
      'AdaptationSet',
      { id: 1 + at, contentType: 'video', mimeType: 'video/mp4', ...aligned },
      // One template per rendition, since renditions may have different timescales.
      [
        ...contentProtection(options),
        ...producerTime(options),
        ...film.video
          .filter((track) => kindOf(track) === kind)
          .map(({ id, width, height, bandwidth, codecs, frameRate }) =>
            element('Representation', { id, bandwidth, width, height, frameRate, codecs }, [
              segmentTemplate(options, timescaleOf(timescales, id)),
            ]),
          ),
      ],
    ),
  );
};

const audioSets = (options: ManifestOptions): string[] => {
  const { film, timescales } = options;
  return film.audio.map((track, at) =>
    element(
      'AdaptationSet',
      { id: 10 + at, contentType: 'audio', mimeType: 'audio/mp4', lang: track.language, ...aligned },
      [
        element('AudioChannelConfiguration', {
          schemeIdUri: 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
          value: track.channels,
        }),
        ...contentProtection(options),
        label(track.label),
        ...producerTime(options),
        role(at === 0 ? 'main' : 'dub'),
        segmentTemplate(options, timescaleOf(timescales, track.id)),
        element('Representation', { id: track.id, bandwidth: track.bandwidth, codecs: track.codecs }),
      ],
    ),
  );
};

const SUBTITLES_BANDWIDTH = 256;

const textSets = (film: FilmDescription): string[] =>
  film.subtitles.map(({ language, label: name }, at) =>
    element('AdaptationSet', { id: 20 + at, contentType: 'text', mimeType: 'text/vtt', lang: language }, [
      label(name),
      role('subtitle'),
      element('Representation', { id: `subtitles-${language}`, bandwidth: SUBTITLES_BANDWIDTH }, [
        element('BaseURL', {}, [escapeMarkup(`subtitles/${language}.vtt`)]),
      ]),
    ]),
  );

/** Subtitles are complete as soon as their segment begins. */
const textAvailability = (options: ManifestOptions): Attributes => {
  const { availabilityTimeOffset } = availability(options);
  return { availabilityTimeOffset };
};

/** On a channel's endless timeline, subtitles are fragmented like video and audio. */
const liveTextSets = (options: ManifestOptions): string[] => {
  const { subtitles, segmentDuration } = options.film;
  return subtitles.map(({ language, label: name }, at) =>
    element(
      'AdaptationSet',
      { id: 20 + at, contentType: 'text', mimeType: 'application/mp4', lang: language, ...aligned },
      [
        label(name),
        role('subtitle'),
        element('SegmentTemplate', {
          timescale: TEXT_TIMESCALE,
          duration: Math.round(segmentDuration * TEXT_TIMESCALE),
          startNumber: 0,
          initialization: `subtitles/${language}/init.mp4`,
          media: `subtitles/${language}/$Number$.m4s`,
          ...textAvailability(options),
        }),
        element('Representation', {
          id: `subtitles-${language}`,
          bandwidth: SUBTITLES_BANDWIDTH,
          codecs: 'wvtt',
        }),
      ],
    ),
  );
};

const manifest = (
  options: ManifestOptions,
  attributes: Attributes,
  text: readonly string[],
  after: readonly string[] = [],
): string => {
  const { film, audioOnly, protection = null } = options;
  const sets = [...(audioOnly ? [] : videoSets(options)), ...audioSets(options), ...text];
  const mpd = element(
    'MPD',
    {
      xmlns: 'urn:mpeg:dash:schema:mpd:2011',
      ...(protection === null
        ? {}
        : { 'xmlns:cenc': 'urn:mpeg:cenc:2013', 'xmlns:dashif': 'https://dashif.org/CPS' }),
      profiles: 'urn:mpeg:dash:profile:isoff-live:2011,urn:mpeg:dash:profile:cmaf:2019',
      minBufferTime: 'PT2S',
      maxSegmentDuration: duration(film.segmentDuration),
      ...attributes,
    },
    [...serviceDescription(options), element('Period', { id: 'film', start: 'PT0S' }, sets), ...after],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${mpd}\n`;
};

/** The manifest of a video. */
export const vodManifest = (options: ManifestOptions): string =>
  manifest(
    options,
    {
      type: 'static',
      mediaPresentationDuration: duration(options.film.segments * options.film.segmentDuration),
    },
    textSets(options.film),
  );

/** The manifest of a channel, whose segments are numbered from `LIVE_EPOCH_MS`. */
export const liveManifest = (options: LiveManifestOptions): string =>
  manifest(
    options,
    {
      type: 'dynamic',
      availabilityStartTime: new Date(LIVE_EPOCH_MS).toISOString(),
      publishTime: new Date(options.now).toISOString(),
      minimumUpdatePeriod: duration(UPDATE_PERIOD_S),
      timeShiftBufferDepth: duration(options.window),
      suggestedPresentationDelay: duration(PRESENTATION_DELAY_S),
    },
    liveTextSets(options),
    [
      element('UTCTiming', {
        schemeIdUri: 'urn:mpeg:dash:utc:http-xsdate:2014',
        value: options.timeAddress,
      }),
    ],
  );
