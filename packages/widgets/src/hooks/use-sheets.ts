import { useLayoutEffect, type RefObject } from 'react';

const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (text: string): CSSStyleSheet => {
  const known = sheets.get(text);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
};

/** Makes the shadow root around an element adopt style sheets that were loaded after the element. */
export const useSheets = (inside: RefObject<HTMLElement | null>, texts: readonly string[]): void => {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const missing = texts.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
    root.adoptedStyleSheets.push(...missing);
  }, [inside, texts]);
};
