import type { CSSResult } from '@lit/reactive-element';

const sheetsOf = (styles: readonly CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap(({ styleSheet }) => styleSheet ?? []);

/**
 * Adds style sheets to those that the tree already has; each only once.
 * @param next the styles that they go before; after all by default
 */
export const adoptStyles = (root: ShadowRoot, styles: readonly CSSResult[], next?: CSSResult): void => {
  const known = root.adoptedStyleSheets;
  const before = next?.styleSheet === undefined ? -1 : known.indexOf(next.styleSheet);
  const at = before === -1 ? known.length : before;
  root.adoptedStyleSheets = [...new Set([...known.slice(0, at), ...sheetsOf(styles), ...known.slice(at)])];
};
