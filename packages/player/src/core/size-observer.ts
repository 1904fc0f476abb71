/** Observes sizes; in a document without layout, such as of a page's own tests in Node, there are none. */
export const sizeObserver = (call: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> =>
  typeof ResizeObserver === 'function'
    ? new ResizeObserver(call)
    : { observe: () => undefined, disconnect: () => undefined };
