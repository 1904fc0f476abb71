import type { CSSResult } from 'lit';

/** Lays further sheets over those that a tree already has; each once. */
export const adoptStyles = (root: ShadowRoot, styles: readonly CSSResult[]): void => {
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
};
