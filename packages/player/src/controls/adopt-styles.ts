import type { CSSResult } from 'lit';

/** Adds style sheets after those that the tree already has; each only once. */
export const adoptStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
};
