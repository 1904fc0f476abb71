type Handler = ((event: Event) => unknown) | null;

/** The current handlers, by the target and the type of their event. */
const handlers = new WeakMap<EventTarget, Map<string, Handler>>();

const handlersOf = (target: EventTarget): Map<string, Handler> => {
  const known = handlers.get(target) ?? new Map<string, Handler>();
  handlers.set(target, known);
  return known;
};

/**
 * Adds event handlers, `on…`, for events of which a class has none. One keeps its place among the listeners when it is
 * replaced.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes
 */
export const addEventHandlers = (prototype: EventTarget, types: readonly string[]): void => {
  for (const type of types)
    Object.defineProperty(prototype, `on${type}`, {
      configurable: true,
      enumerable: true,
      get(this: EventTarget): Handler {
        return handlers.get(this)?.get(type) ?? null;
      },
      set(this: EventTarget, value: unknown) {
        const known = handlersOf(this);
        if (!known.has(type))
          this.addEventListener(type, (event) => {
            if (known.get(type)?.call(this, event) === false) event.preventDefault();
          });
        known.set(type, typeof value === 'function' ? (value as Handler) : null);
      },
    });
};
