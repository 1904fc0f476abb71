/**
 * What a page can set on an element and hear from it, for JSX and templates of any framework. The names come from the
 * manifest of the elements, the types from their classes.
 */

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
