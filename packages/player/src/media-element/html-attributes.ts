import { property } from 'lit/decorators.js';
import { SourceAttributes } from '../base/source-attributes.js';
import { reading, reflectText, textOrEmpty } from '../base/tolerant-element.js';

/** The largest value of a reflected number, 2³¹ − 1. */
const MOST = 2_147_483_647;

/**
 * The attributes of `<video>`. The attribute holds the value; the property reflects it: an address as an absolute one, a
 * keyword as one of the known ones, an absent text as `''`. Null and undefined remove the attribute.
 * @see https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
 */
export abstract class HtmlAttributes extends SourceAttributes {
  /** @internal */
  protected static override readonly reflected: ReadonlySet<PropertyKey> = new Set([
    'autoplay',
    'controls',
    'defaultMuted',
    'disablePictureInPicture',
    'disableRemotePlayback',
    'loop',
    'playsInline',
    'preload',
  ]);

  /** @internal */
  @property({ attribute: 'src', converter: textOrEmpty }) sourceAddress: string | null = null;
  /** @internal */
  @property({ attribute: 'poster', converter: textOrEmpty }) posterAddress: string | null = null;
  /** @internal */
  @property({ attribute: 'crossorigin', converter: textOrEmpty }) corsSetting: string | null = null;
  /** Starts muted. */
  @property({ type: Boolean, attribute: 'muted', converter: reading('flag') }) defaultMuted = false;
  /** 0–1; defaults to the viewer's last volume, else 1. */
  @property({ type: Number, attribute: 'volume', converter: reading('number') }) defaultVolume:
    | number
    | null = null;
  /** Has no effect: the player always plays within the page. */
  @property({ type: Boolean, attribute: 'playsinline', converter: reading('flag') }) playsInline = false;
  /** Picture in picture is neither offered nor possible. */
  @property({ type: Boolean, attribute: 'disablepictureinpicture', converter: reading('flag') })
  disablePictureInPicture = false;
  /** Remote playback is neither offered nor possible. */
  @property({ type: Boolean, attribute: 'disableremoteplayback', converter: reading('flag') })
  disableRemotePlayback = false;

  /** Properties whose setter is the class's own; a page may have set them before the element was defined. */
  protected get assignable(): readonly string[] {
    return ['crossOrigin', 'height', 'poster', 'src', 'width'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of this.assignable) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /**
   * Address of a plain stream or file, for pages without a service; `''` for none. Reads as an absolute address.
   * @attr src
   */
  get src(): string {
    return absolute(this, this.sourceAddress);
  }

  set src(address: string | null) {
    this.#reflect('src', address);
  }

  /**
   * Address of the poster, shown before the first frame and after the end; defaults to the poster of the playback data.
   * Reads as an absolute address, `''` for none.
   * @attr poster
   */
  get poster(): string {
    return absolute(this, this.posterAddress);
  }

  set poster(address: string | null) {
    this.#reflect('poster', address);
  }

  /**
   * CORS mode: `anonymous` or `use-credentials`, as for `<video>`. `use-credentials` also sends cookies with the requests
   * for streams.
   * @attr crossorigin
   */
  get crossOrigin(): string | null {
    const text = this.corsSetting?.toLowerCase() ?? null;
    return text === null || text === 'use-credentials' ? text : 'anonymous';
  }

  set crossOrigin(mode: string | null) {
    this.#reflect('crossorigin', mode);
  }

  /**
   * Pixels; 0 for none. The size is that of style sheets, as for any element.
   * @attr width
   */
  get width(): number {
    return pixels(this.getAttribute('width'));
  }

  set width(value: number | null) {
    this.#reflect('width', value === null ? null : asUnsigned(value));
  }

  /**
   * Pixels; 0 for none. The size is that of style sheets, as for any element.
   * @attr height
   */
  get height(): number {
    return pixels(this.getAttribute('height'));
  }

  set height(value: number | null) {
    this.#reflect('height', value === null ? null : asUnsigned(value));
  }

  #reflect(name: string, value: string | number | null | undefined): void {
    reflectText(this, name, value === null || value === undefined ? null : String(value));
  }
}

/** An address that cannot be parsed reads as it is written. */
export function absolute({ ownerDocument: { baseURI } }: Element, address: string | null): string {
  if (address === null || address === '') return '';
  return URL.canParse(address, baseURI) ? new URL(address, baseURI).href : address;
}

/** @see https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-non-negative-integers */
function pixels(text: string | null): number {
  const value = Number(/^[\t\n\f\r ]*\+?(\d+)/u.exec(text ?? '')?.[1] ?? 0);
  return value <= MOST ? value : 0;
}

/** As Web IDL converts to `unsigned long`; what cannot be reflected becomes 0. */
function asUnsigned(value: number): number {
  // oxlint-disable-next-line no-bitwise -- the conversion is defined by bits
  const number = value >>> 0;
  return number <= MOST ? number : 0;
}
