import { numberFormat, clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { CommandName } from '../../store/command-signatures.js';
import type { PlayerState } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';
import { delayLabel } from '../menus/delay-labels.js';
import { fullTrackName } from '../menus/track-names.js';
import { focusedIn } from '../focus.js';
import type { PlayerContext } from '../player-context.js';

/** A change is announced once no other change has followed for this long. */
const SETTLES_MS = 500;
/** How long the effect of a key press is shown. */
const SHOWN_MS = 1200;

interface Announcement {
  /** Selector of a control that announces the change itself while it has the focus. */
  readonly announcedBy?: string;
  /** The command whose effect is shown after a key press, because nothing else over the picture shows it. */
  readonly shownAfter?: CommandName;
  differs(next: PlayerState, previous: PlayerState): boolean;
  label(state: PlayerState, context: PlayerContext): string;
}

const positionLabel = ({ live, currentTime, duration }: PlayerState, { t }: PlayerContext): string => {
  if (live === null)
    return t('playerTimeOf', {
      time: clockTime(currentTime, duration ?? 0),
      duration: clockTime(duration ?? 0),
    });
  return live.atEdge ? t('playerAtLiveEdge') : t('playerTimeBehind', { time: clockTime(live.behindBy) });
};

/** Changes that are announced, and their texts. */
const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    announcedBy: '[part~="volume"]',
    shownAfter: 'setVolume',
    differs: (next, previous) => next.volume !== previous.volume || next.muted !== previous.muted,
    label: ({ volume, muted }, { t }) =>
      muted || volume === 0 ? t('playerAnnounceMuted') : t('playerAnnounceVolume', { percent: volume }),
  },
  {
    shownAfter: 'setRate',
    differs: (next, previous) => next.playbackRate !== previous.playbackRate,
    label: ({ playbackRate }, { t, language }) =>
      t('playerAnnounceSpeed', { rate: numberFormat(language, {}).format(playbackRate) }),
  },
  {
    shownAfter: 'setTextTrack',
    // `Announcer` already announces it.
    differs: () => false,
    label: ({ selectedTextTrack }, { t }) =>
      selectedTextTrack === null
        ? t('playerAnnounceSubtitlesOff')
        : t('playerAnnounceSubtitles', { label: selectedTextTrack.label }),
  },
  {
    shownAfter: 'setSubtitleDelay',
    differs: (next, previous) => next.subtitleDelay !== previous.subtitleDelay,
    label: ({ subtitleDelay }, { t, language }) =>
      t('playerAnnounceSubtitleDelay', { delay: delayLabel(t, language, subtitleDelay) }),
  },
  {
    differs: (next, previous) => next.selectedQuality?.id !== previous.selectedQuality?.id,
    label: ({ selectedQuality }, { t }) =>
      selectedQuality === null
        ? `${t('playerQuality')}: ${t('playerQualityAuto')}`
        : t('playerAnnounceQuality', { height: selectedQuality.height }),
  },
  {
    differs: (next, previous) =>
      previous.selectedAudioTrack !== null && next.selectedAudioTrack?.id !== previous.selectedAudioTrack.id,
    label: ({ selectedAudioTrack }, context) =>
      context.t('playerAnnounceAudio', {
        label: selectedAudioTrack === null ? '' : fullTrackName(context, selectedAudioTrack),
      }),
  },
  {
    differs: (next, previous) => next.fullscreen !== previous.fullscreen,
    label: ({ fullscreen }, { t }) =>
      t(fullscreen ? 'playerAnnounceFullscreenOn' : 'playerAnnounceFullscreenOff'),
  },
  {
    announcedBy: '[part~="seek-bar"]',
    differs: (next, previous) =>
      (previous.seeking && !next.seeking && next.hasStarted) ||
      (next.live?.atEdge === true && previous.live?.atEdge === false),
    label: positionLabel,
  },
];

/**
 * Announces changes made by keys, buttons or the host page to screen readers. Changes in quick succession, for
 * example from a held key, are announced once with their final value. Volume, speed and subtitles set by a key are
 * also shown briefly, even if the value did not change, because the controls may be hidden.
 *
 * @csspart key-note - shows the volume, the speed or the subtitles that a key has set
 */
export class Announcements extends PlayerControl {
  @state() private announcement = '';
  @state() private shown = '';
  #fading: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Set<Announcement>();
  #settling: ReturnType<typeof setTimeout> | undefined;
  #stops: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stops = [
      this.context.player.store.subscribe((next, previous) => this.#onStateChange(next, previous)),
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
      <p class="announcer" role="status">${this.announcement}</p>
      ${
        this.shown === ''
          ? nothing
          : html`<div class="key-note" part="key-note" aria-hidden="true">${this.shown}</div>`
      }
    `;
  }

  #onStateChange(next: PlayerState, previous: PlayerState): void {
    const isAtRest = next.id === previous.id && next.status === 'ready' && previous.status === 'ready';
    if (!isAtRest || next.ad !== null) return;
    const news = ANNOUNCEMENTS.filter(
      (tiding) => tiding.differs(next, previous) && !this.#isAnnouncedByControl(tiding),
    );
    if (news.length === 0) return;
    for (const tiding of news) this.#pending.add(tiding);
    // Emptied first, so that repeated text is announced again.
    this.announcement = '';
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#announce(), SETTLES_MS);
  }

  #show(command: CommandName): void {
    const state = this.context.player.store.get();
    const tiding = ANNOUNCEMENTS.find(({ shownAfter }) => shownAfter === command);
    if (tiding === undefined || state.status !== 'ready' || state.ad !== null) return;
    this.shown = tiding.label(state, this.context);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.shown = ''), SHOWN_MS);
  }

  #isAnnouncedByControl({ announcedBy }: Announcement): boolean {
    return announcedBy !== undefined && focusedIn(this)?.matches(announcedBy) === true;
  }

  #announce(): void {
    const now = this.context.player.store.get();
    this.announcement = ANNOUNCEMENTS.filter((tiding) => this.#pending.has(tiding))
      .map((tiding) => tiding.label(now, this.context))
      .join(', ');
    this.#pending.clear();
  }
}
