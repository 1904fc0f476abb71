import { isGranted, type GuideChannel } from '@footlight/domain';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { PanelPart } from '../controls/sheets/panel-part.js';
import { PlayerPanel } from '../controls/sheets/panel.element.js';
import { defineElements } from '../base/define-elements.js';
import { GuideChannels, NO_CHANNELS, type ChannelList } from './guide-channels.js';
import { channelTab } from './guide-tab.js';
import { guidePanelStyles } from './guide-panel.styles.js';
import { programmeRow, type ProgrammeActs } from './guide-programme.js';
import { clockOrigin } from './programme-times.js';

/** How often the current time is updated. */
const TICK_MS = 15_000;
/** Distance in pixels from the end of the channels at which the next page is requested. */
const NEAR_END = 400;
/** Margin in pixels around an item that is scrolled into view. */
const MARGIN = 8;

/**
 * The programme guide: a list of channels, and the schedule of the selected one. The current programme of another
 * channel switches to that channel; a programme that began within the seekable window plays from its start.
 *
 * @csspart guide - the programme guide in its sheet
 * @csspart guide-channels - the list of channels
 * @csspart guide-channel - each channel
 * @csspart guide-channel-shown - the channel whose schedule is shown
 * @csspart guide-logo - the channel’s logo
 * @csspart guide-channel-name - the channel’s name
 * @csspart guide-channel-now - the channel’s current programme
 * @csspart guide-lamp - marks the channel that plays
 * @csspart guide-lock - marks a channel that the viewer may not watch yet
 * @csspart guide-programmes - the schedule of one channel
 * @csspart guide-programme - each programme of the schedule
 * @csspart guide-programme-on - the current programme
 * @csspart guide-time - the programme’s start time
 * @csspart guide-title - the programme’s title
 * @csspart guide-description - the programme’s description
 * @csspart guide-state - label of the current programme
 * @csspart guide-progress - how much of the current programme has elapsed
 * @csspart guide-watch - plays a programme that can be watched
 * @csspart guide-note - message shown when there is nothing to list, or when loading failed
 */
