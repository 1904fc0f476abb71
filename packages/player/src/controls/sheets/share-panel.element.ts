import { clockTime } from '@footlight/i18n';
import { SHARED_MS, embedCode, type ShareLabel } from '@footlight/domain';
import type { PlayerLabelKey } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { defineElements } from '../../base/define-elements.js';
import { sharePanelStyles } from './share-panel.styles.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';
import { shareAddresses } from './share-addresses.js';
import { copyText, momentAddress, shareAddress } from './share.js';

const LABELS: Readonly<Record<ShareLabel, PlayerLabelKey>> = {
  idle: 'playerShareCopy',
  sharing: 'playerShareSharing',
  copied: 'playerShareCopied',
  shared: 'playerShareShared',
  failed: 'playerShareCopy',
};

const CODE_LABELS: Readonly<Record<Exclude<ShareLabel, 'sharing' | 'shared'>, PlayerLabelKey>> = {
  idle: 'playerShareEmbedCopy',
  copied: 'playerShareEmbedCopied',
  failed: 'playerShareEmbedCopy',
};

/**
 * The URL of the video, from its start or from the current moment, and the code to embed it.
 *
 * @csspart share-address - the URL, or the embed code, to be shared
 * @csspart share-button - shares or copies it
 * @csspart share-moment - whether to share from the current moment
 * @csspart share-note - result of sharing or copying
 */
export class SharePanel extends PlayerPanel {
  /** Seconds from start at the time when the panel was opened; null while live. */
  #moment: number | null = null;
  @state() private fromMoment = false;
  @state() private label: ShareLabel = 'idle';
  @state() private codeLabel: keyof typeof CODE_LABELS = 'idle';
  #resting: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const { currentTime, live } = this.context.player.store.get();
    this.#moment = live === null ? Math.floor(currentTime) : null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#resting);
  }

  protected override heading(): string {
    return this.context.t('playerShare');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    const { embed } = shareAddresses(this.context.player.page);
    const label = this.label === 'idle' && this.#isNative ? 'playerShare' : LABELS[this.label];
    return html`
      <div class="share">
        <label for="share-link">${t('playerShareLink')}</label>
        <div class="share-line">
          <input
            id="share-link"
            part="share-address"
            readonly
            dir="ltr"
            .value=${this.#address}
            @focus=${selectAll}
          />
          <button type="button" class="share-button" part="share-button" @click=${this.#share}>
            ${t(label)}
          </button>
        </div>
        ${
          this.#moment === null || this.#moment === 0
            ? nothing
            : html`<label class="share-check" part="share-moment">
                <input
                  type="checkbox"
                  .checked=${this.fromMoment}
                  @change=${() => (this.fromMoment = !this.fromMoment)}
                />
                ${t('playerShareFrom', { time: clockTime(this.#moment) })}
              </label>`
        }
        ${embed === null ? nothing : this.#embed(embed)}
        <p class="share-word" part="share-note" role="status">${this.#note()}</p>
      </div>
    `;
  }

  #embed(address: string): TemplateResult {
    const { t } = this.context;
    const code = embedCode(this.#from(address), this.context.player.store.get().title);
    return html`
      <label for="share-code">${t('playerShareEmbed')}</label>
      <div class="share-line">
        <textarea
          id="share-code"
          part="share-address"
          readonly
          dir="ltr"
          rows="2"
          .value=${code}
          @focus=${selectAll}
        ></textarea>
        <button
          type="button"
          class="share-button"
          part="share-button"
          @click=${() => void this.#copyCode(code)}
        >
          ${t(CODE_LABELS[this.codeLabel])}
        </button>
      </div>
    `;
  }

  /** Result of the last press for screen readers, which do not notice the changed button labels. */
  #note(): string | typeof nothing {
    const { t } = this.context;
    if (this.codeLabel === 'failed') return t('playerShareEmbedFailed');
    if (this.codeLabel !== 'idle') return t(CODE_LABELS[this.codeLabel]);
    if (this.label === 'failed') return t('playerShareFailed');
    return this.label === 'idle' ? nothing : t(LABELS[this.label]);
  }

  get #address(): string {
    return this.#from(shareAddresses(this.context.player.page).page);
  }

  /** The URL from the start or from the moment that the viewer chose. */
  #from(address: string): string {
    return momentAddress(address, this.fromMoment ? this.#moment : null);
  }

  get #isNative(): boolean {
    return 'share' in navigator;
  }

  readonly #share = (): void => {
    this.codeLabel = 'idle';
    void shareAddress(this.#address, this.context.player.store.get().title, (label) => {
      this.label = label;
      if (label === 'copied' || label === 'shared') this.#rest();
    });
  };

  async #copyCode(code: string): Promise<void> {
    this.label = 'idle';
    this.codeLabel = (await copyText(code)) ? 'copied' : 'failed';
    if (this.codeLabel === 'copied') this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.label = 'idle';
      this.codeLabel = 'idle';
    }, SHARED_MS);
  }
}

const selectAll = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLTextAreaElement)
    currentTarget.select();
};

export const sharePanel: PanelPart = {
  styles: [sharePanelStyles],
  define: () => defineElements({ 'footlight-player-share': SharePanel }),
  draw: (context) => html`<footlight-player-share .context=${context}></footlight-player-share>`,
};
