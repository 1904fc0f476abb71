import { html } from 'lit';
import { state } from 'lit/decorators.js';
import type { PlayerState } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { focusedIn } from '../focus.js';
import type { PlayerContext } from '../player-context.js';
import { clockTime } from '../time-words.js';

/** A change is said once nothing of the kind has followed it for as long. */
const SETTLES_MS = 500;

interface Tiding {
  /** A control that says the same by itself while it has the focus. */
  readonly saidBy?: string;
  differs(next: PlayerState, previous: PlayerState): boolean;
  words(state: PlayerState, context: PlayerContext): string;
}

const placeWords = ({ live, currentTime, duration }: PlayerState, { t }: PlayerContext): string => {
  if (live === null)
    return t('playerTimeOf', {
      time: clockTime(currentTime, duration ?? 0),
      duration: clockTime(duration ?? 0),
    });
  return live.atEdge ? t('playerAtLiveEdge') : t('playerTimeBehind', { time: clockTime(live.behindBy) });
};

/** What is worth a word, and which. */
const TIDINGS: readonly Tiding[] = [
  {
    saidBy: '[part~="volume"]',
    differs: (next, previous) => next.volume !== previous.volume || next.muted !== previous.muted,
    words: ({ volume, muted }, { t }) =>
      muted || volume === 0 ? t('playerAnnounceMuted') : t('playerAnnounceVolume', { percent: volume }),
  },
  {
    differs: (next, previous) => next.playbackRate !== previous.playbackRate,
    words: ({ playbackRate }, { t, language }) =>
      t('playerAnnounceSpeed', { rate: new Intl.NumberFormat(language).format(playbackRate) }),
  },
  {
    differs: (next, previous) => next.selectedQuality?.id !== previous.selectedQuality?.id,
    words: ({ selectedQuality }, { t }) =>
      selectedQuality === null
        ? `${t('playerQuality')}: ${t('playerQualityAuto')}`
        : t('playerAnnounceQuality', { height: selectedQuality.height }),
  },
  {
    differs: (next, previous) =>
      previous.selectedAudioTrack !== null && next.selectedAudioTrack?.id !== previous.selectedAudioTrack.id,
    words: ({ selectedAudioTrack }, { t }) =>
      t('playerAnnounceAudio', { label: selectedAudioTrack?.label ?? '' }),
  },
  {
    differs: (next, previous) => next.fullscreen !== previous.fullscreen,
    words: ({ fullscreen }, { t }) =>
      t(fullscreen ? 'playerAnnounceFullscreenOn' : 'playerAnnounceFullscreenOff'),
  },
  {
    saidBy: '[part~="seek-bar"]',
    differs: (next, previous) =>
      (previous.seeking && !next.seeking && next.hasStarted) ||
      (next.live?.atEdge === true && previous.live?.atEdge === false),
    words: placeWords,
  },
];

/**
 * Tells those who do not see what keys, buttons or the page have changed. What follows quickly, as a key that is
 * held, is said once, as it is in the end.
 */
export class Tidings extends PlayerControl {
  @state() private words = '';
  readonly #pending = new Set<Tiding>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = this.context.player.store.subscribe((next, previous) => this.#hear(next, previous));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    clearTimeout(this.#settling);
    this.#pending.clear();
  }

  protected override render() {
    return html`<p class="announcer" role="status">${this.words}</p>`;
  }

  #hear(next: PlayerState, previous: PlayerState): void {
    const isAtRest = next.id === previous.id && next.status === 'ready' && previous.status === 'ready';
    if (!isAtRest || next.ad !== null) return;
    const news = TIDINGS.filter((tiding) => tiding.differs(next, previous) && !this.#isSaid(tiding));
    if (news.length === 0) return;
    for (const tiding of news) this.#pending.add(tiding);
    // Emptied first: the same words again are news again.
    this.words = '';
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#say(), SETTLES_MS);
  }

  #isSaid({ saidBy }: Tiding): boolean {
    return saidBy !== undefined && focusedIn(this)?.matches(saidBy) === true;
  }

  #say(): void {
    const now = this.context.player.store.get();
    this.words = TIDINGS.filter((tiding) => this.#pending.has(tiding))
      .map((tiding) => tiding.words(now, this.context))
      .join(', ');
    this.#pending.clear();
  }
}
