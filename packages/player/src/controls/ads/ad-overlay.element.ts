import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { ExternalLink, SkipForward } from 'lucide';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { styled } from '../styled.js';
import type { AdState } from '../../store/player-state.js';

/**
 * Shows an advertisement over the content: its video, its position among several, the remaining time, a link to the
 * advertiser's page and a skip button.
 *
 * @csspart ad - the advertisement over the picture
 * @csspart ad-media - video element of the advertisement
 * @csspart ad-label - states that this is an advertisement, and the remaining time
 * @csspart ad-link - link to the advertiser’s page
 * @csspart ad-skip-button - counts down, then skips the advertisement
 * @csspart ad-progress - progress of the advertisement, a line along the lower edge
 */
export class AdOverlay extends PlayerControl {
  readonly #state = this.watch(({ ad, paused }) => ({ ad, paused }));

  #unsubscribe: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = this.context.player.store.select(
      ({ ad }) => ad?.phase === 'playing',
      (isPlaying) => {
        if (!isPlaying) this.#releaseFocus();
      },
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  /**
   * Moves the focus from the link and the skip button to the stage, so that the keyboard shortcuts keep working. Runs
   * before they are removed, because browsers drop the focus of removed elements.
   */
  #releaseFocus(): void {
    if (this.querySelector(':focus') !== null)
      this.closest<HTMLElement>('.stage')?.focus({ preventScroll: true });
  }

  protected override render() {
    const { ad } = this.#state.value;
    if (ad === null) return nothing;
    const picture = ad.inStream ? nothing : this.context.player.ads?.picture;
    const share = ad.duration === null ? 0 : Math.min(1, ad.currentTime / ad.duration);
    return html`
      <div
        class="ad"
        part="ad"
        role="group"
        aria-label=${this.context.t('playerAd')}
        ?data-blank=${ad.inStream || (ad.phase === 'loading' && ad.index === 1)}
      >
        <div class="ad-picture" @click=${this.#toggle} @dblclick=${this.#fill}>${picture}</div>
        ${ad.phase === 'playing' ? this.#status(ad) : nothing}
        <p class="announcer" role="status" aria-live="polite">${this.#announcement(ad)}</p>
        <div class="ad-progress" part="ad-progress" ${styled({ '--share': String(share) })}></div>
      </div>
    `;
  }

  #status(ad: AdState) {
    const { t } = this.context;
    const { index, count, duration, currentTime } = ad;
    const left = duration === null ? null : clockTime(Math.ceil(duration - currentTime));
    return html`
      <div class="ad-row">
        <p class="ad-label" part="ad-label">
          <span>${count > 1 ? t('playerAdOf', { index, count }) : t('playerAd')}</span>
          ${left === null ? nothing : html`<time>${left}</time>`}
        </p>
        ${this.#link(ad)} ${this.#skip(ad)}
      </div>
    `;
  }

  #link({ hasPage, advertiser }: AdState) {
    const address = this.context.player.ads?.pageAddress() ?? null;
    if (!hasPage || address === null) return nothing;
    const { t } = this.context;
    const label = advertiser === '' ? t('playerAdVisit') : t('playerAdVisitOf', { advertiser });
    return html`
      <a
        class="ad-link"
        part="ad-link"
        href=${address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="${label} ${t('playerOpensTab')}"
        @click=${this.#visit}
        @auxclick=${this.#visit}
        >${icon(ExternalLink)}<span>${label}</span></a
      >
    `;
  }

  #skip({ skipAfter, currentTime }: AdState) {
    if (skipAfter === null) return nothing;
    const { t } = this.context;
    const seconds = Math.ceil(skipAfter - currentTime);
    return seconds > 0
      ? html`<p class="ad-skip" part="ad-skip-button" data-waits>${t('playerAdSkipIn', { seconds })}</p>`
      : html`
          <button type="button" class="ad-skip" part="ad-skip-button" @click=${this.#skipNow}>
            <span>${t('playerAdSkip')}</span>${icon(SkipForward)}
          </button>
        `;
  }

  /** Contains no running time, so that the live region announces each change only once. */
  #announcement({ phase, index, count, advertiser, skipAfter, currentTime }: AdState): string {
    const { t } = this.context;
    if (phase === 'loading') return '';
    if (skipAfter !== null && currentTime >= skipAfter) return t('playerAnnounceAdSkip');
    return t('playerAnnounceAd', { index, count, advertiser });
  }

  readonly #toggle = (): void => this.command(this.#state.value.paused ? 'play' : 'pause', {});

  readonly #fill = (): void => {
    this.command('setFullscreen', { on: !this.context.player.store.get().fullscreen });
  };

  readonly #skipNow = (): void => this.command('skipAd', {});

  readonly #visit = (event: MouseEvent): void => {
    if (event.button < 2) this.context.player.ads?.visit();
  };
}
