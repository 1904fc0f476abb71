const TAG =
  /^@(?<kind>attribute|prop|fires|slot|csspart|cssproperty)\s+(?:\{(?<type>[^}]*)\}\s+)?(?<name>(?!-\s)\S+)?(?:\s*-\s+(?<text>[\s\S]*))?$/u;
const LISTS = {
  attribute: 'attributes',
  fires: 'events',
  slot: 'slots',
  csspart: 'cssParts',
  cssproperty: 'cssProperties',
};

/** The comment directly before a statement, without its asterisks. */
const commentBefore = (ts, statement, source) => {
  const ranges = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  const last = ranges.at(-1);
  return last === undefined
    ? ''
    : source.text
        .slice(last.pos + 3, last.end - 2)
        .replaceAll(/^[ \t]*\* ?/gmu, '')
        .trim();
};

const fieldOf = (attribute) => attribute.replaceAll(/-(\w)/gu, (_, letter) => letter.toUpperCase());

/** Every attribute has a property of the same name in camelCase; boolean properties are never undefined. */
const propertyOf = ({ name, description, type }, attribute) => ({
  kind: 'field',
  name: fieldOf(name),
  description,
  type: { text: type?.text === 'boolean' ? 'boolean' : `${type?.text ?? 'string'} | undefined` },
  ...(attribute === undefined ? {} : { attribute }),
});

const declarationOf = (tagName, comment) => {
  const [description = '', ...tags] = comment.split(/^(?=@)/mu);
  const declaration = {
    kind: 'class',
    name: tagName.replaceAll(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
    description: description.trim(),
    tagName,
    customElement: true,
    superclass: { name: 'HTMLElement' },
  };
  for (const tag of tags) {
    // The default slot is written `@slot - text`.
    const { kind, type, name = '', text = '' } = TAG.exec(tag.trim())?.groups ?? {};
    if (kind === undefined) throw new Error(`<${tagName}>: this line is not understood: ${tag.trim()}`);
    const entry = {
      name,
      description: text.replaceAll(/\s+/gu, ' ').trim(),
      ...(type === undefined ? {} : { type: { text: type } }),
    };
    if (kind === 'attribute') {
      (declaration.members ??= []).push(propertyOf(entry, name));
      entry.fieldName = fieldOf(name);
    }
    if (kind === 'prop') (declaration.members ??= []).push(propertyOf(entry));
    else (declaration[LISTS[kind]] ??= []).push(entry);
  }
  return declaration;
};

/**
 * Elements that wrap React components have no class to analyse; they are described by the comment before their
 * `safeDefine('footlight-…', …)`.
 */
export const definedElements = () => {
  const found = [];
  return {
    name: 'defined-elements',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isSourceFile(node)) return;
      for (const statement of node.statements) {
        if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) continue;
        const { expression, arguments: given } = statement.expression;
        if (expression.getText(node) !== 'safeDefine' || !ts.isStringLiteral(given[0])) continue;
        const comment = commentBefore(ts, statement, node);
        if (comment.includes('@'))
          found.push({ module: moduleDoc.path, declaration: declarationOf(given[0].text, comment) });
      }
    },
    /** In this phase, because declarations that are not exported are removed before it. */
    packageLinkPhase({ customElementsManifest }) {
      for (const { module, declaration } of found)
        customElementsManifest.modules.find(({ path }) => path === module)?.declarations.push(declaration);
    },
  };
};
