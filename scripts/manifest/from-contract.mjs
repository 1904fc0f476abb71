import path from 'node:path';
import { readTable } from '../../docs/site/source-tables.mjs';
import { readTypes } from '../../docs/site/source-types.mjs';
import { ROOT } from '../run.mjs';

const CONTRACT = 'packages/player-contract/src';
/** Classes that get a method for each command, and those that tell the events of a player. */
const COMMANDED = new Set(['PlayerCommands', 'EmbedCommands']);
const TELLING = new Set(['FootlightPlayer', 'FootlightEmbed']);
/** What the value means of a method that takes one by itself, where its name does not say it. */
const VALUES = {
  id: 'of one of `state.qualities`; null lets the player choose',
  rate: '0.25–2',
  after: 'minutes from now (at most 600), `end` for the end of the video that plays, null for no more',
  fields: 'names of the state; all without',
};
/** `[value?: string[]]`: the tuple that a method's rest parameter is. */
const TUPLE = /^\[(?<name>\w+)(?<mark>\??): /u;

/** The name of the one parameter that a method takes by its value; undefined where it takes none or all. */
const onlyOf = ({ value }) =>
  value.properties.find(({ key }) => key?.name === 'takes').value.properties?.[0].value.value;

/** What each method takes and answers, as the compiler reads it. */
const readSignatures = (ts) => {
  const file = path.join(ROOT, CONTRACT, 'command-methods.ts');
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const textOf = (type) =>
    checker
      .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
      .replaceAll('readonly ', '')
      .replaceAll('; }', ' }');
  const methods = program.getSourceFile(file).statements.find(({ name }) => name?.text === 'EveryMethod');
  return checker
    .getTypeAtLocation(methods)
    .getProperties()
    .map((symbol) => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const tuple = checker.getTypeOfSymbol(signature.parameters[0]);
      const [value] = checker.getTypeArguments(tuple);
      // A union that has a name would be said by it.
      const parts = value?.aliasSymbol !== undefined && value.isUnion() ? value.types : [value];
      const { name, mark = '' } = TUPLE.exec(textOf(tuple))?.groups ?? {};
      return {
        name: symbol.name,
        returns: textOf(signature.getReturnType()),
        takes: value === undefined ? undefined : { name, mark, type: parts.map(textOf).join(' | ') },
      };
    });
};

const thrownBy = ({ throws = [] }) =>
  throws.map((description) => ({ type: { text: 'PlayerError' }, description }));

const parameterOf = ({ name, mark, type }, only) => ({
  name: only ?? name,
  ...(mark === '' ? {} : { optional: true }),
  type: { text: mark === '' ? type : type.replace(' | undefined', '') },
  ...(VALUES[only] === undefined ? {} : { description: VALUES[only] }),
});

const readMethods = (ts) => {
  const rows = new Map(readTable(`${CONTRACT}/commands.ts`, 'COMMANDS').map((row) => [row.name, row]));
  const calls = new Map(
    readTable(`${CONTRACT}/command-calls.ts`, 'COMMAND_CALLS').map((row) => [row.name, onlyOf(row)]),
  );
  return readSignatures(ts).map(({ name, returns, takes }) => {
    const { says, tags } = rows.get(name);
    const method = { kind: 'method', name, description: says, return: { type: { text: returns } } };
    const thrown = thrownBy(tags);
    if (takes !== undefined) method.parameters = [parameterOf(takes, calls.get(name))];
    if (thrown.length > 0) method.throws = thrown;
    return method;
  });
};

/** `{ readonly id: string | null }` → `{ id }` */
const namesOf = (type) =>
  `{ ${[...type.matchAll(/(?<name>\w+)\??:/gu)].map(({ groups }) => groups.name).join(', ')} }`;

/** Events of the player, by the names of the elements. */
const readEvents = () => {
  const carried = new Map(
    readTypes(`${CONTRACT}/events.ts`)
      .membersOf('PlayerEvents')
      .map((entry) => [entry.name, entry]),
  );
  const moments = readTypes(`${CONTRACT}/player-state.ts`);
  const shape = (type) =>
    moments.isInterface(type)
      ? `{ ${moments
          .membersOf(type)
          .map(({ name }) => name)
          .join(', ')} }`
      : namesOf(type);
  return readTable(`${CONTRACT}/events.ts`, 'ELEMENT_EVENTS').map(({ name, value }) => {
    const { says, type } = carried.get(name);
    const members = shape(type);
    return { name: value.value, description: members === '{  }' ? says : `${says} \`${members}\`` };
  });
};

/** What is in no class's source is read from the tables that it is made of: methods of commands, events of the player. */
export const fromContract = () => {
  let methods;
  let events;
  const added = (own = [], others) => {
    const names = new Set(own.map(({ name }) => name));
    return [...own, ...others.filter(({ name }) => !names.has(name))];
  };
  return {
    name: 'from-contract',
    moduleLinkPhase({ ts, moduleDoc }) {
      for (const declaration of moduleDoc.declarations ?? []) {
        if (COMMANDED.has(declaration.name)) {
          methods ??= readMethods(ts);
          declaration.members = added(declaration.members, methods);
        }
        if (TELLING.has(declaration.name)) {
          events ??= readEvents();
          declaration.events = added(declaration.events, events);
        }
      }
    },
  };
};
