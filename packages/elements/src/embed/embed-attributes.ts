import { ElementBase } from './element-base.js';

type Kind = 'text' | 'number' | 'flag' | 'onOrOff';

/** Every attribute, with the property that it is and how it reads. */
const ATTRIBUTES = {
  video: ['video', 'text'],
  live: ['live', 'text'],
  playlist: ['playlist', 'text'],
  protocol: ['protocol', 'text'],
  'start-at': ['startAt', 'number'],
  autoplay: ['autoplay', 'flag'],
  preload: ['preload', 'text'],
  muted: ['muted', 'flag'],
  volume: ['volume', 'number'],
  loop: ['loop', 'flag'],
  rates: ['rates', 'text'],
  language: ['language', 'text'],
  poster: ['poster', 'text'],
  'video-title': ['videoTitle', 'text'],
  controls: ['controls', 'text'],
  keyboard: ['keyboard', 'text'],
  'share-address': ['shareAddress', 'text'],
  'embed-address': ['embedAddress', 'text'],
  ads: ['ads', 'text'],
  titles: ['titles', 'text'],
  'dvr-window': ['dvrWindow', 'number'],
  'subtitle-language': ['subtitleLanguage', 'text'],
  'audio-language': ['audioLanguage', 'text'],
  'auto-advance': ['autoAdvance', 'onOrOff'],
  'error-actions': ['errorActions', 'text'],
  loading: ['loading', 'text'],
  origin: ['origin', 'text'],
} as const satisfies Readonly<Record<string, readonly [property: string, kind: Kind]>>;

type Attribute = keyof typeof ATTRIBUTES;

/**
 * Names of the attributes, also as frameworks write them before the element is defined: `startAt`, which HTML then
 * calls `startat`.
 */
const BY_NAME = new Map(
  Object.entries(ATTRIBUTES).flatMap(([name, entry]) => [
    [name, entry] as const,
    [name.replaceAll('-', ''), entry] as const,
  ]),
);

export type EmbedProperty = (typeof ATTRIBUTES)[Attribute][0];

/** What is said where nothing is said. */
const UNSAID: Partial<Record<EmbedProperty, unknown>> = {
  autoplay: false,
  muted: false,
  loop: false,
  preload: 'metadata',
  controls: 'default',
  ads: 'default',
  titles: 'default',
  loading: 'lazy',
  videoTitle: '',
  errorActions: '',
};

const ALLOWED: Partial<Record<EmbedProperty, readonly string[]>> = {
  protocol: ['hls', 'dash'],
  preload: ['auto', 'metadata', 'none'],
  controls: ['default', 'reduced', 'none'],
  keyboard: ['default', 'none'],
  ads: ['default', 'none'],
  titles: ['default', 'none'],
  loading: ['lazy', 'eager'],
};

const unsaid = (property: EmbedProperty): unknown => UNSAID[property] ?? null;

/** Whether a value says more than silence does. */
export const isSaid = (property: EmbedProperty, value: unknown): boolean => value !== unsaid(property);

/** As HTML reads whatever it is given: a number, an address as an object. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : [value].join());

const asNumber = (value: unknown): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** An attribute's text; null and nonsense say nothing. */
const readAttribute = (kind: Kind, text: string | null): unknown => {
  // Frameworks write `false` where they mean that it is not there.
  if (kind === 'flag') return text !== null && text !== 'false';
  if (text === null) return undefined;
  if (kind === 'number') return asNumber(text);
  if (kind === 'onOrOff') return text === 'on' ? true : text === 'off' ? false : null;
  return text;
};

/** A property's value as its kind has it. */
const tidy = (property: EmbedProperty, kind: Kind, value: unknown): unknown => {
  if (kind === 'flag') return Boolean(typeof value === 'string' ? readAttribute(kind, value) : value);
  if (value === null || value === undefined || value === '') return unsaid(property);
  if (kind === 'number') return asNumber(value);
  if (kind === 'onOrOff') return typeof value === 'string' ? readAttribute(kind, value) : Boolean(value);
  const text = asText(value);
  const allowed = ALLOWED[property];
  return allowed === undefined || allowed.includes(text) ? text : unsaid(property);
};

