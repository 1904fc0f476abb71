import { PRESENTATION_DELAY_S, aligned, duration, element, label, role } from '../dash.js';
import { TIME_ADDRESS } from '../stream-address.js';
import { segmentsInWindow } from './ingest-hls.js';
import type { Ingest } from './ingest-index.js';
import type { EventLine, IngestTrackFacts, Recording } from './ingest-journal.js';
import { endMs, isGap, type IngestSegment, type IngestTrack } from './ingest-state.js';

/**
 * DASH manifests of ingested events: the same segments, named by their time. A source that dropped is a hole in the
 * timeline, since all sources of an event are packaged alike and need no other initialisation segment.
 * @see ISO/IEC 23009-1 §5.3.9.6
 */

interface ManifestOptions {
  readonly ingest: Ingest;
  readonly event: EventLine;
  readonly audioOnly: boolean;
}

/** `S` elements: equal neighbours are one with a count. */
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

const template = (
  { timescale }: IngestTrackFacts,
  segments: readonly IngestSegment[],
  offset: number,
): string =>
  element(
    'SegmentTemplate',
    {
      timescale,
      presentationTimeOffset: offset === 0 ? undefined : Math.round(offset * timescale),
      initialization: '$RepresentationID$/init.mp4',
      media: '$RepresentationID$/t$Time$.m4s',
    },
    [timeline(segments)],
  );

const adaptationSets = (
  { ingest, audioOnly }: ManifestOptions,
  shownOf: (track: IngestTrack) => readonly IngestSegment[],
  offset: number,
): string[] => {
  const tracks = [...ingest.state.tracks.values()];
  const templateOf = (track: IngestTrack): string =>
    template(
      track.facts,
      shownOf(track).filter((segment) => segment.isWhole && !isGap(segment)),
      offset,
    );
  const video = tracks.flatMap((track) => {
    const { facts } = track;
    if (facts.kind !== 'video') return [];
    const { id, bandwidth, width, height, codecs } = facts;
    return [element('Representation', { id, bandwidth, width, height, codecs }, [templateOf(track)])];
  });
  const audio = tracks.flatMap((track, at) => {
    const { facts } = track;
    if (facts.kind !== 'audio') return [];
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
          element('Representation', { id: facts.id, bandwidth: facts.bandwidth, codecs: facts.codecs }, [
            templateOf(track),
          ]),
        ],
      ),
    ];
  });
  const videoSet =
    audioOnly || video.length === 0
      ? []
      : [element('AdaptationSet', { id: 1, contentType: 'video', mimeType: 'video/mp4', ...aligned }, video)];
  return [...videoSet, ...audio];
};

const manifest = (
  { event }: ManifestOptions,
  attributes: Parameters<typeof element>[1],
  sets: readonly string[],
  after: readonly string[] = [],
): string => {
  const whole = element(
    'MPD',
    {
      xmlns: 'urn:mpeg:dash:schema:mpd:2011',
      profiles: 'urn:mpeg:dash:profile:isoff-live:2011,urn:mpeg:dash:profile:cmaf:2019',
      minBufferTime: 'PT2S',
      maxSegmentDuration: duration(event.segmentMs / 1000),
      ...attributes,
    },
    [element('Period', { id: 'event', start: 'PT0S' }, sets), ...after],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
};

export interface IngestManifestOptions extends ManifestOptions {
  readonly windowSeconds: number;
  /** Whether nothing more will come. */
  readonly isOver: boolean;
}

const endSeconds = ({ state }: Ingest): number =>
  Math.max(0, ...[...state.tracks.values()].map(endMs)) / 1000;

/** The manifest of an event that is being ingested, now. */
export const ingestManifest = (options: IngestManifestOptions): string => {
  const { ingest, event, windowSeconds, isOver } = options;
  const [source] = ingest.state.sources;
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
    adaptationSets(options, (track) => segmentsInWindow(track, windowSeconds), 0),
    [
      element('UTCTiming', {
        schemeIdUri: 'urn:mpeg:dash:utc:http-xsdate:2014',
        value: TIME_ADDRESS,
      }),
    ],
  );
};

/** The manifest of the video that an event became. */
export const recordingManifest = (options: ManifestOptions & { readonly recording: Recording }): string => {
  const { ingest, recording } = options;
  const shownOf = ({ segments }: IngestTrack): readonly IngestSegment[] =>
    segments.slice(recording.first, recording.end);
  const spans = Array.from(ingest.state.tracks.values(), (track) => {
    const shown = shownOf(track);
    const [first, last] = [shown[0], shown.at(-1)];
    const { timescale } = track.facts;
    return first === undefined || last === undefined
      ? { start: 0, end: 0 }
      : { start: first.time / timescale, end: (last.time + last.duration) / timescale };
  });
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return manifest(
    options,
    { type: 'static', mediaPresentationDuration: duration(end - start) },
    adaptationSets(options, shownOf, start),
  );
};
