import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { CommandName } from '../../store/command-signatures.js';
import type { PlayerState } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { focusedIn } from '../focus.js';
import type { PlayerContext } from '../player-context.js';

/** A change is said once nothing of the kind has followed it for as long. */
const SETTLES_MS = 500;
/** How long it is shown what a key has done. */
const SHOWN_MS = 1200;

interface Announcement {
  /** A control that says the same by itself while it has the focus. */
  readonly saidBy?: string;
  /** Nothing else on the picture shows it when a key has done this. */
  readonly shownAfter?: CommandName;
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
const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    saidBy: '[part~="volume"]',
    shownAfter: 'setVolume',
    differs: (next, previous) => next.volume !== previous.volume || next.muted !== previous.muted,
    words: ({ volume, muted }, { t }) =>
      muted || volume === 0 ? t('playerAnnounceMuted') : t('playerAnnounceVolume', { percent: volume }),
  },
  {
    shownAfter: 'setRate',
    differs: (next, previous) => next.playbackRate !== previous.playbackRate,
    words: ({ playbackRate }, { t, language }) =>
      t('playerAnnounceSpeed', { rate: new Intl.NumberFormat(language).format(playbackRate) }),
  },
  {
    shownAfter: 'setTextTrack',
    // The announcer says it.
    differs: () => false,
    words: ({ selectedTextTrack }, { t }) =>
      selectedTextTrack === null
        ? t('playerAnnounceSubtitlesOff')
        : t('playerAnnounceSubtitles', { label: selectedTextTrack.label }),
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
 * held, is said once, as it is in the end. What a key has done to volume, speed and subtitles is shown for a moment as
 * well, also where they were at their end already: the controls that show them may be away.
 *
 * @csspart key-note - shows the volume, the speed or the subtitles that a key has set
 */
export class Announcements extends PlayerControl {
  @state() private words = '';
  @state() private shown = '';
  #fading: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Set<Announcement>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #stops: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stops = [
      this.context.player.store.subscribe((next, previous) => this.#hear(next, previous)),
      this.context.controls.subscribe((next, previous) => {
        if (next.keyed !== null && next.keyed !== previous.keyed) this.#show(next.keyed.command);
      }),
    ];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    clearTimeout(this.#settling);
    clearTimeout(this.#fading);
    this.shown = '';
    this.#pending.clear();
  }

  protected override render() {
    return html`
      <p class="announcer" role="status">${this.words}</p>
      ${
        this.shown === ''
          ? nothing
          : html`<div class="key-note" part="key-note" aria-hidden="true">${this.shown}</div>`
      }
    `;
  }

  #hear(next: PlayerState, previous: PlayerState): void {
    const isAtRest = next.id === previous.id && next.status === 'ready' && previous.status === 'ready';
    if (!isAtRest || next.ad !== null) return;
    const news = ANNOUNCEMENTS.filter((tiding) => tiding.differs(next, previous) && !this.#isSaid(tiding));
    if (news.length === 0) return;
    for (const tiding of news) this.#pending.add(tiding);
    // Emptied first: the same words again are news again.
    this.words = '';
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#say(), SETTLES_MS);
  }

  #show(command: CommandName): void {
    const state = this.context.player.store.get();
    const tiding = ANNOUNCEMENTS.find(({ shownAfter }) => shownAfter === command);
    if (tiding === undefined || state.status !== 'ready' || state.ad !== null) return;
    this.shown = tiding.words(state, this.context);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.shown = ''), SHOWN_MS);
  }

  #isSaid({ saidBy }: Announcement): boolean {
    return saidBy !== undefined && focusedIn(this)?.matches(saidBy) === true;
  }

  #say(): void {
    const now = this.context.player.store.get();
    this.words = ANNOUNCEMENTS.filter((tiding) => this.#pending.has(tiding))
      .map((tiding) => tiding.words(now, this.context))
      .join(', ');
    this.#pending.clear();
  }
}
