import MagicString from 'magic-string';
import ts from '@typescript/typescript6';

const LIBRARY = '@sinclair/typebox';
const SCHEMAS = /\/contract\/dist\/.*\.schemas\.d\.ts$/u;

/** `Static<typeof Programme>` → `Programme` */
const schemaNamed = (type) =>
  ts.isTypeReferenceNode(type) &&
  ts.isIdentifier(type.typeName) &&
  type.typeName.text === 'Static' &&
  type.typeArguments?.length === 1 &&
  ts.isTypeQueryNode(type.typeArguments[0]) &&
  ts.isIdentifier(type.typeArguments[0].exprName)
    ? type.typeArguments[0].exprName.text
    : undefined;

/** `import('@sinclair/typebox').TArray<X>` → `TArray` of `X` */
const kindOf = (node) => {
  if (ts.isImportTypeNode(node) && node.qualifier !== undefined && ts.isIdentifier(node.qualifier))
    return { kind: node.qualifier.text, parameters: node.typeArguments ?? [] };
  throw new TypeError(`No kind of schema is known for ${node.getText()}.`);
};

const docOf = (node) => {
  const [range] = ts.getLeadingCommentRanges(node.getSourceFile().text, node.pos) ?? [];
  return range === undefined ? '' : `${node.getSourceFile().text.slice(range.pos, range.end)}\n`;
};

const property = (member) => {
  const { kind, parameters } = kindOf(member.type);
  const [mark, inner] = kind === 'TOptional' ? ['?', parameters[0]] : ['', member.type];
  return `${docOf(member)}${member.name.getText()}${mark}: ${plain(inner)};`;
};

/** @type {Readonly<Record<string, (...parameters: import('typescript').TypeNode[]) => string>>} */
const WRITTEN = {
  TString: () => 'string',
  TInteger: () => 'number',
  TNumber: () => 'number',
  TBoolean: () => 'boolean',
  TNull: () => 'null',
  TUnknown: () => 'unknown',
  TLiteral: (value) => value.getText(),
  TUnsafe: (type) => type.getText(),
  TArray: (item) => `(${plain(item)})[]`,
  TRecord: (key, value) => `Record<${plain(key)}, ${plain(value)}>`,
  TUnion: (tuple) => tuple.elements.map((element) => `(${plain(element)})`).join(' | '),
  TIntersect: (tuple) => tuple.elements.map((element) => `(${plain(element)})`).join(' & '),
  TObject: (literal) => `{\n${literal.members.map(property).join('\n')}\n}`,
};

const plain = (node) => {
  const { kind, parameters } = kindOf(node);
  const write = WRITTEN[kind];
  if (write === undefined) throw new TypeError(`No type is known for the schema ${kind}.`);
  return write(...parameters);
};

/**
 * Converts the schemas of the contract to plain types, so that type checking the elements needs no schema library. The
 * descriptions of the fields are kept.
 * @returns {import('rollup').Plugin}
 */
export const plainSchemas = () => ({
  name: 'plain-schemas',
  transform: {
    order: 'pre',
    handler(code, id) {
      if (!SCHEMAS.test(id)) return null;
      const file = ts.createSourceFile(id, code, ts.ScriptTarget.ES2022, true);
      const statements = file.statements.filter(ts.isVariableStatement);
      const schemas = new Map(
        statements
          .flatMap(({ declarationList }) => declarationList.declarations)
          .map(({ name, type }) => [name.getText(), type]),
      );
      const changed = new MagicString(code);
      for (const statement of statements)
        if (statement.getText().includes(LIBRARY)) changed.remove(statement.pos, statement.end);
      for (const { type } of file.statements.filter(ts.isTypeAliasDeclaration)) {
        const name = schemaNamed(type);
        if (name !== undefined) changed.update(type.getStart(), type.end, plain(schemas.get(name)));
      }
      return changed.toString();
    },
  },
});