/**
 * Attributes and properties of the element, each other's likeness: a property set before the upgrade counts, an
 * attribute that is taken away says nothing again, an empty one is on where it is a flag.
 */
export abstract class EmbedAttributes extends ElementBase {
  static get observedAttributes(): readonly string[] {
    return [...BY_NAME.keys()];
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
   * Which protocol to play where there is a choice: `hls` or `dash`.
   * @attr protocol
   */
  declare protocol: 'hls' | 'dash' | null;
  /**
   * Seconds from start to begin at.
   * @attr start-at
   */
  declare startAt: number | null;
  /**
   * Starts by itself: with sound, else muted, else it asks.
   * @attr autoplay
   */
  declare autoplay: boolean;
  /**
   * What is fetched before somebody plays, once the frame is there: `auto`, `metadata` or `none`.
   * @attr preload
   */
  declare preload: 'auto' | 'metadata' | 'none';
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
   * Begins again at the end.
   * @attr loop
   */
  declare loop: boolean;
  /**
   * Speeds that the viewer may choose, as `0.5 1 1.5`.
   * @attr rates
   */
  declare rates: string | null;
  /**
   * Language of the player's own words; by default that of the page around it.
   * @attr language
   */
  declare language: string | null;
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
   * `none` leaves all controls to the page; `reduced` too, but the player still says what it waits for.
   * @attr controls
   */
  declare controls: 'default' | 'reduced' | 'none';
  /**
   * Whether the player has keyboard shortcuts; by default as it has controls.
   * @attr keyboard
   */
  declare keyboard: 'default' | 'none' | null;
  /**
   * Address that a viewer shares; by default the service's page of the video.
   * @attr share-address
   */
  declare shareAddress: string | null;
  /**
   * Address in the embed code; by default that of this frame.
   * @attr embed-address
   */
  declare embedAddress: string | null;
  /**
   * `none` plays no advertisements.
   * @attr ads
   */
  declare ads: 'default' | 'none';
  /**
   * `none` keeps titles of videos from sight; who cannot see still hears them.
   *
   * @attr titles
   */
  declare titles: 'default' | 'none';
  /**
   * Seconds behind the live edge that may be sought.
   * @attr dvr-window
   */
  declare dvrWindow: number | null;
  /**
   * BCP 47 tag of the subtitles to show where they exist.
   * @attr subtitle-language
   */
  declare subtitleLanguage: string | null;
  /**
   * BCP 47 tag of the language to hear where it exists.
   * @attr audio-language
   */
  declare audioLanguage: string | null;
  /**
   * Whether the next video of a list follows by itself: `on` or `off`.
   * @attr auto-advance
   */
  declare autoAdvance: boolean | null;
  /**
   * Ways on from an error that the page takes itself on `footlight-erroraction`.
   * @attr error-actions
   */
  declare errorActions: string;
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
    for (const [property] of Object.values(ATTRIBUTES)) {
      if (!Object.hasOwn(this, property)) continue;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const entry = BY_NAME.get(name);
    if (entry !== undefined) this.write(entry[0], entry[1], readAttribute(entry[1], text));
  }

  /** @internal */
  protected read(property: EmbedProperty): unknown {
    return this.#said.has(property) ? this.#said.get(property) : unsaid(property);
  }

  /** @internal Tells all that changed in one turn at its end. */
  protected write(property: EmbedProperty, kind: Kind, value: unknown): void {
    const next = tidy(property, kind, value);
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
    for (const [property, kind] of Object.values(ATTRIBUTES))
      Object.defineProperty(this.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: EmbedAttributes) {
          return this.read(property);
        },
        set(this: EmbedAttributes, value: unknown) {
          this.write(property, kind, value);
        },
      });
  }
}
