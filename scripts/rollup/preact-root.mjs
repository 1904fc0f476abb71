import { render } from 'preact';
// Its hooks into Preact are what makes components written for React run.
import 'preact/compat';

/**
 * `createRoot` as `react-dom/client` has it, but for this: what stands in the container is taken over where it is what
 * would be drawn, where React, and Preact in its place, would throw it away.
 * @param {Element} container
 */
export const createRoot = (container) => ({
  render: (children) => render(children, container),
  unmount: () => render(null, container),
});