export class GuidePanel extends PlayerPanel {
  @state() private list: ChannelList = NO_CHANNELS;
  /** Id of the selected channel; null until one is known. */
  @state() private shown: string | null = null;
  @state() private now = Date.now();
  readonly #state = this.watch(({ epgId, live, programmeGuide }) => ({ epgId, live, programmeGuide }));
  #life = new AbortController();
  #channels: GuideChannels | null = null;
  /** The item that was last scrolled into view. */
  #revealed = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const tick = setInterval(() => (this.now = Date.now()), TICK_MS);
    signal.addEventListener('abort', () => clearInterval(tick), { once: true });
    this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.abort();
  }

  protected override close(): void {
    this.command('setGuide', { open: false });
  }

  protected override heading(): string {
    return this.context.t('playerGuide');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    const { channels, status } = this.list;
    const shown = this.#shownChannel;
    if (shown === null) return html`<div class="guide" part="guide">${this.#nothingYet(status)}</div>`;
    return html`
      <div class="guide" part="guide">
        <div
          class="guide-channels"
          part="guide-channels"
          role="tablist"
          aria-orientation="vertical"
          aria-label=${t('playerGuideChannels')}
          @keydown=${this.#key}
          @scroll=${this.#scrolled}
        >
          ${channels.map((channel) =>
            channelTab(channel, {
              isShown: channel.channelId === shown.channelId,
              isPlaying: channel.channelId === this.#state.value.epgId,
              t,
              show: () => this.#show(channel.channelId),
            }),
          )}
        </div>
        <div
          class="guide-day"
          part="guide-programmes"
          role="tabpanel"
          id="guide-day"
          tabindex="0"
          aria-labelledby=${`guide-channel-${shown.channelId}`}
        >
          ${
            shown.programmes.length === 0
              ? html`<p class="guide-word" part="guide-note">${t('playerGuideEmpty')}</p>`
              : html`<ol class="guide-programmes">
                  ${shown.programmes.map((programme) =>
                    programmeRow(programme, this.#actsOf(shown), this.context),
                  )}
                </ol>`
          }
        </div>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const shown = this.#shownChannel;
    const target = `${shown?.channelId ?? ''} ${this.#state.value.programmeGuide?.at ?? ''}`;
    if (shown === null || target === this.#revealed) return;
    this.#revealed = target;
    this.#reveal('[role="tab"][aria-selected="true"]');
    this.#reveal('[data-at]', 'start');
  }

  #open(): void {
    const { loader } = this.context.player;
    const { programmeGuide, epgId } = this.#state.value;
    if (loader === null) return;
    this.shown = programmeGuide?.channel ?? epgId;
    this.#channels = new GuideChannels(loader, new Date(this.#at), this.#life.signal, (list) => {
      this.list = list;
    });
    void this.#channels.load(this.shown);
  }

  /** The moment that is shown first, milliseconds since 1970. */
  get #at(): number {
    const at = this.#state.value.programmeGuide?.at ?? null;
    return at === null ? Date.now() : Date.parse(at);
  }

  get #shownChannel(): GuideChannel | null {
    const { channels, status } = this.list;
    const wanted = channels.find(({ channelId }) => channelId === this.shown);
    // The wanted channel may be on a page that is still loading.
    return wanted ?? (status === 'loading' ? null : (channels[0] ?? null));
  }

  #actsOf(channel: GuideChannel): ProgrammeActs {
    const { epgId, live } = this.#state.value;
    const { engine } = this.context.player;
    const { eventId } = channel;
    const isPlaying = channel.channelId === epgId;
    return {
      now: this.now,
      at: this.#at,
      isLocked: !isGranted(channel),
      window: isPlaying && live !== null ? { live, origin: clockOrigin(engine, live, this.now) } : null,
      watch: isPlaying
        ? () => this.#seek({ live: true })
        : eventId === null
          ? null
          : () => this.command('load', { id: eventId, kind: 'live', autoplay: true }),
      watchFrom: (place) => this.#seek({ to: place }),
    };
  }

  #seek(params: { readonly live: true } | { readonly to: number }): void {
    this.command('seek', params);
    this.command('play', {});
    this.close();
  }

  #nothingYet(status: ChannelList['status']): TemplateResult {
    const { t } = this.context;
    if (status === 'loading')
      return html`<div class="guide-wait" aria-hidden="true"><i></i><i></i><i></i><i></i></div>`;
    if (status === 'ready')
      return html`<p class="guide-word" part="guide-note" role="status">${t('playerGuideEmpty')}</p>`;
    return html`
      <div class="guide-word" part="guide-note" role="alert">
        <p>${t('playerGuideFailed')}</p>
        <button type="button" class="retry" part="retry-button" @click=${() => this.#open()}>
          ${t('playerRetry')}
        </button>
      </div>
    `;
  }

  #show(channelId: string): void {
    this.shown = channelId;
  }

  #reveal(selector: string, block: 'start' | 'nearest' = 'nearest'): void {
    const found = this.querySelector<HTMLElement>(selector);
    const list = found?.closest('[role="tablist"], [role="tabpanel"]') ?? null;
    if (found === null || list === null) return;
    // Scrolls only the list itself, so that the page around the player does not move.
    const [own, around] = [found.getBoundingClientRect(), list.getBoundingClientRect()];
    const isOutside = own.top < around.top || own.bottom > around.bottom;
    if (block === 'start' || isOutside) list.scrollTop += own.top - around.top - MARGIN;
    if (own.left < around.left || own.right > around.right)
      list.scrollLeft += own.left - around.left - MARGIN;
  }

  readonly #scrolled = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLElement)) return;
    const { scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth } = currentTarget;
    const down = scrollHeight > clientHeight && scrollTop + clientHeight > scrollHeight - NEAR_END;
    const across = scrollWidth > clientWidth && Math.abs(scrollLeft) + clientWidth > scrollWidth - NEAR_END;
    if (down || across) void this.#channels?.more();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { channels } = this.list;
    const at = channels.findIndex(({ channelId }) => channelId === this.#shownChannel?.channelId);
    const forward = this.matches(':dir(rtl)') ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: channels.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    if (place >= channels.length - 1) void this.#channels?.more();
    const channel = channels[Math.min(channels.length - 1, Math.max(0, place))];
    if (channel === undefined) return;
    this.#show(channel.channelId);
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    );
  };
}

export const guidePanel: PanelPart = {
  styles: [guidePanelStyles],
  define: () => defineElements({ 'footlight-player-guide': GuidePanel }),
  draw: (context) => html`<footlight-player-guide .context=${context}></footlight-player-guide>`,
};
