import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from '@typescript/typescript6';

/** Beside the entry of the package, which may be of either kind of module. */
const FOLDER = join(
  dirname(createRequire(new URL('../../packages/server/package.json', import.meta.url)).resolve('stripe')),
  '..',
  'esm',
);

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** A name that is looked up from where it is written: its file, and the namespaces around it. */
interface Place {
  readonly file: string;
  readonly namespaces: readonly string[];
}

interface Found extends Place {
  readonly node: Declaration;
}

interface SourceFile {
  /** `PaymentIntent.NextAction` → its declaration, with the namespaces that it stands in. */
  readonly declarations: ReadonlyMap<string, { node: Declaration; namespaces: readonly string[] }>;
  /** Imported name → file. */
  readonly imports: ReadonlyMap<string, string>;
}

const files = new Map<string, SourceFile>();

const read = (file: string): SourceFile => {
  const known = files.get(file);
  if (known !== undefined) return known;
  const declarations = new Map<string, { node: Declaration; namespaces: readonly string[] }>();
  const imports = new Map<string, string>();
  const enter = (statements: readonly ts.Statement[], namespaces: readonly string[]): void => {
    for (const statement of statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
        declarations.set([...namespaces, statement.name.text].join('.'), { node: statement, namespaces });
      else if (
        ts.isModuleDeclaration(statement) &&
        statement.body !== undefined &&
        ts.isModuleBlock(statement.body)
      )
        enter(statement.body.statements, [...namespaces, statement.name.text]);
      else if (ts.isImportDeclaration(statement)) {
        const path = (statement.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/u, '.d.ts');
        const bindings = statement.importClause?.namedBindings;
        if (bindings !== undefined && ts.isNamespaceImport(bindings))
          imports.set(bindings.name.text, join(dirname(file), path));
        else if (bindings !== undefined)
          for (const { name } of bindings.elements) imports.set(name.text, join(dirname(file), path));
      }
    }
  };
  const source = ts.createSourceFile(
    file,
    readFileSync(join(FOLDER, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  enter(source.statements, []);
  const parsed = { declarations, imports };
  files.set(file, parsed);
  return parsed;
};

const find = (name: string, { file, namespaces }: Place): Found | undefined => {
  const { declarations, imports } = read(file);
  for (let depth = namespaces.length; depth >= 0; depth -= 1) {
    const found = declarations.get([...namespaces.slice(0, depth), name].join('.'));
    if (found !== undefined) return { file, ...found };
  }
  const [first = '', ...rest] = name.split('.');
  const from = imports.get(first);
  if (from === undefined) return undefined;
  const there = { file: from, namespaces: [] };
  // A namespace of resources is a file or folder of them, without a namespace inside.
  return find(name, there) ?? (rest.length === 0 ? undefined : find(rest.join('.'), there));
};

/** How values are written: as JSON, or as the fields of a form, in which everything is text. */
export type Notation = 'json' | 'form';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Types of the library that stand for a plain one. */
const KEYWORDS: Partial<Record<ts.SyntaxKind, (value: unknown, notation: Notation) => boolean>> = {
  [ts.SyntaxKind.StringKeyword]: (value) => typeof value === 'string',
  [ts.SyntaxKind.NumberKeyword]: (value, notation) =>
    notation === 'json' ? typeof value === 'number' : typeof value === 'string' && /^-?\d+$/u.test(value),
  [ts.SyntaxKind.BooleanKeyword]: (value, notation) =>
    notation === 'json' ? typeof value === 'boolean' : value === 'true' || value === 'false',
  [ts.SyntaxKind.VoidKeyword]: (value) => value === undefined,
  [ts.SyntaxKind.AnyKeyword]: () => true,
  [ts.SyntaxKind.UnknownKeyword]: () => true,
};

const nameOf = (name: ts.EntityName): string =>
  ts.isIdentifier(name) ? name.text : `${nameOf(name.left)}.${name.right.text}`;

const checkMembers = (
  members: ts.NodeArray<ts.TypeElement>,
  heritage: readonly (readonly [Found, string])[],
  value: unknown,
  path: string,
  place: Place,
  notation: Notation,
): string[] => {
  if (!isObject(value)) return [`${path}: is no object`];
  const known = new Set<string>();
  // An object of any kind, such as that of an event.
  let isOpen = members.length === 0 && heritage.length === 0;
  const issues: string[] = [];
  const enter = (elements: ts.NodeArray<ts.TypeElement>, at: Place): void => {
    for (const member of elements) {
      if (ts.isIndexSignatureDeclaration(member)) isOpen = true;
      if (!ts.isPropertySignature(member) || member.type === undefined) continue;
      const key = (member.name as ts.Identifier | ts.StringLiteral).text;
      known.add(key);
      const found = value[key];
      if (found === undefined) {
        const isOptional =
          member.questionToken !== undefined || member.type.kind === ts.SyntaxKind.VoidKeyword;
        if (!isOptional) issues.push(`${path}.${key}: is missing`);
      } else issues.push(...checkType(member.type, found, `${path}.${key}`, at, notation));
    }
  };
  enter(members, place);
  for (const [{ node, ...at }] of heritage) if (ts.isInterfaceDeclaration(node)) enter(node.members, at);
  if (!isOpen)
    for (const key of Object.keys(value)) if (!known.has(key)) issues.push(`${path}.${key}: is unknown`);
  return issues;
};

const checkReference = (
  node: ts.TypeReferenceNode,
  value: unknown,
  path: string,
  place: Place,
  notation: Notation,
): string[] => {
  const name = nameOf(node.typeName);
  const [argument] = node.typeArguments ?? [];
  const items = (values: readonly unknown[], at: string): string[] =>
    argument === undefined
      ? []
      : values.flatMap((one, index) => checkType(argument, one, `${at}[${index}]`, place, notation));
  if (name === 'Array') return Array.isArray(value) ? items(value, path) : [`${path}: is no list`];
  if (name === 'ApiList' || name === 'ApiSearchResult') {
    if (!isObject(value) || !Array.isArray(value['data'])) return [`${path}: is no list of Stripe`];
    const whole = ['url', 'has_more'].filter((key) => value[key] === undefined);
    return [...whole.map((key) => `${path}.${key}: is missing`), ...items(value['data'], `${path}.data`)];
  }
  if (name === 'Emptyable')
    return value === '' || value === null || argument === undefined
      ? []
      : checkType(argument, value, path, place, notation);
  if (name === 'OtherString') return typeof value === 'string' ? [] : [`${path}: is no text`];
  const found = find(name, place);
  if (found === undefined) throw new Error(`There is no type ${name} in ${place.file}.`);
  return checkDeclaration(found, value, path, notation);
};

const checkUnion = (
  node: ts.UnionTypeNode,
  value: unknown,
  path: string,
  place: Place,
  notation: Notation,
): string[] => {
  const results = node.types.map((type) => checkType(type, value, path, place, notation));
  // The alternative that comes nearest says what is wrong.
  return results.toSorted((one, other) => one.length - other.length)[0] ?? [];
};

const checkType = (
  node: ts.TypeNode,
  value: unknown,
  path: string,
  place: Place,
  notation: Notation,
): string[] => {
  const keyword = KEYWORDS[node.kind];
  if (keyword !== undefined)
    return keyword(value, notation)
      ? []
      : [`${path}: found ${JSON.stringify(value)}, expected ${node.getText()}`];
  if (ts.isUnionTypeNode(node)) return checkUnion(node, value, path, place, notation);
  if (ts.isParenthesizedTypeNode(node)) return checkType(node.type, value, path, place, notation);
  if (ts.isTypeReferenceNode(node)) return checkReference(node, value, path, place, notation);
  if (ts.isTypeLiteralNode(node)) return checkMembers(node.members, [], value, path, place, notation);
  if (ts.isLiteralTypeNode(node)) {
    const { literal } = node;
    const allowed: unknown =
      literal.kind === ts.SyntaxKind.NullKeyword ? null : JSON.parse(literal.getText().replaceAll("'", '"'));
    return value === allowed || (notation === 'form' && value === String(allowed))
      ? []
      : [`${path}: found ${JSON.stringify(value)}, expected ${literal.getText()}`];
  }
  throw new Error(`${path}: the type ${node.getText()} is not understood.`);
};

const checkDeclaration = (
  { node, ...place }: Found,
  value: unknown,
  path: string,
  notation: Notation,
): string[] => {
  const inside = { ...place, namespaces: place.namespaces };
  if (ts.isTypeAliasDeclaration(node)) return checkType(node.type, value, path, inside, notation);
  const heritage = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => {
      const name = expression.getText();
      const base = find(name, inside);
      return base === undefined ? [] : [[base, name] as const];
    }),
  );
  return checkMembers(node.members, heritage, value, path, inside, notation);
};

/**
 * Compares a value with a type of Stripe's official library, which is made from Stripe's published description of its
 * API: fields that the type requires must be there, others must be known, and all must have the type's form.
 * @param type for example `resources/Refunds#Refund`
 * @returns what differs
 * @see https://docs.stripe.com/api
 */
export const stripeIssues = (
  type: string,
  value: unknown,
  notation: Notation = 'json',
): readonly string[] => {
  const [file = '', name = ''] = type.split('#');
  const found = find(name, { file: `${file}.d.ts`, namespaces: [] });
  if (found === undefined) throw new Error(`The library has no type ${type}.`);
  return checkDeclaration(found, value, name, notation);
};
