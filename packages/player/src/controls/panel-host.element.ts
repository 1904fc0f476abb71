import { nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { adoptStyles } from '../styles/adopt-styles.js';
import { StoreController } from '../store/store-controller.js';
import { PlayerControl } from './control.js';
import type { PanelPart, PanelParts } from './panel-part.js';

/** Draws the panel that is open, once its code has arrived. */
export class PanelHost extends PlayerControl {
  @property({ attribute: false }) parts: PanelParts = {};
  @state() private loaded: Readonly<Record<string, PanelPart>> = {};
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openPanel }) => openPanel,
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.context.controls.set({ openPanel: null });
  }

  protected override render() {
    const name = this.#open.value;
    if (name === null) return nothing;
    const part = this.loaded[name];
    if (part === undefined) void this.#fetch(name);
    return part?.draw(this.context) ?? nothing;
  }

  /** A panel that does not arrive (the connection is gone) stays closed, and is asked for again when next opened. */
  async #fetch(name: string): Promise<void> {
    const part = await this.parts[name]?.().catch(() => undefined);
    const root = this.getRootNode();
    if (part === undefined || !(root instanceof ShadowRoot)) {
      if (this.context.controls.get().openPanel === name) this.context.controls.set({ openPanel: null });
      return;
    }
    part.define();
    adoptStyles(root, part.styles);
    this.loaded = { ...this.loaded, [name]: part };
  }
}
