import type { TextTrackInfo } from 'dashjs';
import { settingsOfNative } from '../../text/cue-of-native.js';
import type { Cue } from '../../text/cue.js';
import type { EngineListener } from '../engine/engine.js';

const cueOf = (cue: TextTrackCue): readonly Cue[] =>
  cue instanceof VTTCue
    ? [
        {
          id: cue.id,
          start: cue.startTime,
          end: cue.endTime,
          // The text has no tags, but may have their signs.
          text: cue.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
          settings: settingsOfNative(cue),
        },
      ]
    : [];

/**
 * Captions within the video (CEA-608), which dash.js decodes and adds to a native track. A hidden track has its cues and
 * is not rendered by the browser.
 * @returns follows the track of an id; null for none
 */
export const followEmbedded = (
  media: HTMLVideoElement,
  listener: EngineListener,
  signal: AbortSignal,
): ((id: string | null, tracks: readonly TextTrackInfo[]) => void) => {
  let following = new AbortController();
  signal.addEventListener('abort', () => following.abort(), { once: true });
  return (id, tracks) => {
    following.abort();
    following = new AbortController();
    const channel = tracks[Number(id ?? -1)]?.id;
    // dash.js marks its tracks with this property, and names those of channels after them.
    const native = [...media.textTracks].find((track) => 'isTTML' in track && track.label === channel);
    if (id === null || channel === null || native === undefined) return;
    native.mode = 'hidden';
    const report = (): void => {
      const cues = [...(native.cues ?? [])].flatMap(cueOf);
      if (cues.length > 0) listener.cues(id, { cues, regions: [], styles: [] });
    };
    native.addEventListener('cuechange', report, { signal: following.signal });
    report();
  };
};
