import { matchLanguage } from '@footlight/i18n';
import type Hls from 'hls.js';
import type { Events, Level, MediaPlaylist } from 'hls.js';
import type { AudioTrackChoice, QualityChoice } from '../../store/player-state.js';
import type { EngineListener } from '../engine/engine.js';
import { describesPicture } from './hls-text.js';
import { levelsBeside } from './levels/played-levels.js';

const qualityOf = (level: Level, index: number): QualityChoice => ({
  id: String(index),
  width: level.width,
  height: level.height,
  bandwidth: level.bitrate,
});

const audioOf = (track: MediaPlaylist): AudioTrackChoice => ({
  id: String(track.id),
  language: track.lang ?? '',
  label: track.name,
  ...(describesPicture(track) ? { role: 'description' } : {}),
});

/** The qualities and audio tracks of a stream: reports and selects them. */
export class HlsTracks {
  /** Resolves when all of them have been reported. */
  readonly listed: Promise<void>;
  readonly #hls: Hls;
  readonly #events: typeof Events;
  readonly #listener: EngineListener;
  #hasManifest = false;
  /** Codecs of all renditions. */
  #codecs = '';
  #requestedAudio: number | null = null;

  constructor(hls: Hls, events: typeof Events, listener: EngineListener) {
    this.#hls = hls;
    this.#events = events;
    this.#listener = listener;
    // hls.js tells the audio tracks of a level before it loads the level.
    this.listed = new Promise((resolve) => hls.once(events.LEVEL_LOADED, () => resolve()));
    hls.on(events.MANIFEST_LOADED, (_event, { levels }) => {
      this.#codecs = [...new Set(levels.map(({ attrs }) => attrs.CODECS ?? ''))].filter(Boolean).join(' ');
    });
    hls.on(events.MANIFEST_PARSED, () => {
      this.#hasManifest = true;
      this.report();
    });
    hls.on(events.LEVELS_UPDATED, () => this.report());
    hls.on(events.LEVEL_SWITCHED, () => this.report());
    hls.on(events.AUDIO_TRACKS_UPDATED, () => {
      // hls.js ignores a track that it does not know yet.
      if (this.#requestedAudio !== null && this.#requestedAudio in hls.audioTracks)
        hls.audioTrack = this.#requestedAudio;
      this.reportAudio();
    });
    hls.on(events.AUDIO_TRACK_SWITCHED, () => this.reportAudio());
  }

  /** Whether the multivariant playlist has been read. */
  get hasManifest(): boolean {
    return this.#hasManifest;
  }

  /** Codecs of all renditions, in RFC 6381 notation. */
  get codecs(): string {
    return this.#codecs;
  }

  /** hls.js compares the first letters of languages, and so finds no `spa` for `es`. @param language null for any */
  preferAudio(language: string | null): void {
    if (language === null) return;
    this.#hls.once(this.#events.AUDIO_TRACKS_UPDATED, (_event, { audioTracks }) => {
      const languages = audioTracks.map(({ lang = '' }) => lang);
      const lang = matchLanguage([language], languages);
      if (lang === undefined || this.#requestedAudio !== null) return;
      this.#hls.config.audioPreference = { lang };
      this.#hls.audioTrack = languages.indexOf(lang);
    });
  }

  selectQuality(id: string | null): void {
    this.#hls.nextLevel = id === null ? -1 : Number(id);
    this.report();
  }

  selectAudio(id: string): void {
    this.#requestedAudio = Number(id);
    this.#hls.audioTrack = this.#requestedAudio;
  }

  report(): void {
    const { autoLevelEnabled, manualLevel, currentLevel, startLevel, levels } = this.#hls;
    // Data from the fast start belongs to no segment that hls.js knows.
    const played = currentLevel === -1 ? startLevel : currentLevel;
    const qualities = levels.map(qualityOf);
    // (PLAY-86)
    const offered = new Set(levelsBeside(levels, autoLevelEnabled ? played : manualLevel));
    this.#listener.tracks({
      qualities: qualities.filter((_, index) => offered.has(index)),
      selectedQuality: autoLevelEnabled ? null : (qualities[manualLevel] ?? null),
      activeQuality: qualities[played] ?? null,
    });
  }

  reportAudio(): void {
    const { audioTracks, audioTrack } = this.#hls;
    const selected = audioTracks[audioTrack];
    this.#listener.tracks({
      audioTracks: audioTracks.map(audioOf),
      selectedAudioTrack: selected === undefined ? null : audioOf(selected),
    });
  }
}
