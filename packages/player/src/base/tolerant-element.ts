import { readText, readValue, type ValueKind } from '@footlight/player-contract';
import { ReactiveElement, defaultConverter, type PropertyDeclaration } from '@lit/reactive-element';

/** A converter that parses attributes and properties of a kind in the same way. */
export const reading = (kind: ValueKind) => ({
  kind,
  fromAttribute: (text: string | null): unknown => readText(kind, text) ?? null,
});

/** A converter for text whose empty value differs from an absent one. */
export const textOrEmpty = { fromAttribute: (text: string | null): string | null => text };

/** A converter for text whose empty value counts as absent. */
export const textIfAny = {
  fromAttribute: (text: string | null): string | null => (text === '' ? null : text),
};

/** Writes an attribute unless it has this text already; null removes it. */
export const reflectText = (element: Element, name: string, text: string | null): void => {
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
};

const isReading = (converter: unknown): converter is ReturnType<typeof reading> =>
  typeof converter === 'object' && converter !== null && 'kind' in converter;

/**
 * Converts a property value according to its declaration; absent and invalid values become the default. Of objects, null
 * is one of its own (no storage) unless the default is an empty object or list.
 */
const tidy = (value: unknown, { type, converter, attribute }: PropertyDeclaration, defaultValue: unknown) => {
  if (
    value === undefined ||
    (value === null && (attribute !== false || Object.keys(defaultValue ?? [0]).length === 0))
  )
    return defaultValue;
  if (attribute === false || (type === Object && typeof value === 'object')) return value;
  if (isReading(converter)) return readValue(converter.kind, value, defaultValue);
  if (typeof converter === 'object' && converter !== defaultConverter)
    return converter.fromAttribute?.(String(readValue('text', value, ''))) ?? defaultValue;
  return readValue('text', value, defaultValue);
};

/** `startat` → `start-at`: `startAt` written as an attribute is lowercased. */
const dashedNames = new Map<string, string>();

/**
 * Accepts properties and attributes in the forms in which pages and frameworks set them:
 *
 * - `undefined` and `null`, which frameworks set for absent values, reset a property to the default of the class. So do
 * an empty text if that default is null, a word that is not allowed, and an invalid number;
 * - a property parses text like its attribute, and converts a number to text if it holds text;
 * - before an element is defined, frameworks write `startAt` as an attribute, which HTML lowercases to `startat`.
 *
 * The attributes of the properties in `reflected` hold their values, as those of `<video>` do: setting one writes the
 * other at once.
 */
export abstract class TolerantElement extends ReactiveElement {
  /** @internal */
  protected static readonly reflected: ReadonlySet<PropertyKey> = new Set();
  readonly #defaultValues = new Map<PropertyKey, unknown>();
  /** The old value of a property while its new value is being replaced by the converted one. */
  readonly #before = new Map<PropertyKey, unknown>();
  /** Whether the values being set come from an attribute. */
  #isReading = false;

  static override get observedAttributes(): string[] {
    const names = super.observedAttributes;
    const dashed = names.filter((name) => name.includes('-'));
    for (const name of dashed) dashedNames.set(name.replaceAll('-', ''), name);
    return [...names, ...dashed.map((name) => name.replaceAll('-', ''))];
  }

  /**
   * Every setter calls this. A value that has to be converted is set again, and both assignments count as one change.
   */
  override requestUpdate(name?: PropertyKey, before?: unknown, declaration?: PropertyDeclaration): void {
    if (name === undefined || declaration === undefined || declaration.state === true) {
      super.requestUpdate(name, before, declaration);
      return;
    }
    const value: unknown = Reflect.get(this, name);
    // The first assignment comes from the class itself: it is the default.
    const isFirst = !this.#defaultValues.has(name);
    if (isFirst) this.#defaultValues.set(name, value);
    const read = tidy(value, declaration, this.#defaultValues.get(name));
    const isConverted = this.#before.has(name);
    if (Object.is(read, value))
      super.requestUpdate(name, isConverted ? this.#before.get(name) : before, declaration);
    else {
      this.#before.set(name, before);
      Reflect.set(this, name, read);
      this.#before.delete(name);
    }
    if (!isFirst && !isConverted) this.#reflect(name, value, read, declaration);
  }

  override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    const wasReading = this.#isReading;
    this.#isReading = true;
    super.attributeChangedCallback(dashedNames.get(name) ?? name, before, text);
    this.#isReading = wasReading;
  }

  #reflect(name: PropertyKey, given: unknown, value: unknown, { attribute }: PropertyDeclaration): void {
    const { reflected } = this.constructor as typeof TolerantElement;
    if (this.#isReading || !reflected.has(name)) return;
    // An absent value is one whose attribute is absent.
    const isAbsent = given === undefined || given === null || value === false;
    reflectText(this, String(attribute ?? name), isAbsent ? null : value === true ? '' : String(value));
  }
}
