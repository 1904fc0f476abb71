import type { Store } from '../store/store.js';
import type { ControlsState } from './player-context.js';

/** Trees of other windows have classes of their own. */
const isTree = (root: Node): root is ShadowRoot | Document => 'activeElement' in root;

/** The focused element in the node's tree. */
export const focusedIn = (node: Node): Element | null => {
  const root = node.getRootNode();
  return isTree(root) ? root.activeElement : null;
};

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** The elements under this one that the Tab key visits, in order. */
export const tabStops = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.checkVisibility());

interface WithMedia extends HTMLElement {
  readonly media: HTMLVideoElement;
}

/** The focused control: one of the player's own, or one that the host page slotted in its place. */
export const focusedControl = (host: WithMedia): Element | null => {
  const own = focusedIn(host.media);
  const focused = own ?? host.querySelector(':focus');
  const stand = own ?? [...host.children].find((child) => child.contains(focused))?.assignedSlot;
  return stand?.closest('.controls') ? focused : null;
};

/** Moves the focus from controls that are hidden to the stage, where the player's shortcuts still work. */
export const keepFocusOffHidden = (
  host: WithMedia,
  controls: Store<ControlsState>,
  signal: AbortSignal,
): void => {
  const stop = controls.select(
    ({ visible }) => visible,
    (visible) => {
      if (visible || focusedControl(host) === null) return;
      host.media.closest<HTMLElement>('.stage')?.focus({ preventScroll: true });
    },
  );
  signal.addEventListener('abort', stop);
};
