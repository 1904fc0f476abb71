import type { MediaPlayerClass, Representation } from 'dashjs';
import type { QualityChoice } from '../../store/player-state.js';
import { automaticHeight } from '../engine/data-saver.js';
import type { EngineListener } from '../engine/engine.js';
import { audioChoices, audioIdOf } from './dash-audio.js';

/** A manifest may leave out the size, which is NaN then. */
const qualityOf = ({ id, width, height, bandwidth }: Representation): QualityChoice => ({
  id,
  width: width || 0,
  height: height || 0,
  bandwidth,
});

/** The qualities and audio tracks of a manifest: reports and selects them, and limits the height of the picture. */
export class DashTracks {
  readonly #player: MediaPlayerClass;
  readonly #listener: EngineListener;
  /** Pixels; the limit of the source, which always applies. */
  readonly #sourceLimit: number;
  #limit: number | null = null;
  #fixedQuality: string | null = null;
  #active: Representation | null = null;

  constructor(player: MediaPlayerClass, listener: EngineListener, sourceLimit: number | null) {
    this.#player = player;
    this.#listener = listener;
    this.#sourceLimit = sourceLimit ?? Number.POSITIVE_INFINITY;
  }

  /** Of the quality that plays, in RFC 6381 notation; dash.js throws if it is asked before the stream is open. */
  get codecs(): string | undefined {
    return this.#active?.codecs ?? undefined;
  }

  selectQuality(id: string | null): void {
    this.#fixedQuality = id;
    // The viewer's choice overrides the limit by the size of the player.
    this.#player.updateSettings({
      streaming: {
        abr: { autoSwitchBitrate: { video: id === null }, limitBitrateByPortal: id === null },
      },
    });
    if (this.#player.isReady()) this.capBitrate();
    if (id !== null) this.#player.setRepresentationForTypeById('video', id, true);
    this.report();
  }

  limitHeight(height: number | null): void {
    if (height === this.#limit) return;
    this.#limit = height;
    if (this.#player.isReady()) this.capBitrate();
  }

  selectAudio(id: string): void {
    const track = this.#player.getTracksFor('audio').find((candidate) => audioIdOf(candidate) === id);
    if (track !== undefined) this.#player.setCurrentTrack(track);
    // While paused, dash.js reports the change only when playback continues.
    this.reportAudio();
  }

  report(): void {
    const qualities = this.#representations().map(qualityOf);
    this.#active = this.#player.getCurrentRepresentationForType('video');
    this.#listener.tracks({
      qualities,
      selectedQuality: qualities.find(({ id }) => id === this.#fixedQuality) ?? null,
      activeQuality: this.#active === null ? null : qualityOf(this.#active),
    });
  }

  reportAudio(): void {
    const current = this.#player.getCurrentTrackFor('audio');
    const audioTracks = audioChoices(this.#player.getTracksFor('audio'));
    const selectedAudioTrack =
      current === null ? undefined : audioTracks.find(({ id }) => id === audioIdOf(current));
    this.#listener.tracks({ audioTracks, selectedAudioTrack: selectedAudioTrack ?? null });
  }

  /** Tells dash.js the bit rate of the highest rendition within the limits. */
  capBitrate(): void {
    const saved = this.#fixedQuality === null ? automaticHeight(null) : null;
    const allowed = this.#representations();
    const within = allowed.filter(({ height }) => saved === null || !(height > saved));
    const rates = within.map(({ bitrateInKbit }) => bitrateInKbit);
    const highest =
      within.length > 0 ? Math.max(...rates) : Math.min(...allowed.map(({ bitrateInKbit }) => bitrateInKbit));
    const isLimited = saved !== null || this.#tallest < Number.POSITIVE_INFINITY;
    const maxBitrate = isLimited && Number.isFinite(highest) ? highest + 1 : -1;
    this.#player.updateSettings({ streaming: { abr: { maxBitrate: { video: maxBitrate } } } });
  }

  /** Pixels; higher renditions are not selected. */
  get #tallest(): number {
    return Math.min(this.#sourceLimit, this.#limit ?? Number.POSITIVE_INFINITY);
  }

  #representations(): Representation[] {
    return this.#player
      .getRepresentationsByTypeUnfiltered('video')
      .filter(({ height }) => !(height > this.#tallest));
  }
}
