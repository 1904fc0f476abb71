import { directionOf } from '@footlight/i18n';
import { render, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { TolerantElement } from '../base/tolerant-element.js';
import type { PlayerContext } from '../controls/player-context.js';
import { GivenAttributes } from './given-attributes.js';
import { outsideStyles } from './placed-control.styles.js';
import { PlayerLink } from './player-link.js';
import { mirrorState } from './state-attributes.js';

/**
 * An element that belongs to a player: it follows its language and mirrors its state as attributes. The attribute
 * `disabled` says that there is no player.
 */
export abstract class PlacedElement extends TolerantElement {
  /**
   * Id of the player, a `<footlight-player>` or a `<footlight-embed>`, or of a `<footlight-controls>`. Without it, the
   * element belongs to the player or group around it.
   */
  @property() for: string | null = null;
  /** @internal */
  readonly link = new PlayerLink(this);
  /** @internal */
  protected readonly given = new GivenAttributes(this);
  #shown: PlayerContext | null = null;
  #stopMirroring: (() => void) | null = null;

  constructor() {
    super();
    this.link.subscribe(() => this.requestUpdate());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { styleSheet: sheet } = outsideStyles;
    const root = this.shadowRoot;
    if (root === null || sheet === undefined) return;
    const others = root.adoptedStyleSheets.filter((one) => one !== sheet);
    // Within a player or a group, the custom properties are inherited.
    root.adoptedStyleSheets = this.link.around() === null ? [sheet, ...others] : others;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('for')) this.link.find();
    this.#show(this.link.context);
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    render(this.content(), this.renderRoot, { host: this });
  }

  /** What its shadow tree shows now. */
  protected abstract content(): unknown;

  /** The player is another one, or its words are; null for none. */
  protected contextChanged(context: PlayerContext | null): void {
    this.toggleAttribute('disabled', context === null);
    this.given.give('lang', context?.language ?? null);
    this.given.give('dir', context === null ? null : directionOf(context.language));
  }

  #show(context: PlayerContext | null): void {
    if (context === this.#shown && this.hasUpdated) return;
    const isSame = context?.player === this.#shown?.player;
    this.#shown = context;
    if (!isSame) {
      this.#stopMirroring?.();
      this.#stopMirroring = context === null ? null : mirrorState(this, context);
    }
    this.contextChanged(context);
  }
}
