import { importSource } from '../import-source.mjs';
import { readTable } from '../source-tables.mjs';
import { createShapes } from '../source-types.mjs';

const PROTOCOL = 'packages/embed/src/protocol';
const CONTRACT = 'packages/player-contract/src';
/** Whole tables of their own on the page: said by name where they occur. */
const STATE = new Set(['PlayerState', 'PlayerStateChanges', 'Partial<PlayerState>']);
/** Codes that any method may answer. */
const COMMON = [-32602, -32603, -32001, -32002, -32003, -32004];
const FAILURE = 'RpcErrorBody';
const FIRST_VERSION = '1.0';

const plain = ({ name, type, isOptional, says }) => ({ name, type, isOptional, says });

/** Parameters of a method, those of objects within it as `client.name`. */
const paramsOf = (field, before = '') =>
  Object.entries(field.members ?? {}).flatMap(([name, member]) => {
    const inner = 'optional' in member ? member.optional : member;
    const own = { name: before + name, expected: inner.expected, isOptional: 'optional' in member };
    return inner.members === undefined ? own : [own].concat(paramsOf(inner, `${before}${name}.`));
  });

/** A member that several types of an intersection have, as the last of them has it. */
const once = (members) => members && [...new Map(members.map((member) => [member.name, member])).values()];

const slugOf = (name) => name.replace('player.', 'player').toLowerCase();

/** The members of what a call or an event carries; undefined for the whole state. */
const resultReader = (shapes, options) => (entry) => {
  if (entry.type.startsWith('Required<PlayerOptions>'))
    return paramsOf({ members: options }).map(({ name, expected }) => ({ name, type: expected }));
  if (STATE.has(entry.type)) return undefined;
  return shapes.shapeOf(entry)?.map(plain);
};

/** What a command answers: fields of the state, or a type. */
const answerReader =
  (shapes, state) =>
  ({ value, textOf }) => {
    const answer = value.arguments[1];
    const fields = new Set(answer.arguments.map(({ value: name }) => name));
    if (answer.callee.name === 'state')
      return { members: state.filter(({ name }) => fields.has(name)).map(plain) };
    const [type] = answer.typeArguments.params;
    return {
      members: once(shapes.shapeOf({ node: type, entryOf: shapes.entryIn(`${CONTRACT}/commands.ts`) }))?.map(
        plain,
      ),
      type: textOf(type),
    };
  };

/** The codes that a method’s tags name. */
const codeReader =
  ({ RPC_CODE, PLAYER_ERRORS }) =>
  ({ throws = [], remote = [] }) => [
    ...new Set(
      [...throws, ...remote].flatMap((line) =>
        [...line.matchAll(/\b[A-Z_]{4,}\b|\b[a-z]+[A-Z]\w+\b|^version$/gu)].map(
          ([name]) => RPC_CODE[name] ?? PLAYER_ERRORS[name]?.rpc ?? RPC_CODE.playFailed,
        ),
      ),
    ),
  ];

export default async () => {
  const protocol = await importSource(`${PROTOCOL}/index.ts`, `${CONTRACT}/index.ts`);
  const { METHODS, EVENT_NAMES, RPC_CODE, RPC_MESSAGES, PLAYER_OPTIONS } = protocol;
  const shapes = createShapes([
    ...['methods', 'events', 'errors', 'message'].map((file) => `${PROTOCOL}/${file}.ts`),
    `${CONTRACT}/events.ts`,
    `${CONTRACT}/player-state.ts`,
  ]);
  const state = shapes.membersOf('PlayerState');
  const resultOf = resultReader(shapes, PLAYER_OPTIONS);
  const answerOf = answerReader(shapes, state);
  const codesOf = codeReader(protocol);
  const ofChannel = new Map(shapes.membersOf('ChannelResults').map((entry) => [entry.name, entry]));
  const rows = [
    ...readTable(`${PROTOCOL}/methods.ts`, 'CHANNEL_METHODS').map((row) => {
      const entry = ofChannel.get(row.name);
      return Object.assign(row, { result: resultOf(entry), resultType: entry.type, resultSays: entry.says });
    }),
    ...readTable(`${CONTRACT}/commands.ts`, 'COMMANDS').map((row) => {
      const { members, type } = answerOf(row);
      return Object.assign(row, { name: protocol.wireName(row.name), result: members, resultType: type });
    }),
  ];
  const carried = new Map([
    ...shapes.membersOf('ChannelEvents').map((entry) => [entry.name, entry]),
    ...shapes.membersOf('PlayerEvents').map((entry) => [`player.${entry.name}`, entry]),
  ]);
  /** Beyond the border an error is its body, and the event `player.error` is that body itself. */
  const carriedBy = (name) => {
    if (name === 'player.error') return shapes.membersOf(FAILURE).map(plain);
    return resultOf(carried.get(name))?.map((member) =>
      member.type === 'Failure' ? Object.assign(member, { type: FAILURE }) : member,
    );
  };
  const methodOfError = (code) =>
    rows.filter(({ tags }) => codesOf(tags).includes(code)).map(({ name }) => ({ name, slug: slugOf(name) }));

  return {
    version: protocol.PROTOCOL_VERSION,
    limits: {
      batch: protocol.MAX_BATCH_LENGTH,
      kibibytes: protocol.MAX_FRAME_BYTES / 1024,
      seconds: protocol.CALL_TIMEOUT_MS / 1000,
      queued: protocol.MAX_QUEUED_CALLS,
    },
    common: COMMON,
    methods: rows.map(({ name, says, tags, result, resultType, resultSays }) => ({
      name,
      slug: slugOf(name),
      summary: says,
      capability: tags.capability?.[0],
      since: tags.since?.[0] ?? FIRST_VERSION,
      expected: METHODS[name].expected,
      params: paramsOf(METHODS[name]),
      result,
      resultType,
      resultSays,
      errors: codesOf(tags).map((code) => ({ code, message: RPC_MESSAGES[code] })),
      example: JSON.stringify(JSON.parse(tags.example[0])),
    })),
    events: EVENT_NAMES.map((name) => {
      const entry = carried.get(name);
      return {
        name,
        slug: slugOf(name),
        says: entry.says,
        isSentAlways: protocol.isSentAlways(name),
        type: entry.type,
        members: carriedBy(name),
      };
    }),
    errors: Object.values(RPC_CODE).map((code) => ({
      code,
      message: RPC_MESSAGES[code],
      isCommon: COMMON.includes(code),
      methods: methodOfError(code),
      data: shapes
        .membersOf('RpcErrorDetails')
        .filter(({ name }) => name === code)
        .flatMap((entry) => (shapes.shapeOf(entry) ?? []).map(plain)),
    })),
    state: state.map(plain),
    capabilities: shapes.membersOf('Capabilities').map(plain),
  };
};
