import { PRESENTATION_DELAY_S, aligned, duration, element, label, role } from '../streams/dash.js';
import { TIME_ADDRESS } from '../addresses/stream-address.js';
import { segmentsInWindow } from './ingest-hls.js';
import type { Ingest } from './ingest-index.js';
import type { EventLine, Recording } from './ingest-journal.js';
import { endMs, isGap, type IngestSegment, type IngestTrack } from './ingest-state.js';

/**
 * DASH manifests of ingested events, with the same segments addressed by time. Each source is a separate period,
 * because players wait for missing segments within a period but continue with the next period.
 * @see ISO/IEC 23009-1 §5.3.2, §5.3.9.6
 */

interface ManifestOptions {
  readonly ingest: Ingest;
  readonly event: EventLine;
  readonly audioOnly: boolean;
}

/** `S` elements; consecutive segments of equal duration are merged with a repeat count. */
const timeline = (segments: readonly IngestSegment[]): string => {
  const runs: { t: number; d: number; r: number }[] = [];
  for (const { time, duration: ticks } of segments) {
    const last = runs.at(-1);
    if (last !== undefined && last.d === ticks && last.t + (last.r + 1) * last.d === time) last.r += 1;
    else runs.push({ t: time, d: ticks, r: 0 });
  }
  return element(
    'SegmentTimeline',
    {},
    runs.map(({ t, d, r }) => element('S', { t, d, r: r === 0 ? undefined : r })),
  );
};

interface Shown {
  readonly track: IngestTrack;
  readonly segments: readonly IngestSegment[];
}

/** Segments of one source, in all tracks. */
interface Period {
  readonly source: number;
  /** Seconds on the event's timeline. */
  readonly start: number;
  readonly shown: readonly Shown[];
}

const template = ({ track: { facts }, segments }: Shown, start: number): string =>
  element(
    'SegmentTemplate',
    {
      timescale: facts.timescale,
      presentationTimeOffset: Math.round(start * facts.timescale),
      initialization: '$RepresentationID$/init.mp4',
      media: '$RepresentationID$/t$Time$.m4s',
    },
    [timeline(segments)],
  );

const videoSets = ({ shown, start }: Period): string[] => {
  const representations = shown.flatMap((one) => {
    const { facts } = one.track;
    if (facts.kind !== 'video') return [];
    const { id, bandwidth, width, height, codecs } = facts;
    return [element('Representation', { id, bandwidth, width, height, codecs }, [template(one, start)])];
  });
  const attributesOfSet = { id: 1, contentType: 'video', mimeType: 'video/mp4', ...aligned };
  return representations.length === 0 ? [] : [element('AdaptationSet', attributesOfSet, representations)];
};

const audioSets = ({ shown, start }: Period): string[] =>
  shown.flatMap((one, at) => {
    const { facts } = one.track;
    if (facts.kind !== 'audio') return [];
    const { id, bandwidth, codecs } = facts;
    return [
      element(
        'AdaptationSet',
        { id: 10 + at, contentType: 'audio', mimeType: 'audio/mp4', lang: facts.language, ...aligned },
        [
          element('AudioChannelConfiguration', {
            schemeIdUri: 'urn:mpeg:dash:23003:3:audio_channel_configuration:2011',
            value: facts.channels,
          }),
          label(facts.label),
          role('main'),
          element('Representation', { id, bandwidth, codecs }, [template(one, start)]),
        ],
      ),
    ];
  });

/** Start of a source's segments in seconds; Infinity if it has none. */
const startOf = (shown: readonly Shown[]): number =>
  Math.min(...shown.map(({ track, segments }) => (segments[0]?.time ?? Infinity) / track.facts.timescale));

const periodsOf = (
  { ingest, audioOnly }: ManifestOptions,
  shownOf: (track: IngestTrack) => readonly IngestSegment[],
): Period[] => {
  const shown = [...ingest.state.tracks.values()]
    .filter(({ facts }) => !audioOnly || facts.kind === 'audio')
    .map((track) => ({
      track,
      segments: shownOf(track).filter((segment) => segment.isComplete && !isGap(segment)),
    }));
  return ingest.state.sources
    .map((_, source) => {
      const own = shown
        .map(({ track, segments }) => ({
          track,
          segments: segments.filter((segment) => segment.source === source),
        }))
        .filter(({ segments }) => segments.length > 0);
      return { source, start: startOf(own), shown: own };
    })
    .filter((period) => period.shown.length > 0);
};

const endOf = ({ shown }: Period): number =>
  Math.max(
    ...shown.map(({ track, segments }) => {
      const last = segments.at(-1);
      return last === undefined ? 0 : (last.time + last.duration) / track.facts.timescale;
    }),
  );

const manifest = (
  { event }: ManifestOptions,
  attributes: Parameters<typeof element>[1],
  periods: readonly { readonly period: Period; readonly start: number }[],
  after: readonly string[] = [],
): string => {
  const mpd = element(
    'MPD',
    {
      xmlns: 'urn:mpeg:dash:schema:mpd:2011',
      profiles: 'urn:mpeg:dash:profile:isoff-live:2011,urn:mpeg:dash:profile:cmaf:2019',
      minBufferTime: 'PT2S',
      maxSegmentDuration: duration(event.segmentMs / 1000),
      ...attributes,
    },
    [
      ...periods.map(({ period, start }) =>
        element('Period', { id: `source-${period.source}`, start: duration(start) }, [
          ...videoSets(period),
          ...audioSets(period),
        ]),
      ),
      ...after,
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${mpd}\n`;
};

export interface IngestManifestOptions extends ManifestOptions {
  readonly windowSeconds: number;
  /** Whether no more segments will follow. */
  readonly isOver: boolean;
}

const endSeconds = ({ state }: Ingest): number =>
  Math.max(0, ...Array.from(state.tracks.values(), endMs)) / 1000;

/** The current manifest of an event that is being ingested. */
export const ingestManifest = (options: IngestManifestOptions): string => {
  const { ingest, event, windowSeconds, isOver } = options;
  const [source] = ingest.state.sources;
  const periods = periodsOf(options, (track) => segmentsInWindow(track, windowSeconds));
  return manifest(
    options,
    {
      type: 'dynamic',
      availabilityStartTime: new Date(source?.startsAt ?? 0).toISOString(),
      timeShiftBufferDepth: duration(windowSeconds),
      suggestedPresentationDelay: duration(PRESENTATION_DELAY_S),
      ...(isOver
        ? { mediaPresentationDuration: duration(endSeconds(ingest)) }
        : { minimumUpdatePeriod: duration(event.segmentMs / 1000) }),
    },
    periods.map((period) => ({ period, start: period.start })),
    [
      element('UTCTiming', {
        schemeIdUri: 'urn:mpeg:dash:utc:http-xsdate:2014',
        value: TIME_ADDRESS,
      }),
    ],
  );
};

/** The manifest of an event's recording, in which gaps between sources take no time. */
export const recordingManifest = (options: ManifestOptions & { readonly recording: Recording }): string => {
  const { recording } = options;
  const periods = periodsOf(options, ({ segments }) => segments.slice(recording.first, recording.end));
  let end = 0;
  const placed = periods.map((period) => {
    const start = end;
    end += endOf(period) - period.start;
    return { period, start };
  });
  return manifest(options, { type: 'static', mediaPresentationDuration: duration(end) }, placed);
};
