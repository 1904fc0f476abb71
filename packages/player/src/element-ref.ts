/** What listens to the events of an element, by their names. */
export type ElementListeners = {
  readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
};

/** What an element may have told before anybody could listen. */
interface Told {
  readonly state?: { readonly status?: string; readonly id?: string | null; readonly error?: unknown };
}

/** Elements whose past has been told once. */
const met = new WeakSet<Element>();

const tellPast = (element: Element & Told, listeners: ElementListeners): void => {
  if (met.has(element)) return;
  met.add(element);
  const { status, id = null, error } = element.state ?? {};
  const tell = (name: 'footlight-ready' | 'footlight-error', detail: object): void =>
    (listeners[name] as ((event: Event) => void) | undefined)?.(new CustomEvent(name, { detail }));
  if (status === 'ready') tell('footlight-ready', { id });
  if (status === 'failed' && error !== null && error !== undefined) tell('footlight-error', { error });
};

/**
 * A ref for JSX that listens to an element and sets its properties, also on markup that a server sent: React takes that
 * over without the listeners and the objects among its props. That the element was ready, or had failed, before the
 * page took it over is told then.
 * @param listeners by the name of the event, such as `footlight-ended`
 * @param properties objects above all; numbers, texts and flags may stay props
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
      tellPast(element, listeners);
    }
    return () => listening.abort();
  };
