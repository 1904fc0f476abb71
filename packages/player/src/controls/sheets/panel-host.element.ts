import { property, state } from 'lit/decorators.js';
import { adoptStyles } from '../adopt-styles.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import type { PanelPart, PanelParts } from './panel-part.js';

/** Renders the open panel, and the statistics and the guide while they are shown, once their code has loaded. */
export class PanelHost extends PlayerControl {
  @property({ attribute: false }) parts: PanelParts = {};
  @state() private loaded: Readonly<Record<string, PanelPart>> = {};
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openPanel }) => openPanel,
  );

  readonly #statistics = this.watch(({ statistics }) => statistics);
  readonly #channels = this.watch(({ isChoosingChannel }) => isChoosingChannel);
  readonly #guide = this.watch(({ programmeGuide }) => programmeGuide !== null);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.context.controls.set({ openPanel: null });
  }

  protected override render() {
    const byState = [
      this.#statistics.value ? 'statistics' : null,
      this.#guide.value ? 'guide' : null,
      this.#channels.value ? 'channels' : null,
    ];
    return [...byState, this.#open.value].map((name) => {
      if (name === null) return null;
      const part = this.loaded[name];
      if (part === undefined) void this.#fetch(name);
      return part?.draw(this.context) ?? null;
    });
  }

  /** A panel that fails to load stays closed; opening it again retries the request. */
  async #fetch(name: string): Promise<void> {
    const part = await this.parts[name]?.().catch(() => undefined);
    const root = this.getRootNode();
    if (part === undefined || !('adoptedStyleSheets' in root)) {
      this.#giveUp(name);
      return;
    }
    part.define();
    adoptStyles(root as ShadowRoot, part.styles);
    this.loaded = { ...this.loaded, [name]: part };
  }

  #giveUp(name: string): void {
    const { controls } = this.context;
    if (name === 'statistics') this.command('setStatistics', { on: false });
    else if (name === 'channels') this.command('setChannels', { open: false });
    else if (name === 'guide') this.command('setGuide', { open: false });
    else if (controls.get().openPanel === name) controls.set({ openPanel: null });
  }
}
