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

/**
 * Attributes of the frame and its content besides the player's options, with their types and their defaults (`defaultValue`).
 */
const OWN = {
  video: { kind: 'text', defaultValue: null },
  live: { kind: 'text', defaultValue: null },
  playlist: { kind: 'text', defaultValue: null },
  startAt: { kind: 'number', defaultValue: null },
  defaultMuted: { kind: 'flag', defaultValue: false },
  defaultVolume: { kind: 'number', defaultValue: null },
  poster: { kind: 'text', defaultValue: null },
  videoTitle: { kind: 'text', defaultValue: '' },
  loading: { kind: ['lazy', 'eager'], defaultValue: 'lazy' },
  origin: { kind: 'text', defaultValue: null },
} as const satisfies Readonly<Record<string, PlayerOption<unknown>>>;

/** Attributes whose names do not follow from those of their properties, as for `<video>`. */
const ATTRIBUTES: Partial<Record<EmbedProperty, string>> = { defaultMuted: 'muted', defaultVolume: 'volume' };

const nameOf = (property: EmbedProperty): string => ATTRIBUTES[property] ?? attributeOf(property);

/** Properties whose values attributes hold, as those of `<video>` do. */
const REFLECTED: ReadonlySet<string> = new Set<EmbedProperty>([
  'autoplay',
  'controls',
  'defaultMuted',
  'loop',
  'poster',
  'preload',
]);

const PROPERTIES: Readonly<Record<EmbedProperty, PlayerOption<unknown>>> = { ...OWN, ...OPTIONS };
const NAMES = Object.keys(PROPERTIES) as readonly EmbedProperty[];

export type EmbedProperty = keyof typeof OWN | PlayerOptionName;

/**
 * Names of the attributes, including the lowercase form of the property name: before the element is defined, frameworks
 * write `startAt` as an attribute, which HTML turns into `startat`.
 */
const BY_ATTRIBUTE = new Map<string, EmbedProperty>(
  NAMES.flatMap((name) => [
    [nameOf(name), name],
    [name.toLowerCase(), name],
  ]),
);

/** Whether a value differs from the property's default. */
export const isSpecified = (property: EmbedProperty, value: unknown): boolean =>
  value !== PROPERTIES[property].defaultValue;

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop in the class makes them
export interface EmbedAttributes extends PlayerOptionValues {}

/**
 * Attributes and properties of the element, kept in sync. Properties set before the upgrade are applied, removing an
 * attribute restores the default, and an empty attribute sets a flag.
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
   * Start position in seconds.
   * @attr start-at
   */
  declare startAt: number | null;
  /**
   * Starts muted.
   * @attr muted
   */
  declare defaultMuted: boolean;
  /**
   * The volume at the start, 0–1; by default the viewer's last choice.
   * @attr volume
   */
  declare defaultVolume: number | null;
  /**
   * URL of the picture shown until the player appears.
   * @attr poster
   */
  declare poster: string | null;
  /**
   * The frame's accessible name until the player reports a title.
   * @attr video-title
   */
  declare videoTitle: string;
  /**
   * `eager` creates the frame at once; by default it is created near the viewport.
   * @attr loading
   */
  declare loading: 'lazy' | 'eager';
  /**
   * The service's origin; by default the configured one, else the origin that this script was loaded from.
   * @attr origin
   */
  declare origin: string | null;

  readonly #values = new Map<EmbedProperty, unknown>();
  #changed: Set<EmbedProperty> | null = null;

  connectedCallback(): void {
    // Properties set before the upgrade shadow the accessors of the class.
    for (const property of [...NAMES, ...this.assignable]) {
      if (!Object.hasOwn(this, property)) continue;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  /** @internal Properties whose setter is the class's own. */
  protected get assignable(): readonly string[] {
    return [];
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const property = BY_ATTRIBUTE.get(name);
    if (property !== undefined) this.write(property, readText(PROPERTIES[property].kind, text));
  }

  /** @internal */
  protected read(property: EmbedProperty): unknown {
    return this.#values.has(property) ? this.#values.get(property) : PROPERTIES[property].defaultValue;
  }

  /** @internal Reports all changes of one task together in a microtask. */
  protected write(property: EmbedProperty, value: unknown): void {
    const { kind, defaultValue } = PROPERTIES[property];
    const next = readValue(kind, value, defaultValue);
    if (next === this.read(property)) return;
    this.#values.set(property, next);
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

  #reflect(property: EmbedProperty, given: unknown): void {
    const name = nameOf(property);
    const value = this.read(property) as string | number | boolean | null;
    const isAbsent = given === undefined || given === null || value === false || value === null;
    if (isAbsent) this.removeAttribute(name);
    else {
      const text = value === true ? '' : String(value);
      if (this.getAttribute(name) !== text) this.setAttribute(name, text);
    }
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
          if (REFLECTED.has(property)) this.#reflect(property, value);
        },
      });
  }
}
