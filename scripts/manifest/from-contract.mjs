import path from 'node:path';
import { importSource } from '../../docs/site/import-source.mjs';
import { readTable } from '../../docs/site/source-tables.mjs';
import { readTypes } from '../../docs/site/source-types.mjs';
import { ROOT } from '../run.mjs';

const CONTRACT = 'packages/player-contract/src';
const { OPTIONS, attributeOf } = await importSource(`${CONTRACT}/options.ts`, `${CONTRACT}/values.ts`);

/** Classes that get a method for each command, and classes that dispatch the events of a player. */
const COMMANDED = new Set(['PlayerCommands', 'EmbedCommands']);
/** The same classes dispatch events of `<video>`: the file and the type that name them. */
const MEDIA_EVENTS = new Map([
  ['FootlightPlayer', ['packages/player/src/media-element/media-event-names.ts', 'MediaEventName']],
  ['FootlightEmbed', ['packages/elements/src/embed/embed-media-events.ts', 'EmbedMediaEventName']],
]);
/** Classes that have a property and an attribute for each option. */
const OPTED = new Set(['OptionAttributes', 'EmbedAttributes']);
/** Descriptions of a method's only parameter, where its name does not explain it. */
const VALUES = {
  id: 'of one of `state.qualities`; null lets the player choose',
  rate: '0.0625–16',
  after: 'minutes from now (at most 600), `end` for the end of the video that plays, null for no more',
  fields: 'names of the state; all without',
};
/** `[value?: string[]]`: the tuple type of a method's rest parameter. */
const TUPLE = /^\[(?<name>\w+)(?<mark>\??): /u;

/** The name of the only parameter of a method that takes it as a value; undefined when it takes none or an object. */
const onlyOf = ({ value }) =>
  value.properties.find(({ key }) => key?.name === 'takes').value.properties?.[0].value.value;

/** The types of a source file, resolved by the compiler. */
const readFile = (ts, name) => {
  const file = path.join(ROOT, name);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(file);
  const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  return {
    checker,
    /** Members of an interface or a type. */
    propertiesOf: (type) =>
      checker.getTypeAtLocation(statements.find((one) => one.name?.text === type)).getProperties(),
    /** The texts of a union. */
    wordsOf: (type) =>
      checker
        .getTypeAtLocation(statements.find((one) => one.name?.text === type))
        .types.map(({ value }) => value),
    textOf: (type) =>
      checker
        .typeToString(type, undefined, NoTruncation | UseSingleQuotesForStringLiteralType)
        .replaceAll('readonly ', '')
        .replaceAll('; }', ' }'),
  };
};

/** The parameters and the result of each method. */
const readSignatures = (ts) => {
  const { checker, propertiesOf, textOf } = readFile(ts, `${CONTRACT}/command-methods.ts`);
  return propertiesOf('EveryMethod').map((symbol) => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const tuple = checker.getTypeOfSymbol(signature.parameters[0]);
    const [value] = checker.getTypeArguments(tuple);
    // A named union is expanded, because the compiler would print only its name.
    const parts = value?.aliasSymbol !== undefined && value.isUnion() ? value.types : [value];
    const { name, mark = '' } = TUPLE.exec(textOf(tuple))?.groups ?? {};
    return {
      name: symbol.name,
      returns: textOf(signature.getReturnType()),
      takes: value === undefined ? undefined : { name, mark, type: parts.map(textOf).join(' | ') },
    };
  });
};

/** The options of the player, each a property with its attribute. */
const readOptions = (ts) => {
  const { checker, propertiesOf, textOf } = readFile(ts, `${CONTRACT}/options.ts`);
  const words = new Map(readTable(`${CONTRACT}/options.ts`, 'OPTIONS').map(({ name, says }) => [name, says]));
  return propertiesOf('PlayerOptionValues').map((symbol) => {
    const { name } = symbol;
    const attribute = attributeOf(name);
    const type = { text: textOf(checker.getTypeOfSymbol(symbol)) };
    const description = words.get(name);
    const defaultValue = JSON.stringify(OPTIONS[name].defaultValue).replaceAll('"', "'");
    return {
      field: {
        kind: 'field',
        name,
        type,
        default: defaultValue,
        description,
        attribute,
      },
      attribute: { name: attribute, type, default: defaultValue, description, fieldName: name },
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

/** The events of the player, under the names that the elements dispatch. */
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

/** Events that an element dispatches like `<video>`. */
const readMediaEvents = (ts, [file, type]) =>
  readFile(ts, file)
    .wordsOf(type)
    .toSorted()
    .map((name) => ({
      name,
      type: { text: 'Event' },
      description: 'As `<video>` dispatches it; it does not bubble.',
    }));

/** Adds methods, options and events, which the classes get from tables rather than from their source. */
export const fromContract = () => {
  let methods;
  let events;
  let options;
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
        if (OPTED.has(declaration.name)) {
          options ??= readOptions(ts);
          declaration.members = added(
            declaration.members,
            options.map(({ field }) => field),
          );
          declaration.attributes = added(
            declaration.attributes,
            options.map(({ attribute }) => attribute),
          );
        }
        const ofMedia = MEDIA_EVENTS.get(declaration.name);
        if (ofMedia !== undefined) {
          events ??= readEvents();
          declaration.events = [...added(declaration.events, events), ...readMediaEvents(ts, ofMedia)];
        }
      }
    },
  };
};
