/** Event listeners of an element, by event name. */
export type ElementListeners = {
  readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
};

/** State that an element may have reached before a listener was attached. */
interface ElementState {
  readonly state?: { readonly status?: string; readonly id?: string | null; readonly error?: unknown };
}

/** Elements whose earlier events have been replayed. */
const met = new WeakSet<Element>();

const replayEvents = (element: Element & ElementState, listeners: ElementListeners): void => {
  if (met.has(element)) return;
  met.add(element);
  const { status, id = null, error } = element.state ?? {};
  const emit = (name: 'footlight-ready' | 'footlight-error', detail: object): void =>
    (listeners[name] as ((event: Event) => void) | undefined)?.(new CustomEvent(name, { detail }));
  if (status === 'ready') emit('footlight-ready', { id });
  if (status === 'failed' && error !== null && error !== undefined) emit('footlight-error', { error });
};

/**
 * A ref for JSX that adds event listeners to an element and sets its properties. It also works on server-rendered
 * markup, where React hydrates elements without the listeners and object props. If the element became ready or failed
 * before hydration, the listeners receive that event when the ref is attached, once per element.
 * @param listeners by event name, such as `footlight-ended`
 * @param properties mainly objects; numbers, texts and flags can stay props
 * @see https://react.dev/reference/react-dom/components/common#ref-callback
 */
export const elementRef =
  (listeners: ElementListeners, properties: Readonly<Record<string, unknown>> = {}) =>
  (element: HTMLElement | null): (() => void) => {
    const listening = new AbortController();
    if (element !== null) {
      for (const [name, value] of Object.entries(properties))
        if (Reflect.get(element, name) !== value) Reflect.set(element, name, value);
      for (const [name, listener] of Object.entries(listeners))
        element.addEventListener(name, listener as EventListener, { signal: listening.signal });
      replayEvents(element, listeners);
    }
    return () => listening.abort();
  };
