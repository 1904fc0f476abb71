import r2wc from '@r2wc/react-to-web-component';
import { tokensSheet } from '@footlight/tokens';
import type { ComponentType } from 'react';

/** Type of a property's attribute; `object` has no attribute. */
export type PropertyKind = 'string' | 'number' | 'boolean' | 'object';

export interface ElementOptions<Props> {
  /** Properties by their camelCase name; their attributes have the same name in kebab case. */
  readonly properties: { readonly [P in Extract<keyof Props, string>]?: PropertyKind };
  /**
   * Event names for callbacks of the component: `onToggle: 'footlight-toggle'`. The events bubble, cross shadow roots
   * and are cancelable; the callback returns false when one was cancelled.
   */
  readonly events: { readonly [P in Extract<keyof Props, string>]?: `footlight-${string}` };
  /**
   * Callbacks by which the component sets a boolean property: `onOpenChange: 'open'`. Such a property is reflected to
   * its attribute, like `open` of `<dialog>`.
   */
  readonly writes?: { readonly [P in Extract<keyof Props, string>]?: Extract<keyof Props, string> };
  /** Style sheets for the shadow root, as text. */
  readonly sheets: readonly string[];
}

/** Members of r2wc's class besides those of HTMLElement; its state is stored under these symbols. */
interface ComponentElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  [PROPS]: Record<string, unknown>;
  [RENDER](): void;
}

const PROPS: unique symbol = Symbol.for('r2wc.props') as never;
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Parses an attribute, or a property set to a string; undefined for an empty or invalid value. */
const readText = (kind: PropertyKind, text: string): unknown => {
  // Frameworks write `false` to unset a boolean attribute.
  if (kind === 'boolean') return text !== 'false';
  if (text === '') return undefined;
  if (kind === 'string') return text;
  return Number.isFinite(Number(text)) ? Number(text) : undefined;
};

/** Converts a value to a string as HTML attributes do. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : [value].join());

/** Converts a property to its type; frameworks set `null` and `undefined` to reset one. */
const readValue = (kind: PropertyKind, value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (kind === 'object') return value;
  if (kind === 'boolean' && typeof value !== 'string') return Boolean(value);
  return readText(kind, asText(value));
};

const HOST_SHEET = ':host { display: block } :host([hidden]) { display: none }';

const toSheet = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/**
 * Wraps a React component in a custom element. r2wc mounts and updates it; this works around the bugs of r2wc 2.1:
 * properties set before the upgrade are applied; an attribute may be empty or removed; objects are never written to
 * attributes; events cross shadow roots; and a move within the document keeps the component's state. It uses the DOM
 * when called, so it must not be called at import.
 * @see https://github.com/bitovi/react-to-web-component/issues/162
 */
export const createElementClass = <Props extends object>(
  component: ComponentType<Props>,
  { properties, events, writes = {}, sheets }: ElementOptions<Props>,
): CustomElementConstructor => {
  const kinds = new Map(Object.entries<PropertyKind>(properties as Record<string, PropertyKind>));
  // Before an element is defined, frameworks write `eventId` as an attribute, which HTML turns into `eventid`.
  const byAttribute = new Map(
    [...kinds]
      .filter(([, kind]) => kind !== 'object')
      .flatMap(([name, kind]) =>
        [dashed(name), name.toLowerCase()].map((attribute) => [attribute, { name, kind }]),
      ),
  );
  const written = Object.entries<string>(writes as Record<string, string>);
  const reflected = new Set(written.map(([, name]) => name));
  const adopted = [HOST_SHEET, tokensSheet(':host'), ...sheets].map(toSheet);
  const Base = r2wc(component, { shadow: 'open' }) as unknown as new () => ComponentElement;

  class FootlightElement extends Base {
    static get observedAttributes(): string[] {
      return [...byAttribute.keys()];
    }

    constructor() {
      super();
      if (this.shadowRoot !== null) this.shadowRoot.adoptedStyleSheets = adopted;
      for (const [callback, type] of Object.entries<string>(events as Record<string, string>)) {
        this[PROPS][callback] = (detail: unknown) =>
          this.dispatchEvent(
            new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }),
          );
      }
      for (const [callback, name] of written)
        this[PROPS][callback] = (value: boolean) => this.setProperty(name, value);
    }

    override connectedCallback(): void {
      for (const name of [...kinds.keys(), 'theme']) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is a removal followed by an insertion: the component is unmounted only if the element stays
      // disconnected.
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const property = byAttribute.get(attribute);
      if (property === undefined) return;
      const { name, kind } = property;
      this.#assign(name, text === null ? undefined : readText(kind, text));
    }

    /** The style sheets select the theme by the attribute, so the property is stored there. */
    get theme(): string | undefined {
      return this.getAttribute('theme') || undefined;
    }

    set theme(name: string | null | undefined) {
      if (name) this.setAttribute('theme', name);
      else this.removeAttribute('theme');
    }

    setProperty(name: string, value: unknown): void {
      if (reflected.has(name)) {
        if (value === true) this.setAttribute(dashed(name), '');
        else this.removeAttribute(dashed(name));
        return;
      }
      this.#assign(name, value);
    }

    #assign(name: string, value: unknown): void {
      if (value === undefined) Reflect.deleteProperty(this[PROPS], name);
      else this[PROPS][name] = value;
      this.#update();
    }

    #update(): void {
      // r2wc assumes that the element is connected from the start; rendering earlier would mount outside the document.
      if (this.isConnected) this[RENDER]();
    }
  }

  for (const [name, kind] of kinds) {
    Object.defineProperty(FootlightElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: FootlightElement) {
        return this[PROPS][name] ?? (kind === 'boolean' ? false : undefined);
      },
      set(this: FootlightElement, value: unknown) {
        this.setProperty(name, readValue(kind, value));
      },
    });
  }
  return FootlightElement;
};
