import { elementRef, type HtmlProps as HtmlPropsWithout } from '@footlight/player/jsx';
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';

/** What the manifest says about one element. */
export interface ElementDescription {
  readonly tag: `footlight-${string}`;
  /** Properties by name; the value is the attribute, null where there is none. */
  readonly properties: Readonly<Record<string, string | null>>;
  /** Event names by the prop that takes their listener: `onFootlightEnded: 'footlight-ended'`. */
  readonly events: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;
type Listeners = Readonly<Record<string, ((event: Event) => void) | undefined>>;

/** The props that every HTML element has in React, without `Own`. */
export type HtmlProps<Element, Own extends PropertyKey> = HtmlPropsWithout<HTMLAttributes<Element>, Own>;

/** A React component for an element; its ref is the element. */
export type ElementComponent<Element, Props> = ForwardRefExoticComponent<
  PropsWithoutRef<Props> & RefAttributes<Element>
>;

/** On a server, React 18 warns about layout effects. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Whether markup can hold a value: not objects, functions and `false`. */
const isText = (value: unknown): boolean =>
  value === true || typeof value === 'string' || typeof value === 'number';

const sortProps = (props: Values, { properties, events }: ElementDescription) => {
  const values: Record<string, unknown> = {};
  const listeners: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    if (event !== undefined) listeners[event] = value;
    else if (Object.hasOwn(properties, name)) values[name] = value;
    // React 18 knows `className` only for elements of HTML.
    else others[name === 'className' ? 'class' : name] = value;
  }
  return { values, listeners: listeners as Listeners, others };
};

const attributesOf = (values: Values, properties: ElementDescription['properties']): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const attribute = properties[name];
      return typeof attribute === 'string' && isText(value) ? [[attribute, value]] : [];
    }),
  );

/** Sets the properties that differ from those given before. */
const assign = (
  element: Element,
  values: Values,
  { before, properties }: { readonly before: Values; readonly properties: ElementDescription['properties'] },
): void => {
  for (const name of new Set([...Object.keys(before), ...Object.keys(values)])) {
    const value = values[name];
    if (Object.is(value, before[name])) continue;
    const isGone = value === null || value === undefined;
    // A position or a speed that is no longer given has no default to return to.
    if (isGone && properties[name] === null && typeof Reflect.get(element, name) === 'number') continue;
    Reflect.set(element, name, value);
  }
};

/**
 * A React component for a custom element. The first values are rendered as attributes, so that the markup of a server is
 * complete and hydrates without a difference; objects, `false` and later values are set as properties. Listeners are
 * added to the element itself, also when React hydrates it, and hear of a `ready` or `error` that came before.
 *
 * It works the same in React 18, which knows only attributes of custom elements.
 */
export const createComponent = <Kind extends HTMLElement, Props extends object>(
  description: ElementDescription,
): ElementComponent<Kind, Props> => {
  const Component = forwardRef<Kind, Props>((props, ref) => {
    const { values, listeners, others } = sortProps(props as Values, description);
    const element = useRef<Kind>(null);
    const latest = useRef(listeners);
    const [attributes] = useState(() => attributesOf(values, description.properties));
    const given = useRef<Values>(null);
    const heard = Object.keys(listeners)
      .filter((event) => typeof listeners[event] === 'function')
      .toSorted()
      .join(' ');

    useBrowserEffect(() => {
      latest.current = listeners;
    });
    useBrowserEffect(() => {
      if (element.current === null) return;
      const inMarkup = (): Values =>
        Object.fromEntries(
          Object.entries(values).filter(([name]) => (description.properties[name] ?? '') in attributes),
        );
      assign(element.current, values, {
        before: given.current ?? inMarkup(),
        properties: description.properties,
      });
      given.current = values;
    });
    useBrowserEffect(() => {
      const names = heard === '' ? [] : heard.split(' ');
      return elementRef(
        Object.fromEntries(names.map((name) => [name, (event: Event) => latest.current[name]?.(event)])),
      )(element.current);
    }, [heard]);
    useImperativeHandle(ref, () => element.current as Kind, []);

    // oxlint-disable-next-line react/refs -- the ref is handed on, not read
    return createElement(description.tag, { ...others, ...attributes, ref: element });
  });
  Component.displayName = description.tag.replaceAll(/(?:^|-)(\w)/gu, (_match, letter: string) =>
    letter.toUpperCase(),
  );
  return Component;
};
