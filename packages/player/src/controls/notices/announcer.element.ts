import { html } from 'lit';
import { state } from 'lit/decorators.js';
import type { PlayerState } from '../../store/player-state.js';
import { PlayerControl } from '../control.js';

/** Announces changes to screen readers. */
export class Announcer extends PlayerControl {
  @state() private announcement = '';
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = this.context.player.store.subscribe((next, previous) => {
      this.announcement = this.#labelsFor(next, previous) ?? this.announcement;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  #labelsFor(next: PlayerState, previous: PlayerState): string | undefined {
    const { t } = this.context;
    if (next.ended && !previous.ended) return t('playerAnnounceEnded');
    if (next.reconnecting && !previous.reconnecting) return t('playerReconnecting');
    if (next.waiting && !previous.waiting) return t('playerBuffering');
    if (next.isPlaying && !previous.isPlaying) return t('playerAnnouncePlaying');
    if (next.paused && !previous.paused && next.status === 'ready') return t('playerAnnouncePaused');
    if (next.selectedTextTrack?.id === previous.selectedTextTrack?.id) return undefined;
    return next.selectedTextTrack === null
      ? t('playerAnnounceSubtitlesOff')
      : t('playerAnnounceSubtitles', { label: next.selectedTextTrack.label });
  }

  protected override render() {
    return html`<p class="announcer" role="status" aria-live="polite">${this.announcement}</p>`;
  }
}
