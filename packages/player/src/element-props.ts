/**
 * What a page can set on an element and hear from it, for JSX and templates of any framework. The names come from the
 * manifest of the elements, the types from their classes.
 */
import type { MediaEventName } from './media-element/media-event-names.js';

/**
 * The value of a prop. Null and undefined restore the default; `false` chooses `none` where that is a keyword, and
 * `true` the default.
 */
export type PropValue<Value> =
  | Value
  | ([Extract<Value, 'none'>] extends [never] ? never : boolean)
  | null
  | undefined;

/** Those properties of an element that have one of the names. */
export type SettableProps<Element, Names extends PropertyKey> = {
  readonly [Name in Extract<keyof Element, Names>]?: PropValue<Element[Name]>;
};

/** Listeners as props: the event `x` by `onx`. */
export type EventProps<Details> = {
  readonly [Name in keyof Details & string as `on${Name}`]?:
    | ((event: CustomEvent<Details[Name]>) => void)
    | undefined;
};

/** Media events as props of custom elements, such as `ontimeupdate`. */
export type MediaEventProps = { readonly [Name in MediaEventName as `on${Name}`]?: (event: Event) => void };

type Options<Kind> = boolean | Kind;

/** Listeners of an element’s own events, typed by their names, besides those of HTML. */
export interface TypedListeners<Details> {
  addEventListener<Name extends keyof Details & string>(
    type: Name,
    listener: (this: HTMLElement, event: CustomEvent<Details[Name]>) => unknown,
    options?: Options<AddEventListenerOptions>,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: Options<AddEventListenerOptions>,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: Options<AddEventListenerOptions>,
  ): void;
  removeEventListener<Name extends keyof Details & string>(
    type: Name,
    listener: (this: HTMLElement, event: CustomEvent<Details[Name]>) => unknown,
    options?: Options<EventListenerOptions>,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: Options<EventListenerOptions>,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: Options<EventListenerOptions>,
  ): void;
}
