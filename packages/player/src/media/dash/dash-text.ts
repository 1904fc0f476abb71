import type { FragmentLoadingCompletedEvent, MediaPlayerClass, TextTrackInfo } from 'dashjs';
import type { TextTrackChoice } from '../../store/player-state.js';
import { parseCueSettings } from '../../text/cue-settings.js';
import type { Cue, CueFile } from '../../text/cue.js';
import { hasTtml } from '../../text/has-ttml.js';
import { ownTextTracks } from '../../text/own-text-tracks.js';
import { parseCueFile } from '../../text/web-vtt.js';
import { textOf } from '../mp4/boxes.js';
import type { EngineListener } from '../engine/engine.js';
import { followEmbedded } from './dash-embedded-text.js';
import { isOfRepresentation, offsetOf } from './dash-representation.js';
import { followServices } from './follow-services.js';
import { readWvttInit, readWvttSegment, type WrittenCue, type WvttTrack } from '../mp4/wvtt.js';

const EVENTS = { tracksAdded: 'allTextTracksAdded', loaded: 'fragmentLoadingCompleted' } as const;

/** Text settings of dash.js: it loads the selected track and renders nothing. */
export const DASH_TEXT = { defaultEnabled: false, dispatchForManualRendering: true } as const;

/** Roles that the player distinguishes. @see ISO/IEC 23009-1 §5.8.5.5 */
const ROLES: Readonly<Record<string, NonNullable<TextTrackChoice['role']>>> = {
  caption: 'captions',
  'forced-subtitle': 'forced',
  forced_subtitle: 'forced',
};
/** The scheme of TV-Anytime that DVB uses beside it: 2 is for the hard of hearing. */
const AUDIO_PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';
const HARD_OF_HEARING = 2;

const roleOf = ({ roles, accessibility, isEmbedded }: TextTrackInfo): Pick<TextTrackChoice, 'role'> => {
  const role = (roles ?? []).map(({ value }) => ROLES[value]).find((one) => one !== undefined);
  const describesSound = (accessibility ?? []).some(
    ({ schemeIdUri, value }) => schemeIdUri === AUDIO_PURPOSE && Number(value) === HARD_OF_HEARING,
  );
  if (role === undefined && (describesSound || isEmbedded)) return { role: 'captions' };
  return role === undefined ? {} : { role };
};

const choiceOf = (track: TextTrackInfo, at: number): TextTrackChoice => ({
  id: String(at),
  language: track.lang ?? '',
  label: track.labels[0]?.text ?? track.lang ?? '',
  ...roleOf(track),
});

const NOTHING: CueFile = { cues: [], regions: [], styles: [] };

const cueOf = ({ settings, ...cue }: WrittenCue): Cue => ({ ...cue, settings: parseCueSettings(settings) });

/** Parses the files of text tracks: plain WebVTT, or WebVTT in MP4. */
class TextFiles {
  /** By representation id. */
  readonly #tracks = new Map<string, WvttTrack>();

  async read(response: ArrayBuffer, representation: string): Promise<CueFile> {
    try {
      return await this.#read(new DataView(response), representation);
    } catch {
      // A truncated file yields no cues; an exception would stop dash.js.
      return NOTHING;
    }
  }

  async #read(bytes: DataView, representation: string): Promise<CueFile> {
    const init = readWvttInit(bytes);
    if (init !== null) this.#tracks.set(representation, init);
    const track = this.#tracks.get(representation);
    if (track === undefined) {
      const text = textOf(bytes);
      if (!hasTtml(text)) return parseCueFile(text);
      const { parseTtml } = await import('../../text/ttml.js');
      return parseTtml(text) ?? NOTHING;
    }
    return { ...parseCueFile(track.header), cues: readWvttSegment(bytes, track).map(cueOf) };
  }
}

const moved = ({ cues, ...definitions }: CueFile, seconds: number): CueFile => ({
  ...definitions,
  cues: cues.map((cue) => ({ ...cue, start: cue.start + seconds, end: cue.end + seconds })),
});

/**
 * Text tracks of a DASH stream: WebVTT, as files or in fragments. dash.js lists and loads them; the player parses and
 * renders them like all other tracks.
 * @returns selects a track by its id, or none
 */
export const followDashText = (
  player: MediaPlayerClass,
  media: HTMLVideoElement,
  listener: EngineListener,
  signal: AbortSignal,
): ((id: string | null) => void) => {
  let tracks: readonly TextTrackInfo[] = [];
  let chosen: string | null = null;
  const files = new TextFiles();

  const embedded = followEmbedded(media, listener, signal);

  /** dash.js adds native text tracks to the element and never removes them; they must be neither shown nor listed. */
  const hideNative = (): void => {
    for (const native of media.textTracks) {
      // dash.js marks its tracks with this property.
      if (!('isTTML' in native)) continue;
      ownTextTracks.add(native);
      native.mode = 'disabled';
    }
  };
  const select = (): void => {
    if (tracks.length === 0) return;
    const at = tracks.findIndex((_track, index) => String(index) === chosen);
    player.setTextTrack(at);
    embedded(tracks[at]?.isEmbedded ? chosen : null, tracks);
  };
  const report = (): void => listener.tracks({ textTracks: [...tracks.map(choiceOf), ...services()] });
  const services = followServices(player, listener, report);

  player.on(EVENTS.tracksAdded, (event) => {
    ({ tracks } = event);
    hideNative();
    report();
    // A stream that was attached again has lost the selection, and loads text only from the current position.
    if (chosen !== null) media.addEventListener('canplay', select, { once: true, signal });
  });
  player.on(EVENTS.loaded, ({ request, response }: FragmentLoadingCompletedEvent) => {
    if (request.mediaType !== 'text' || !(response instanceof ArrayBuffer) || !isOfRepresentation(request))
      return;
    const { id, mediaInfo } = request.representation;
    const at = tracks.findIndex(({ index, isEmbedded }) => index === mediaInfo.index && !isEmbedded);
    if (at === -1) return;
    const offset = offsetOf(request);
    // The initialisation is read before the first segment: both wait for nothing, or for the same code.
    void files.read(response, id).then((file) => {
      if (!signal.aborted) listener.cues(String(at), moved(file, offset));
    });
  });

  return (id) => {
    chosen = id;
    select();
  };
};
