import { hasDom } from './safe-define.js';

type Load = () => Promise<unknown>;

/** Elements whose code is fetched once the page has one of them. */
const awaited = new Map<string, Load>();
/** Components of the page that are not defined yet: only then is it known what they hold. */
const undefinedNames = new Set<string>();
let willLook = false;

const fetchCode = (name: string, load: Load): void => {
  awaited.delete(name);
  if (awaited.size === 0) watch?.disconnect();
  // Without its code the element stays what it is to a browser: a box with what the page put into it.
  load().catch(() => undefined);
};

/** Once for all that is said in one turn: a script defines many components. */
const lookSoon = (): void => {
  if (willLook) return;
  willLook = true;
  queueMicrotask(() => {
    willLook = false;
    lookInto(document);
  });
};

/** An element by itself, and what stands in its shadow root where that is open. */
const lookAt = ({ localName, shadowRoot }: Element): void => {
  const load = awaited.get(localName);
  if (load !== undefined) fetchCode(localName, load);
  if (shadowRoot !== null) lookInto(shadowRoot);
  else if (localName.includes('-') && !localName.startsWith('footlight-') && !undefinedNames.has(localName)) {
    if (customElements.get(localName) !== undefined) return;
    undefinedNames.add(localName);
    // A name that no component can have, such as `font-face` of a drawing, is refused.
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
 * Fetches an element's code once the page has such an element, now or later: in the document or in open shadow
 * roots of its components. A closed root, and one that is attached to an element which is in the page already, are
 * not noticed: a page that hides the element there imports its own entry.
 */
export const whenUsed = (name: `footlight-${string}`, load: Load): void => {
  if (watch === null) return;
  awaited.set(name, load);
  lookSoon();
};
