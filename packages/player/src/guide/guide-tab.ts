import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { isGranted, type GuideChannel } from '@footlight/domain';
import { html, nothing, type TemplateResult } from 'lit';
import { LockKeyhole } from 'lucide';
import { icon } from '../controls/icon.js';

export interface ChannelTab {
  /** Whether its schedule is shown. */
  readonly isShown: boolean;
  /** Whether it is the one that plays. */
  readonly isPlaying: boolean;
  readonly t: Translate<PlayerLabelKey>;
  show(): void;
}

/** A logo that fails to load is logged and hidden (PAGE-36); its space is kept. */
const settle = ({ type, currentTarget }: Event): void => {
  const logo = currentTarget as HTMLImageElement;
  logo.classList.toggle('guide-logo-failed', type === 'error');
  if (type === 'error') console.warn('A logo failed to load:', logo.src);
};

/** A channel with its current programme. Pressing it shows its schedule. */
export const channelTab = (
  channel: GuideChannel,
  { isShown, isPlaying, t, ...acts }: ChannelTab,
): TemplateResult => {
  const { channelId, name, logoUrl, now } = channel;
  return html`
    <button
      type="button"
      class="guide-channel"
      part=${isShown ? 'guide-channel guide-channel-shown' : 'guide-channel'}
      role="tab"
      id=${`guide-channel-${channelId}`}
      aria-selected=${isShown}
      aria-controls="guide-day"
      tabindex=${isShown ? 0 : -1}
      ?data-playing=${isPlaying}
      @click=${() => acts.show()}
    >
      ${
        logoUrl === null
          ? html`<span class="guide-logo" part="guide-logo"></span>`
          : html`<img
              class="guide-logo"
              part="guide-logo"
              src=${logoUrl}
              alt=""
              width="36"
              height="36"
              loading="lazy"
              @load=${settle}
              @error=${settle}
            />`
      }
      <span class="guide-names">
        <bdi class="guide-name" part="guide-channel-name">${name}</bdi>
        <bdi class="guide-now" part="guide-channel-now">${now?.title ?? ''}</bdi>
      </span>
      ${
        isPlaying
          ? html`<span
              class="guide-lamp"
              part="guide-lamp"
              role="img"
              aria-label=${t('playerGuidePlaying')}
            ></span>`
          : isGranted(channel)
            ? nothing
            : html`<span class="guide-lock" part="guide-lock" role="img" aria-label=${t('playerGuideLocked')}
                >${icon(LockKeyhole)}</span
              >`
      }
    </button>
  `;
};
