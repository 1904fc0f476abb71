const THROWN = /^\{(?<type>[^}]+)\}\s*(?<text>[\s\S]*)$/u;

/** Adds `@throws {PlayerError} NOT_LIVE`, which the analyser ignores, as `throws` of the method. */
export const throwsOfMethods = () => ({
  name: 'throws-of-methods',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return;
    const thrown = ts
      .getJSDocTags(node)
      .filter(({ tagName }) => tagName.text === 'throws')
      .map((tag) =>
        THROWN.exec(
          tag
            .getText()
            .replace(/^@throws\s*/u, '')
            .replaceAll(/\s*\*?\s*\n?\s*$/gu, ''),
        ),
      )
      .filter((found) => found !== null)
      .map(({ groups }) => ({ type: { text: groups.type }, description: groups.text.trim() }));
    if (thrown.length === 0) return;
    const declaration = moduleDoc.declarations.find(({ name }) => name === node.parent.name?.getText());
    const method = declaration?.members?.find(
      ({ kind, name }) => kind === 'method' && name === node.name.getText(),
    );
    if (method !== undefined) method.throws = thrown;
  },
});
