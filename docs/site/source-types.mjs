import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './places.mjs';

const isDeclaration = ({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
/** Codes of errors are keys too: `[-32602]`. */
const keyOf = ({ key }) => (key.type === 'UnaryExpression' ? -key.argument.value : (key.name ?? key.value));

const wordsOf = (comment) =>
  comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .replace(/^\*/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/**
 * The types that a source file declares, as it writes them: what the reference says of results is read, not
 * written again.
 * @param {string} file from the folder of the repository
 */
export const readTypes = (file) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const declared = new Map(
    program.body
      .map((statement) => statement.declaration ?? statement)
      .filter(isDeclaration)
      .map((declaration) => [declaration.id.name, declaration]),
  );

  const commentBefore = (at) => {
    const comment = comments.findLast(({ end }) => end <= at);
    return comment !== undefined && source.slice(comment.end, at).trim() === '' ? wordsOf(comment.value) : '';
  };
  const textOf = ({ start, end }) => source.slice(start, end).replaceAll('readonly ', '');

  const entryOf = (member) => ({
    name: keyOf(member),
    type: textOf(member.typeAnnotation.typeAnnotation).replaceAll(/\s+/gu, ' ').replace(/^\| /u, ''),
    isOptional: member.optional,
    says: commentBefore(member.start),
    node: member.typeAnnotation.typeAnnotation,
    /** Reads members in the text that the node stands in. */
    entryOf,
  });

  return {
    names: [...declared.keys()],
    /** A declaration as its source has it. */
    textOf: (name) => {
      const declaration = declared.get(name);
      const head = declaration.type === 'TSInterfaceDeclaration' ? 'interface' : 'type';
      return textOf(declaration).replace(new RegExp(`^${head}`, 'u'), head);
    },
    /** Members of an interface: name, type as text, what is said of it. */
    membersOf: (name) => declared.get(name).body.body.map(entryOf),
    entryOf,
    isInterface: (name) => declared.get(name)?.type === 'TSInterfaceDeclaration',
  };
};

/**
 * The members that a type stands for, looked up in several files: interfaces, literals, `Pick` and `&`; undefined
 * for whatever is no object with named members.
 */
export const createShapes = (files) => {
  const types = files.map(readTypes);
  const home = (name) => types.find((one) => one.isInterface(name));

  const shapeOfNode = (node, entryOf) => {
    if (node.type === 'TSTypeLiteral') return node.members.map(entryOf);
    if (node.type === 'TSIntersectionType')
      return node.types.flatMap((part) => shapeOfNode(part, entryOf) ?? []);
    if (node.type !== 'TSTypeReference') return undefined;
    const { name } = node.typeName;
    if (name === 'Pick') {
      const [whole, keys] = node.typeArguments.params;
      const wanted = new Set((keys.types ?? [keys]).map(({ literal }) => literal.value));
      return (shapeOfNode(whole, entryOf) ?? []).filter((member) => wanted.has(member.name));
    }
    return home(name)?.membersOf(name);
  };
  /** @param entry of `membersOf`, whose type is asked for */
  const shapeOf = ({ node, entryOf }) => shapeOfNode(node, entryOf);
  return {
    shapeOf,
    membersOf: (name) => home(name)?.membersOf(name) ?? [],
    /** Reads members of types that stand in another file. */
    entryIn: (file) => readTypes(file).entryOf,
  };
};
