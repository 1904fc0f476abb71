type OwnWindow = Window & typeof globalThis;

/** The player fills its window, whatever the page says of its place there, and of a player that is not defined. */
export const WINDOW_STYLES = `
  :host {
    display: block !important;
    visibility: visible !important;
    opacity: 1 !important;
    position: fixed !important;
    inset: 0 !important;
    margin: 0 !important;
    inline-size: 100% !important;
    block-size: 100% !important;
    min-block-size: 0 !important;
    max-inline-size: none !important;
    max-block-size: none !important;
    aspect-ratio: auto !important;
    border-radius: 0 !important;
    transform: none !important;
  }
`;

const PAGE_STYLES = 'html, body { margin: 0; block-size: 100%; background: #000; }';

/** Null for a sheet of another origin, whose rules cannot be read. */
const textOf = (sheet: CSSStyleSheet): string | null => {
  try {
    return Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  } catch {
    return null;
  }
};

/** Constructed style sheets belong to one document, and need no permission of a content security policy. */
const copyOf = (text: string, { CSSStyleSheet: OwnSheet }: OwnWindow, media = ''): CSSStyleSheet => {
  const copy = new OwnSheet({ media });
  copy.replaceSync(text);
  return copy;
};

/** Style sheets of the page name parts and fonts of the player. */
export const copyPageStyles = (page: Document, own: OwnWindow): void => {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets].filter(({ disabled }) => !disabled);
  own.document.adoptedStyleSheets = [
    ...sheets.flatMap((sheet) => {
      const text = textOf(sheet);
      return text === null ? [] : [copyOf(text, own, sheet.media.mediaText)];
    }),
    copyOf(PAGE_STYLES, own),
  ];
  for (const { ownerNode } of page.styleSheets)
    if (ownerNode instanceof HTMLLinkElement && ownerNode.sheet !== null && textOf(ownerNode.sheet) === null)
      own.document.head.append(own.document.importNode(ownerNode, true));
};

/** Names of custom properties in the player's style sheets. */
const variablesIn = (sheets: readonly CSSStyleSheet[]): Set<string> =>
  new Set(sheets.flatMap((sheet) => (textOf(sheet) ?? '').match(/--footlight-[\w-]+/gu) ?? []));

/** The values that the page has set for the player, wherever it has. */
export const copyVariables = (page: HTMLElement, box: HTMLElement): void => {
  const computed = getComputedStyle(page);
  for (const name of variablesIn(page.shadowRoot?.adoptedStyleSheets ?? [])) {
    const value = computed.getPropertyValue(name);
    if (value !== '') box.style.setProperty(name, value);
  }
  box.style.setProperty('font-family', computed.fontFamily);
};

const SHEETS = 'adoptedStyleSheets';

/**
 * Gives a tree of another document the style sheets of the player, and those that are added to either tree later: the
 * parts of the player do not know that they are elsewhere.
 * @returns stops, and gives the trees their own members back
 */
export const mirrorSheets = (
  home: ShadowRoot,
  away: ShadowRoot,
  own: OwnWindow,
  last: string,
): (() => void) => {
  let sheets: readonly CSSStyleSheet[] = home.adoptedStyleSheets;
  const show = (): void => {
    const copies = sheets.map((sheet) => copyOf(textOf(sheet) ?? '', own, sheet.media.mediaText));
    Reflect.set(own.ShadowRoot.prototype, SHEETS, [...copies, copyOf(last, own)], away);
  };
  const member = {
    configurable: true,
    get: () => sheets,
    set(given: readonly CSSStyleSheet[]) {
      sheets = [...given];
      Reflect.set(ShadowRoot.prototype, SHEETS, sheets, home);
      show();
    },
  };
  show();
  for (const tree of [home, away]) Object.defineProperty(tree, SHEETS, member);
  return () => {
    for (const tree of [home, away]) Reflect.deleteProperty(tree, SHEETS);
  };
};
