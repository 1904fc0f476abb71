import {
  OPTIONS,
  attributeOf,
  readText,
  readValue,
  type PlayerOption,
  type PlayerOptionName,
  type PlayerOptionValues,
} from '@footlight/player-contract';
import { ElementBase } from './element-base.js';

/** What a page says of the frame and of what plays in it, beside the options of the player: how each reads, and what is said where nothing is said. */
const OWN = {
  video: { kind: 'text', unsaid: null },
  live: { kind: 'text', unsaid: null },
  playlist: { kind: 'text', unsaid: null },
  startAt: { kind: 'number', unsaid: null },
  muted: { kind: 'flag', unsaid: false },
  volume: { kind: 'number', unsaid: null },
  poster: { kind: 'text', unsaid: null },
  videoTitle: { kind: 'text', unsaid: '' },
  loading: { kind: ['lazy', 'eager'], unsaid: 'lazy' },
  origin: { kind: 'text', unsaid: null },
} as const satisfies Readonly<Record<string, PlayerOption<unknown>>>;

const PROPERTIES: Readonly<Record<EmbedProperty, PlayerOption<unknown>>> = { ...OWN, ...OPTIONS };
const NAMES = Object.keys(PROPERTIES) as readonly EmbedProperty[];

export type EmbedProperty = keyof typeof OWN | PlayerOptionName;

/**
 * Names of the attributes, also as frameworks write them before the element is defined: `startAt`, which HTML then
 * calls `startat`.
 */
const BY_ATTRIBUTE = new Map<string, EmbedProperty>(
  NAMES.flatMap((name) => [
    [attributeOf(name), name],
    [name.toLowerCase(), name],
  ]),
);

/** Whether a value says more than silence does. */
export const isSaid = (property: EmbedProperty, value: unknown): boolean =>
  value !== PROPERTIES[property].unsaid;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop in the class makes them
export interface EmbedAttributes extends PlayerOptionValues {}

/**
 * Attributes and properties of the element, each other's likeness: a property set before the upgrade counts, an
 * attribute that is taken away says nothing again, an empty one is on where it is a flag.
 */
export abstract class EmbedAttributes extends ElementBase {
  static get observedAttributes(): readonly string[] {
    return [...BY_ATTRIBUTE.keys()];
  }

  /**
   * Id of a video.
   * @attr video
   */
  declare video: string | null;
  /**
   * Id of a live event.
   * @attr live
   */
  declare live: string | null;
  /**
   * Id of a playlist, which plays from its first video, or from `video`.
   * @attr playlist
   */
  declare playlist: string | null;
  /**
   * Seconds from start to begin at.
   * @attr start-at
   */
  declare startAt: number | null;
  /**
   * Starts without sound.
   * @attr muted
   */
  declare muted: boolean;
  /**
   * 0–100; by default what the viewer chose last.
   * @attr volume
   */
  declare volume: number | null;
  /**
   * Address of the picture before the frame is there.
   * @attr poster
   */
  declare poster: string | null;
  /**
   * What the frame is called before the player has a title of its own.
   * @attr video-title
   */
  declare videoTitle: string;
  /**
   * `eager` makes the frame at once; by default once it comes near the viewport.
   * @attr loading
   */
  declare loading: 'lazy' | 'eager';
  /**
   * The service's origin; by default as configured, else where this script came from.
   * @attr origin
   */
  declare origin: string | null;

  readonly #said = new Map<EmbedProperty, unknown>();
  #changed: Set<EmbedProperty> | null = null;

  connectedCallback(): void {
    // What was set before the upgrade hides the accessors of the class.
    for (const property of NAMES) {
      if (!Object.hasOwn(this, property)) continue;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const property = BY_ATTRIBUTE.get(name);
    if (property !== undefined) this.write(property, readText(PROPERTIES[property].kind, text));
  }

  /** @internal */
  protected read(property: EmbedProperty): unknown {
    return this.#said.has(property) ? this.#said.get(property) : PROPERTIES[property].unsaid;
  }

  /** @internal Tells all that changed in one turn at its end. */
  protected write(property: EmbedProperty, value: unknown): void {
    const { kind, unsaid } = PROPERTIES[property];
    const next = readValue(kind, value, unsaid);
    if (next === this.read(property)) return;
    this.#said.set(property, next);
    if (this.#changed === null) {
      this.#changed = new Set();
      queueMicrotask(() => {
        const changed = this.#changed;
        this.#changed = null;
        if (changed !== null) this.changed(changed);
      });
    }
    this.#changed.add(property);
  }

  /** @internal */
  protected abstract changed(names: ReadonlySet<EmbedProperty>): void;

  static {
    for (const property of NAMES)
      Object.defineProperty(this.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: EmbedAttributes) {
          return this.read(property);
        },
        set(this: EmbedAttributes, value: unknown) {
          this.write(property, value);
        },
      });
  }
}
