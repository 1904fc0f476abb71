import { matchLanguage } from '@footlight/i18n';
import type { AudioTrackChoice, TextTrackChoice } from '../../store/player-state.js';
import type { Cue } from '../../text/cue.js';
import { settingsOfNative } from '../../text/cue-of-native.js';
import { ownTextTracks, pageTextTracks } from '../../text/own-text-tracks.js';
import type { EngineListener } from '../engine/engine.js';

/** @see https://html.spec.whatwg.org/multipage/media.html#audiotrack */
interface NativeAudioTrack {
  readonly language: string;
  readonly label: string;
  readonly kind: string;
  enabled: boolean;
}

/** Only Safari lists the audio tracks of natively played media. */
export interface ListingMedia extends HTMLVideoElement {
  readonly audioTracks?: EventTarget & ArrayLike<NativeAudioTrack>;
}

/** Selects tracks of a natively played stream. */
export interface NativeTracks {
  selectAudio(id: string): void;
  selectText(id: string | null): void;
}

const KINDS: ReadonlySet<string> = new Set<TextTrackKind>(['subtitles', 'captions']);
const SOUND_ROLES: ReadonlySet<string> = new Set(['main-desc', 'descriptions', 'description']);

const cueOf = (cue: VTTCue): Cue => ({
  id: cue.id,
  start: cue.startTime,
  end: cue.endTime,
  text: cue.text,
  settings: settingsOfNative(cue),
});

const soundOf = ({ language, label, kind }: NativeAudioTrack, at: number): AudioTrackChoice => ({
  id: String(at),
  language,
  label: label === '' ? language : label,
  ...(SOUND_ROLES.has(kind) ? { role: 'description' as const } : {}),
});

const textOf = (
  { language, label, kind }: Pick<TextTrack, 'language' | 'label' | 'kind'>,
  at: number,
): TextTrackChoice => ({
  id: String(at),
  language,
  label: label === '' ? language : label,
  ...(kind === 'captions' ? { role: 'captions' as const } : {}),
});

/**
 * Observes the tracks of a natively played stream until `signal` aborts.
 * @param language BCP 47 tag of the initial audio; null for the browser's default
 */
export const followNativeTracks = (
  media: ListingMedia,
  listener: EngineListener,
  language: string | null,
  signal: AbortSignal,
): NativeTracks => {
  const sounds = (): NativeAudioTrack[] => Array.from(media.audioTracks ?? []);
  const texts = (): TextTrack[] =>
    [...media.textTracks].filter(
      (track) => KINDS.has(track.kind) && !ownTextTracks.has(track) && !pageTextTracks.has(track),
    );
  let listening = new AbortController();

  const reportSounds = (): void => {
    const all = sounds().map(soundOf);
    const on = sounds().findIndex(({ enabled }) => enabled);
    listener.tracks({ audioTracks: all, selectedAudioTrack: all[on] ?? null });
  };
  const reportTexts = (): void => {
    listener.tracks({ textTracks: texts().map(textOf) });
  };

  const selectAudio = (id: string): void => {
    for (const [at, track] of sounds().entries()) track.enabled = String(at) === id;
    reportSounds();
  };
  const selectText = (id: string | null): void => {
    listening.abort();
    listening = new AbortController();
    for (const [at, track] of texts().entries()) {
      const isChosen = String(at) === id;
      // A hidden track loads its cues as playback reaches them; the player renders them.
      track.mode = isChosen ? 'hidden' : 'disabled';
      if (!isChosen) continue;
      const reportCues = (cues: TextTrackCueList | null): void => {
        const parsed = [...(cues ?? [])].flatMap((cue) => (cue instanceof VTTCue ? [cueOf(cue)] : []));
        if (parsed.length > 0) listener.cues(String(at), { cues: parsed, regions: [], styles: [] });
      };
      // Those ahead as well, which the viewer may want to be shown earlier.
      track.addEventListener('cuechange', () => reportCues(track.cues), {
        signal: AbortSignal.any([listening.signal, signal]),
      });
      reportCues(track.cues);
    }
  };

  const begin = (): void => {
    const languages = sounds().map((track) => track.language);
    const wanted = language === null ? undefined : matchLanguage([language], languages);
    if (wanted === undefined) reportSounds();
    else selectAudio(String(languages.indexOf(wanted)));
  };
  for (const type of ['addtrack', 'removetrack'] as const) {
    media.audioTracks?.addEventListener(type, begin, { signal });
    media.textTracks.addEventListener(type, reportTexts, { signal });
  }
  media.audioTracks?.addEventListener('change', reportSounds, { signal });
  if (media.audioTracks !== undefined) begin();
  if (texts().length > 0) reportTexts();
  signal.addEventListener('abort', () => listening.abort(), { once: true });
  return { selectAudio, selectText };
};
