import type Hls from 'hls.js';
import type { Events, MediaPlaylist } from 'hls.js';
import type { Cue, CueFile, CueSettings } from '../../text/cue.js';
import { hasTtml } from '../../text/has-ttml.js';
import { settingsOfNative } from '../../text/cue-of-native.js';
import type { EngineListener, StreamTextTrack } from '../engine/engine.js';
import { followEmbedded } from './captions/hls-embedded-text.js';

/** Characteristics from Apple's authoring specification for captions and for audio descriptions. */
const DESCRIBES_SOUND = 'public.accessibility.describes-music-and-sound';
const DESCRIBES_PICTURE = 'public.accessibility.describes-video';

const hasCharacteristic = ({ characteristics }: MediaPlaylist, name: string): boolean =>
  characteristics?.split(',').includes(name) ?? false;

/** @see RFC 8216 §4.3.4.1 */
export const describesPicture = (track: MediaPlaylist): boolean =>
  hasCharacteristic(track, DESCRIBES_PICTURE);

const roleOf = (track: MediaPlaylist): Pick<StreamTextTrack, 'role'> => {
  if (track.forced) return { role: 'forced' };
  return track.type === 'CLOSED-CAPTIONS' || hasCharacteristic(track, DESCRIBES_SOUND)
    ? { role: 'captions' }
    : {};
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The text that hls.js reads in TTML: without its looks. */
const plainText = (text: string): string =>
  text.replaceAll(/<[^>]*>/gu, '').replaceAll(/&(?:amp|lt|gt);/gu, (entity) => ENTITIES[entity] ?? entity);

const keyOf = (text: string, duration: number): string =>
  `${String(Math.round(duration * 1000))} ${text.trim()}`;

const NOTHING = { regions: [], styles: [] } as const;

/** What hls.js omits from the cues of a segment: regions, styles, and the region of each cue. */
class SegmentCues {
  readonly #written = new Map<string, Pick<Cue, 'id' | 'settings'> & { readonly text?: string }>();
  definitions: Pick<CueFile, 'regions' | 'styles'> = NOTHING;

  add({ cues, ...definitions }: CueFile): void {
    this.definitions = definitions;
    for (const { id, text, start, end, settings } of cues)
      this.#written.set(keyOf(text, end - start), { id, settings });
  }

  /** Of TTML, hls.js passes on no looks either. */
  addTtml({ cues, ...definitions }: CueFile): void {
    this.definitions = definitions;
    for (const { id, text, start, end, settings } of cues)
      this.#written.set(keyOf(plainText(text), end - start), { id, settings, text });
  }

  of(cue: VTTCue): Cue {
    const { startTime: start, endTime: end } = cue;
    const written = this.#written.get(keyOf(cue.text, end - start));
    const settings: CueSettings = written?.settings ?? settingsOfNative(cue);
    return { id: written?.id ?? cue.id, start, end, text: written?.text ?? cue.text, settings };
  }
}

/**
 * Text tracks of an HLS stream: WebVTT and IMSC 1 renditions, and captions within the video. hls.js provides the time
 * of each cue, whatever clock its segment uses (X-TIMESTAMP-MAP); the player parses the styling itself.
 * @returns selects a track by its id; null turns text off
 */
export const followHlsText = (
  hls: Hls,
  names: typeof Events,
  listener: EngineListener,
): ((id: string | null) => void) => {
  const segment = new SegmentCues();
  let renditions: readonly StreamTextTrack[] = [];
  /** Parses segments in sequence, each before its cues are passed on. */
  let reading: Promise<unknown> = Promise.resolve();
  const report = () => listener.tracks({ textTracks: [...renditions, ...embedded.tracks()] });
  const embedded = followEmbedded(hls, names, listener, report);

  hls.on(names.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    renditions = subtitleTracks.map((track) => ({
      id: String(track.id),
      language: track.lang ?? '',
      label: track.name,
      ...roleOf(track),
      ...(track.default && track.attrs['AUTOSELECT'] !== 'NO' ? { isDefault: true } : {}),
    }));
    report();
  });
  hls.on(names.FRAG_LOADED, (_event, { frag, payload }) => {
    const type: string = frag.type;
    if (type !== 'subtitle' || frag.encrypted) return;
    reading = reading
      .then(async () => {
        const head = frag.initSegment?.data ?? new Uint8Array();
        const text = await new Blob([head, payload]).text();
        if (hasTtml(text)) {
          const { parseTtml } = await import('../../text/ttml.js');
          const file = parseTtml(text);
          if (file !== null) segment.addTtml(file);
          return;
        }
        const { parseCueFile } = await import('../../text/web-vtt.js');
        segment.add(parseCueFile(text));
      })
      // If parsing fails, the cues look as hls.js parsed them.
      .catch(() => undefined);
  });
  hls.on(names.CUES_PARSED, (_event, { cues, track, subtitleTrack }) => {
    const parsed: readonly VTTCue[] = cues as VTTCue[];
    // hls.js may report the cues before the segment; in the next microtask all its listeners have run.
    void Promise.resolve()
      .then(() => reading)
      .then(() => (subtitleTrack === undefined ? embedded.trackOf(track) : String(subtitleTrack.id)))
      .then((id) => {
        if (id !== null)
          listener.cues(id, { cues: parsed.map((cue) => segment.of(cue)), ...segment.definitions });
      });
  });

  let requested = -1;
  // By itself hls.js would load the default track, also for viewers who have turned text off.
  hls.on(names.MANIFEST_PARSED, () => (hls.subtitleTrack = requested));
  hls.on(names.SUBTITLE_TRACK_SWITCH, (_event, { id }) => {
    // hls.js returns to its own choice after its listeners have received the tracks.
    if (id !== requested && requested in hls.subtitleTracks) hls.subtitleTrack = requested;
  });
  return (id) => {
    // Embedded captions are not a rendition: they come with the video anyway.
    requested = hls.subtitleTracks.find((track) => String(track.id) === id)?.id ?? -1;
    hls.subtitleTrack = requested;
  };
};
