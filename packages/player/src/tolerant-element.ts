import { readText, readValue, type ValueKind } from '@footlight/player-contract';
import { LitElement, defaultConverter, type PropertyDeclaration } from 'lit';

/** Reads an attribute, and a property alike, as its kind has it. */
export const reading = (kind: ValueKind) => ({
  kind,
  fromAttribute: (text: string | null): unknown => readText(kind, text) ?? null,
});

/** Text of which an empty one is something else than none. */
export const textOrEmpty = { fromAttribute: (text: string | null): string | null => text };

/** Text of which an empty one says nothing. */
export const textIfAny = {
  fromAttribute: (text: string | null): string | null => (text === '' ? null : text),
};

const isReading = (converter: unknown): converter is ReturnType<typeof reading> =>
  typeof converter === 'object' && converter !== null && 'kind' in converter;

/** A property's value as its declaration has it; what says nothing is as if nothing had been said. */
const tidy = (value: unknown, { type, converter, attribute }: PropertyDeclaration, unsaid: unknown) => {
  if (value === undefined || (value === null && attribute !== false)) return unsaid;
  if (attribute === false || (type === Object && typeof value === 'object')) return value;
  if (isReading(converter)) return readValue(converter.kind, value, unsaid);
  if (typeof converter === 'object' && converter !== defaultConverter)
    return converter.fromAttribute?.(String(readValue('text', value, ''))) ?? unsaid;
  return readValue('text', value, unsaid);
};

/** `startat` → `start-at`: what is left of `startAt` where it was written as an attribute. */
const dashedNames = new Map<string, string>();

/**
 * Takes properties and attributes as pages and their frameworks give them:
 *
 * - `undefined` and `null`, which they set where nothing is to be said, are the value that the class begins with;
 *   so are an empty text where that value is null, a word that is none of those allowed, and what is no number;
 * - a property reads a text as its attribute does, and a number is text where text is wanted;
 * - before an element is defined they write `startAt` as an attribute, which HTML then calls `startat`.
 */
export abstract class TolerantElement extends LitElement {
  readonly #unsaid = new Map<PropertyKey, unknown>();
  /** What a property was before a value that is now set anew. */
  readonly #before = new Map<PropertyKey, unknown>();

  static override get observedAttributes(): string[] {
    const names = super.observedAttributes;
    const dashed = names.filter((name) => name.includes('-'));
    for (const name of dashed) dashedNames.set(name.replaceAll('-', ''), name);
    return [...names, ...dashed.map((name) => name.replaceAll('-', ''))];
  }

  /** Every setter ends here: a value that is to be read otherwise is set anew, and counts as one change. */
  override requestUpdate(name?: PropertyKey, before?: unknown, declaration?: PropertyDeclaration): void {
    if (name === undefined || declaration === undefined || declaration.state === true) {
      super.requestUpdate(name, before, declaration);
      return;
    }
    const value: unknown = Reflect.get(this, name);
    // The class itself speaks first.
    if (!this.#unsaid.has(name)) this.#unsaid.set(name, value);
    const read = tidy(value, declaration, this.#unsaid.get(name));
    if (Object.is(read, value)) {
      super.requestUpdate(name, this.#before.has(name) ? this.#before.get(name) : before, declaration);
      return;
    }
    this.#before.set(name, before);
    Reflect.set(this, name, read);
    this.#before.delete(name);
  }

  override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    super.attributeChangedCallback(dashedNames.get(name) ?? name, before, text);
  }
}
