/** Every element with a part of this name, in the shadow trees below an element. */
const shownParts = (root, name) => {
  const tree = root.shadowRoot;
  if (tree === null || tree === undefined) return [];
  const all = [...tree.querySelectorAll('*')];
  return all
    .filter((one) => one.part.contains(name) && one.checkVisibility())
    .concat(all.flatMap((one) => shownParts(one, name)));
};

/** Outlines the parts that are switched on, by the same selector that a page uses. */
export const markParts = (element, entries, tell) => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const tag = element.localName;
  for (const entry of entries) {
    const { name } = entry.dataset;
    entry.querySelector('input').addEventListener('change', ({ target }) => {
      const marked = entries.filter((one) => one.querySelector('input').checked);
      const rules = marked.map(
        (one) =>
          `${tag}::part(${one.dataset.name}) { outline: 2px dashed var(--footlight-glow); outline-offset: -2px; }`,
      );
      sheet.replaceSync(rules.join('\n'));
      if (target.checked) tell(`${tag}::part(${name}): ${shownParts(element, name).length} shown now`);
    });
  }
};
