import type { PlayerLabelKey } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { defineElements } from '../define-elements.js';
import { sharePanelStyles } from '../styles/share-panel.styles.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';
import { copyText, embedCode, momentAddress, shareAddress, SHARED_MS, type ShareLabel } from './share.js';
import { clockTime } from './time-words.js';

const LABELS: Readonly<Record<ShareLabel, PlayerLabelKey>> = {
  idle: 'playerShareCopy',
  sharing: 'playerShareSharing',
  copied: 'playerShareCopied',
  shared: 'playerShareShared',
  failed: 'playerShareCopy',
};

/**
 * The address of the video, from its start or from this moment on, and the code to embed it.
 *
 * @csspart share-address - the address, or the code
 * @csspart share-button - shares or copies it
 */
export class SharePanel extends PlayerPanel {
  /** Seconds from start at which the panel was opened; null while live. */
  #moment: number | null = null;
  @state() private fromMoment = false;
  @state() private label: ShareLabel = 'idle';
  @state() private codeCopied = false;
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
    const { embed } = this.context.shareAddresses();
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
            : html`<label class="share-check">
                <input
                  type="checkbox"
                  .checked=${this.fromMoment}
                  @change=${() => (this.fromMoment = !this.fromMoment)}
                />
                ${t('playerShareFrom', { time: clockTime(this.#moment) })}
              </label>`
        }
        ${embed === null ? nothing : this.#embed(embed)}
        <p class="share-word" role="status">
          ${this.label === 'failed' ? t('playerShareFailed') : this.label === 'idle' ? nothing : t(LABELS[this.label])}
        </p>
      </div>
    `;
  }

  #embed(address: string): TemplateResult {
    const { t } = this.context;
    const code = embedCode(address, this.context.player.store.get().title);
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
          ${t(this.codeCopied ? 'playerShareEmbedCopied' : 'playerShareEmbedCopy')}
        </button>
      </div>
    `;
  }

  get #address(): string {
    return momentAddress(this.context.shareAddresses().page, this.fromMoment ? this.#moment : null);
  }

  get #isNative(): boolean {
    return 'share' in navigator;
  }

  readonly #share = (): void => {
    void shareAddress(this.#address, this.context.player.store.get().title, (label) => {
      this.label = label;
      if (label === 'copied' || label === 'shared') this.#rest();
    });
  };

  async #copyCode(code: string): Promise<void> {
    this.codeCopied = await copyText(code);
    if (this.codeCopied) this.#rest();
    else this.label = 'failed';
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.label = 'idle';
      this.codeCopied = false;
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
