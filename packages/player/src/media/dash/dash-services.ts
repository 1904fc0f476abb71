import type { FragmentRequest } from 'dashjs';
import { Cea708Decoder } from '../../text/cea-708.js';
import type { EngineListener, StreamTextTrack } from '../engine/engine.js';
import { captionDataOf, readCaptionedTrack, type CaptionedTrack } from '../mp4/caption-data.js';
import { idOfService, servicesOf } from './accessibility-services.js';
import type { OfRepresentation } from './dash-representation.js';
import type { ManifestProperty } from './manifest.js';

/** Seconds by which the start of a segment may differ from the end of the one before. */
const EDGE_SECONDS = 0.5;

/** The services of CEA-708 that a manifest names, which are read in the segments that dash.js loads. */
export class DashServices {
  tracks: readonly StreamTextTrack[] = [];
  readonly #decoder = new Cea708Decoder();
  /** By period and representation; null for a video without such captions. */
  readonly #videos = new Map<string, CaptionedTrack | null>();
  /** Seconds, where the last segment ended. */
  #end: number | null = null;

  /** @returns whether the tracks have changed */
  list(properties: readonly ManifestProperty[]): boolean {
    const known = this.tracks.map(({ id }) => id).join(' ');
    this.tracks = servicesOf(properties);
    return this.tracks.map(({ id }) => id).join(' ') !== known;
  }

  /**
   * Reads a segment of the video, or the initialisation before the first of them.
   * @param offset seconds from the clock of the segment to that of the presentation
   * @throws {RangeError} for a truncated segment
   */
  read(
    { type, representation, startTime, duration }: FragmentRequest & OfRepresentation,
    bytes: DataView,
    offset: number,
    listener: Pick<EngineListener, 'cues'>,
  ): void {
    const key = `${representation.mediaInfo.streamInfo?.id ?? ''} ${representation.id}`;
    if (type === 'InitializationSegment') {
      this.#videos.set(key, readCaptionedTrack(bytes));
      return;
    }
    const follows = this.#end !== null && Math.abs(startTime - this.#end) < EDGE_SECONDS;
    this.#end = startTime + duration;
    const video = this.#videos.get(key) ?? null;
    if (video === null) return;
    const data = captionDataOf(bytes, video).map((one) => ({ time: one.time + offset, bytes: one.bytes }));
    for (const [service, cues] of this.#decoder.read(data, follows))
      listener.cues(idOfService(service), { cues, regions: [], styles: [] });
  }
}
