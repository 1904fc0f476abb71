import { escapeMarkup } from '@footlight/domain';
import type { FilmDescription } from './film-description.js';
import { LIVE_EPOCH_MS } from './live-clock.js';
import { TEXT_TIMESCALE } from './text-fragments.js';
import type { Protection } from './protection/content-keys.js';

/**
 * DASH manifests, of the same segments as HLS and likewise with relative addresses.
 * @see ISO/IEC 23009-1 §5
 */

/** Seconds behind the edge at which a player should stay: three segments and a little. */
export const PRESENTATION_DELAY_S = 6;
/** The manifest of a channel says all there is to say for ever; players ask again only to be told so. */
const UPDATE_PERIOD_S = 60;

/** Ticks a second of each track, by its id. */
export type Timescales = ReadonlyMap<string, number>;

interface ManifestOptions {
  readonly film: FilmDescription;
  readonly timescales: Timescales;
  readonly audioOnly: boolean;
  readonly protection?: Protection | null;
  /** Where DRM licences are asked for. */
  readonly drmLicenceAddress?: string;
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

const segmentTemplate = (film: FilmDescription, timescale: number): string =>
  element('SegmentTemplate', {
    timescale,
    duration: Math.round(film.segmentDuration * timescale),
    startNumber: 0,
    initialization: '$RepresentationID$/init.mp4',
    media: '$RepresentationID$/$Number$.m4s',
  });

export const aligned = { segmentAlignment: 'true', startWithSAP: 1 } as const;

const CLEARKEY = 'urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e';

/** Key ids stand in manifests as UUIDs. */
const uuid = (keyId: Buffer): string =>
  keyId.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The scheme and its key, then the one key system of this service.
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

const videoSet = (options: ManifestOptions): string => {
  const { film, timescales } = options;
  return element(
    'AdaptationSet',
    { id: 1, contentType: 'video', mimeType: 'video/mp4', ...aligned },
    // Renditions come from one encoder with one timescale each; a template a rendition keeps that no assumption.
    [
      ...contentProtection(options),
      ...film.video.map(({ id, width, height, bandwidth, codecs }) =>
        element('Representation', { id, bandwidth, width, height, codecs }, [
          segmentTemplate(film, timescaleOf(timescales, id)),
        ]),
      ),
    ],
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
        role(at === 0 ? 'main' : 'dub'),
        segmentTemplate(film, timescaleOf(timescales, track.id)),
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

/** On a channel's endless timeline subtitles come in fragments, as picture and sound do. */
const liveTextSets = ({ subtitles, segmentDuration }: FilmDescription): string[] =>
  subtitles.map(({ language, label: name }, at) =>
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
        }),
        element('Representation', {
          id: `subtitles-${language}`,
          bandwidth: SUBTITLES_BANDWIDTH,
          codecs: 'wvtt',
        }),
      ],
    ),
  );

const manifest = (
  options: ManifestOptions,
  attributes: Attributes,
  text: readonly string[],
  after: readonly string[] = [],
): string => {
  const { film, audioOnly, protection = null } = options;
  const sets = [...(audioOnly ? [] : [videoSet(options)]), ...audioSets(options), ...text];
  const whole = element(
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
    [element('Period', { id: 'film', start: 'PT0S' }, sets), ...after],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
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

/** The manifest of a channel: its numbering begins at the channels' epoch. */
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
    liveTextSets(options.film),
    [
      element('UTCTiming', {
        schemeIdUri: 'urn:mpeg:dash:utc:http-xsdate:2014',
        value: options.timeAddress,
      }),
    ],
  );
