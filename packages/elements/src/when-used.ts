import { hasDom } from './safe-define.js';

type Load = () => Promise<unknown>;

/** Elements whose code is loaded once the page contains one of them. */
const awaited = new Map<string, Load>();
/**
 * Custom elements of the page that are not defined yet; their shadow roots can be searched only after the definition.
 */
const undefinedNames = new Set<string>();
let willLook = false;

const fetchCode = (name: string, load: Load): void => {
  awaited.delete(name);
  if (awaited.size === 0) watch?.disconnect();
  // If loading fails, the element stays undefined and shows only its own content.
  load().catch(() => undefined);
};

/** Batches the searches of one task, because a script may define many components. */
const lookSoon = (): void => {
  if (willLook) return;
  willLook = true;
  queueMicrotask(() => {
    willLook = false;
    lookInto(document);
  });
};

/** Checks an element itself, and the content of its shadow root if that is open. */
const lookAt = ({ localName, shadowRoot }: Element): void => {
  const load = awaited.get(localName);
  if (load !== undefined) fetchCode(localName, load);
  if (shadowRoot !== null) lookInto(shadowRoot);
  else if (localName.includes('-') && !localName.startsWith('footlight-') && !undefinedNames.has(localName)) {
    if (customElements.get(localName) !== undefined) return;
    undefinedNames.add(localName);
    // `whenDefined` rejects names that are no valid custom element names, such as `font-face` in SVG.
    customElements.whenDefined(localName).then(lookSoon, () => undefined);
  }
};

const lookInto = (root: Document | ShadowRoot | Element): void => {
  if (awaited.size === 0) return;
  if (!(root instanceof Element)) watch?.observe(root, { childList: true, subtree: true });
  for (const element of root.querySelectorAll('*')) lookAt(element);
};

const watch = hasDom()
  ? new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.isConnected) {
            lookAt(node);
            lookInto(node);
          }
    })
  : null;

/**
 * Loads an element's code once the page contains such an element, now or later, in the document or in open shadow roots
 * of its components. Closed shadow roots, and roots attached to elements that are already in the page, are not
 * observed; a page with such elements imports their entry itself.
 */
export const loadWhenUsed = (name: `footlight-${string}`, load: Load): void => {
  if (watch === null) return;
  awaited.set(name, load);
  lookSoon();
};
