import { Buffer } from 'node:buffer';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../places.mjs';
import { createShapes } from '../source-types.mjs';

const PROTOCOL = 'packages/embed/src/protocol';
/** Whole tables of their own on the page: said by name where they occur. */
const STATE = new Set(['PlayerState', 'PlayerStateChanges']);
/** Codes that any method may answer. */
const COMMON = [-32602, -32603, -32001, -32002, -32003, -32004];
const FIRST_VERSION = '1.0';

/** The method table itself, as the player and the host library run it. */
const loadProtocol = async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, PROTOCOL, 'index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
};

const plain = ({ name, type, isOptional, says }) => ({ name, type, isOptional, says });

/** Parameters of a method, those of objects within it as `client.name`. */
const paramsOf = (field, before = '') =>
  Object.entries(field.members ?? {}).flatMap(([name, member]) => {
    const inner = 'optional' in member ? member.optional : member;
    const own = { name: before + name, expected: inner.expected, isOptional: 'optional' in member };
    return inner.members === undefined ? own : [own].concat(paramsOf(inner, `${before}${name}.`));
  });

const slugOf = (name) => name.replace('player.', 'player').toLowerCase();

export default async () => {
  const protocol = await loadProtocol();
  const { METHODS, METHOD_REFERENCE, EVENT_NAMES, RPC_CODE, RPC_MESSAGES, PLAYER_OPTIONS } = protocol;
  const shapes = createShapes(
    ['methods', 'events', 'player-state', 'errors', 'message'].map((file) => `${PROTOCOL}/${file}.ts`),
  );
  const resultOf = (entry) => {
    if (entry.type.startsWith('Required<PlayerOptions>'))
      return paramsOf({ members: PLAYER_OPTIONS }).map(({ name, expected }) => ({ name, type: expected }));
    if (STATE.has(entry.type)) return undefined;
    return shapes.shapeOf(entry)?.map(plain);
  };
  const results = new Map(shapes.membersOf('MethodResults').map((entry) => [entry.name, entry]));
  const carried = new Map(shapes.membersOf('EventParams').map((entry) => [entry.name, entry]));
  const methodOfError = (code) =>
    Object.entries(METHOD_REFERENCE)
      .filter(([, { errors }]) => errors.includes(code))
      .map(([name]) => ({ name, slug: slugOf(name) }));

  return {
    version: protocol.PROTOCOL_VERSION,
    limits: {
      batch: protocol.MAX_BATCH_LENGTH,
      kibibytes: protocol.MAX_FRAME_BYTES / 1024,
      seconds: protocol.CALL_TIMEOUT_MS / 1000,
      queued: protocol.MAX_QUEUED_CALLS,
    },
    common: COMMON,
    methods: Object.entries(METHODS).map(([name, field]) => {
      const { summary, errors, example, capability, since = FIRST_VERSION } = METHOD_REFERENCE[name];
      const result = results.get(name);
      return {
        name,
        slug: slugOf(name),
        summary,
        capability,
        since,
        expected: field.expected,
        params: paramsOf(field),
        result: resultOf(result),
        resultType: result.type,
        resultSays: result.says,
        errors: errors.map((code) => ({ code, message: RPC_MESSAGES[code] })),
        example: JSON.stringify(example),
      };
    }),
    events: EVENT_NAMES.map((name) => {
      const entry = carried.get(name);
      return {
        name,
        slug: slugOf(name),
        says: entry.says,
        isSentAlways: protocol.isSentAlways(name),
        type: entry.type,
        members: resultOf(entry),
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
    state: shapes.membersOf('PlayerState').map(plain),
    capabilities: shapes.membersOf('Capabilities').map(plain),
  };
};
