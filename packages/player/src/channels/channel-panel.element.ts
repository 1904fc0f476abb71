import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { defineElements } from '../base/define-elements.js';
import { focusedIn } from '../controls/focus.js';
import type { PanelPart } from '../controls/sheets/panel-part.js';
import { PlayerPanel } from '../controls/sheets/panel.element.js';
import type { ChannelChoice } from '../store/player-state.js';
import { channelPanelStyles } from './channel-panel.styles.js';

/** From this many channels on they can be searched. */
const SEARCHED_FROM = 8;
/** So many are rendered; others are found by the search. */
const MOST_SHOWN = 300;

/** The channels by their groups, in the order in which these first appear. */
const grouped = (channels: readonly ChannelChoice[]): (readonly [group: string, ChannelChoice[]])[] => {
  const groups = new Map<string, ChannelChoice[]>();
  for (const channel of channels) groups.set(channel.group, [...(groups.get(channel.group) ?? []), channel]);
  return [...groups];
};

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The channels of a list to choose from, with a search if there are many.
 *
 * @csspart channel-search - the field that searches the channels
 * @csspart channel-group - heading of a group of channels
 * @csspart channel - a channel in the list
 */
export class ChannelPanel extends PlayerPanel {
  readonly #state = this.watch(({ channels, id }) => ({ channels, id }));
  @state() private wanted = '';

  protected override heading(): string {
    return this.context.t('playerGuideChannels');
  }

  /** The list opens by itself when it has arrived, so it must not take the focus from elsewhere in the page. */
  protected override takesFocus(): boolean {
    return this.closest('.stage')?.matches(':focus-within') === true;
  }

  protected override close(): void {
    this.command('setChannels', { open: false });
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    const all = this.#state.value.channels ?? [];
    const wanted = folded(this.wanted.trim());
    const found = wanted === '' ? all : all.filter(({ title }) => folded(title).includes(wanted));
    const shown = found.slice(0, MOST_SHOWN);
    const left = found.length - shown.length;
    return html`
      ${
        all.length < SEARCHED_FROM
          ? nothing
          : html`<input
              type="search"
              part="channel-search"
              class="channel-search"
              aria-label=${t('playerChannelsSearch')}
              placeholder=${t('playerChannelsSearch')}
              .value=${this.wanted}
              @input=${this.#search}
            />`
      }
      <p class="announcer" role="status">
        ${wanted !== '' && found.length === 0 ? t('playerChannelsNone') : ''}
      </p>
      ${found.length === 0 ? html`<p aria-hidden="true">${t('playerChannelsNone')}</p>` : nothing}
      <div class="channels" @keydown=${this.#key}>
        ${grouped(shown).map(
          ([group, channels]) => html`
            <section aria-label=${group === '' ? nothing : group}>
              ${group === '' ? nothing : html`<h3 part="channel-group"><bdi>${group}</bdi></h3>`}
              <ul role="list">
                ${channels.map((channel) => this.#channel(channel))}
              </ul>
            </section>
          `,
        )}
      </div>
      ${left > 0 ? html`<p>${t('playerChannelsMore', { count: left })}</p>` : nothing}
    `;
  }

  #channel({ id, title, logo }: ChannelChoice): TemplateResult {
    const isCurrent = this.#state.value.id === id;
    return html`
      <li>
        <button
          type="button"
          class="channel"
          part="channel"
          data-id=${id}
          aria-current=${isCurrent ? 'true' : nothing}
          @click=${() => this.#choose(id)}
        >
          <span class="channel-logo">
            ${
              logo === null
                ? nothing
                : html`<img
                    src=${logo}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    referrerpolicy="no-referrer"
                    @error=${this.#dropLogo}
                  />`
            }
          </span>
          <bdi>${title}</bdi>
        </button>
      </li>
    `;
  }

  #choose(id: string): void {
    this.close();
    this.command('load', { id, kind: 'vod', autoplay: true });
  }

  readonly #search = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) this.wanted = event.target.value;
  };

  readonly #dropLogo = (event: Event): void => {
    if (event.target instanceof HTMLElement) event.target.hidden = true;
  };

  readonly #key = ({ key }: KeyboardEvent): void => {
    const channels = [...this.querySelectorAll<HTMLElement>('.channel')];
    const at = channels.findIndex((channel) => channel === focusedIn(this));
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) channels[at + step]?.focus();
  };
}

export const channelPanel: PanelPart = {
  styles: [channelPanelStyles],
  define: () => defineElements({ 'footlight-player-channel-panel': ChannelPanel }),
  draw: (context) =>
    html`<footlight-player-channel-panel .context=${context}></footlight-player-channel-panel>`,
};
