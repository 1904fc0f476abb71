import type { KindOfAttribute } from './attribute-kinds.js';

/**
 * Runs in a page: sets every attribute and property of an element as pages and frameworks do.
 * @returns descriptions of the faults
 */
export const faultsOf = ({
  tag,
  attributes,
}: {
  readonly tag: string;
  readonly attributes: readonly KindOfAttribute[];
}): string[] => {
  const faults: string[] = [];
  for (const { attribute, property, kind, words, hasEmpty } of attributes) {
    const element = document.createElement(tag);
    const read = (): unknown => Reflect.get(element, property);
    const defaultValue = read();
    const asRead = (text: string): string => {
      if (kind === 'cors') return 'anonymous';
      return kind === 'address' ? new URL(text, document.baseURI).href : text;
    };
    const expectNow = (done: string, expected: unknown): void => {
      const value = read();
      if (!Object.is(value, expected))
        faults.push(`<${tag}> ${done}: ${property} is ${String(value)}, not ${String(expected)}`);
    };
    const expectAttribute = (name: string, text: string, expected: unknown): void => {
      element.setAttribute(name, text);
      expectNow(`${name}="${text}"`, expected);
      element.removeAttribute(name);
      expectNow(`${name} taken away`, defaultValue);
    };
    const set = (value: unknown, expected: unknown): void => {
      Reflect.set(element, property, value);
      expectNow(`.${property} = ${String(value)}`, expected);
      for (const nothing of [null, undefined]) {
        Reflect.set(element, property, value);
        Reflect.set(element, property, nothing);
        expectNow(`.${property} = ${String(nothing)}`, defaultValue);
      }
    };

    if (!Object.hasOwn(element, property) && !(property in element))
      faults.push(`<${tag}> has no property ${property}`);
    if (kind === 'flag') {
      for (const [text, isOn] of [
        ['', true],
        ['true', true],
        [attribute, true],
        ['false', false],
      ] as const) {
        expectAttribute(attribute, text, isOn);
        set(text, isOn);
      }
      set(true, true);
      set(false, false);
    }
    if (kind === 'number' || kind === 'integer') {
      expectAttribute(attribute, '12.5', kind === 'integer' ? 12 : 12.5);
      expectAttribute(attribute, '0', 0);
      for (const nonsense of ['', 'many', 'NaN', 'Infinity'])
        expectAttribute(attribute, nonsense, defaultValue);
      set(7, 7);
      set('7', 7);
      set(Number.NaN, defaultValue);
      expectAttribute(attribute.replaceAll('-', ''), '3', 3);
    }
    if (kind === 'onOrOff') {
      expectAttribute(attribute, 'on', true);
      expectAttribute(attribute, 'off', false);
      expectAttribute(attribute, 'perhaps', defaultValue);
      set(false, false);
      set('off', false);
    }
    if (kind === 'word') {
      for (const word of words) {
        expectAttribute(attribute, word, word);
        set(word, word);
      }
      if (!hasEmpty) expectAttribute(attribute, '', defaultValue);
      // Elements that wrap a component do not validate values; the component does.
      if (!('theme' in element)) expectAttribute(attribute, 'nonsense', defaultValue);
    }
    if (kind === 'text' || kind === 'address' || kind === 'cors') {
      expectAttribute(attribute, 'es', asRead('es'));
      set('es', asRead('es'));
      set(1001, asRead('1001'));
      if (!hasEmpty) expectAttribute(attribute, '', defaultValue);
      expectAttribute(attribute.replaceAll('-', ''), 'es', asRead('es'));
    }
  }
  return faults;
};

/** Runs in a page whose elements are not defined yet: sets their attributes and properties. */
export const giveBefore = (
  elements: readonly { readonly tag: string; readonly attributes: readonly KindOfAttribute[] }[],
): void => {
  for (const { tag, attributes } of elements) {
    const element = document.body.appendChild(document.createElement(tag));
    for (const { property, kind, words } of attributes) {
      const value = {
        flag: true,
        number: 5,
        integer: 5,
        onOrOff: false,
        word: words.at(-1),
        text: 'es',
        address: 'es',
        cors: 'es',
      }[kind];
      Reflect.set(element, property, value);
    }
  }
};

/** The same page after the definition: what was lost. */
export const lostOf = async ({
  tag,
  attributes,
}: {
  readonly tag: string;
  readonly attributes: readonly KindOfAttribute[];
}): Promise<string[]> => {
  await customElements.whenDefined(tag);
  const element = document.querySelector(tag);
  if (element === null) return [`<${tag}> is not there`];
  await (element as { updateComplete?: Promise<unknown> }).updateComplete;
  return attributes.flatMap(({ property, kind, words }) => {
    const expected = {
      flag: true,
      number: 5,
      integer: 5,
      onOrOff: false,
      word: words.at(-1),
      text: 'es',
      address: new URL('es', document.baseURI).href,
      cors: 'anonymous',
    }[kind];
    const value: unknown = Reflect.get(element, property);
    const isHidden = Object.hasOwn(element, property);
    return Object.is(value, expected) && !isHidden
      ? []
      : [`<${tag}> lost ${property}: ${String(value)}, not ${String(expected)}${isHidden ? ', hidden' : ''}`];
  });
};
