/**
 * Invalid or malicious messages, each with the response that JSON-RPC 2.0 and the channel require. It imports nothing,
 * so that both test pages and unit tests can use it; the same seed produces the same messages.
 */

/** The expected response: none, one, one per request, or at least nothing malformed. */
export type Expected =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'result'; readonly id: unknown }
  | { readonly kind: 'error'; readonly id: unknown; readonly code: number }
  | { readonly kind: 'batch'; readonly of: readonly Expected[] }
  | { readonly kind: 'wellFormed' };

export interface HostileFrame {
  readonly frame: unknown;
  readonly expected: Expected;
  /** Name of the attack, for failure messages. */
  readonly name: string;
}

const PARSE = -32_700;
const INVALID_REQUEST = -32_600;
const NO_METHOD = -32_601;
const INVALID_PARAMS = -32_602;
const VERSION = -32_010;

const MAX_BATCH = 50;
const MAX_BYTES = 65_536;

/** Names that a plain object inherits. */
const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'player.__proto__',
  'player.constructor',
];
const NEAR_NAMES = ['player.Play', 'player.play ', ' player.play', 'player', 'player.', 'rpc', 'play', ''];

/** Methods that do not affect playback. */
const HARMLESS = ['player.ping', 'player.getState', 'player.subscribe', 'player.unsubscribe'];

/** Parameters that each method rejects. */
const WRONG_PARAMS: Readonly<Record<string, readonly object[]>> = {
  'player.initialize': [
    {},
    { protocolVersion: {} },
    { protocolVersion: '1.0' },
    { protocolVersion: '1.0', client: 7 },
  ],
  'player.loadVideo': [
    {},
    { id: '' },
    { id: {} },
    { id: 'x'.repeat(65) },
    { id: '1', kind: 'film' },
    { id: '1', startAt: -1 },
    { id: '1', autoplay: 'yes' },
  ],
  'player.seek': [
    {},
    { to: 'soon' },
    { to: Number.NaN },
    { by: Number.POSITIVE_INFINITY },
    { to: 1, by: 1 },
    { live: false },
  ],
  'player.setVolume': [{ volume: '11' }, { volume: -1 }, { volume: 101 }, { muted: 1 }],
  'player.setFullscreen': [{}, { on: 1 }, { on: 'true' }],
  'player.setTextTrack': [{}, { language: 7 }, { language: 'en', id: '1' }, { id: null }],
  'player.setAudioTrack': [{}, { language: [] }, { language: 'en', id: '1' }],
  'player.setSubtitleDelay': [{}, { seconds: '1' }, { seconds: 301 }],
  'player.setGuide': [{}, { open: null }, { open: true, channel: {} }, { open: true, at: 5 }],
  'player.setChannels': [{}, { open: 'yes' }],
  'player.setPictureInPicture': [{}, { on: null }],
  'player.setQuality': [{}, { id: 1.5 }, { id: -1 }],
  'player.setRate': [{}, { rate: 99 }, { rate: '1' }],
  'player.setAnnotations': [{}, { on: 'yes' }],
  'player.setStatistics': [{}, { on: 0 }],
  'player.setSleepTimer': [{}, { after: -5 }, { after: 'never' }],
  'player.setPreferences': [
    { skipSetting: 'all' },
    { autoAdvance: 'no' },
    { captionAppearance: [] },
    { captionAppearance: { size: 9000 } },
  ],
  'player.setOptions': [
    { controls: 'all' },
    { language: 7 },
    { dvrWindow: -1 },
    { latency: 61 },
    { shareAddress: {} },
  ],
  'player.subscribe': [{}, { events: 'all' }, { events: [5] }],
  'player.unsubscribe': [{}, { events: {} }, { events: [''] }],
  'player.getState': [{ fields: 'all' }, { fields: [{}] }],
};
const WANTING = Object.keys(WRONG_PARAMS);

const mulberry = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const refused = (id: unknown, code: number): Expected => ({ kind: 'error', id, code });
const invalidRequest = refused(null, INVALID_REQUEST);

type Make = () => Omit<HostileFrame, 'name'>;
type Frames = Readonly<Record<string, Make>>;

const request = (method: unknown, id: unknown, params?: unknown): Record<string, unknown> => ({
  jsonrpc: '2.0',
  method,
  id,
  ...(params === undefined ? {} : { params }),
});

/** The random parts of messages. */
const createValues = (seed: number) => {
  const random = mulberry(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  const goodId = (): string | number =>
    oneOf<() => string | number>([
      () => below(1e9),
      () => -below(1e9),
      () => random(),
      () => 0,
      () => '',
      () => `id-${below(1e9)}`,
      () => '__proto__',
      () => '語'.repeat(below(20)),
    ])();
  const badId = (): unknown =>
    oneOf<unknown>([null, true, false, Number.NaN, Number.POSITIVE_INFINITY, {}, [], [1], { toString: 'x' }]);
  const primitive = (): unknown =>
    oneOf<unknown>([null, true, 0, -1, 1e21, '1', [], [[]], 'null', 'true', '""', '7']);
  const junk = (depth = 0): unknown =>
    oneOf<() => unknown>([
      primitive,
      () => below(1e6),
      () => 'x'.repeat(below(300)),
      () => oneOf(PROTOTYPE_NAMES),
      () => undefined,
      () => (depth > 3 ? null : Array.from({ length: below(4) }, () => junk(depth + 1))),
      () =>
        depth > 3
          ? {}
          : Object.fromEntries(
              Array.from({ length: below(4) }, () => [
                oneOf([...PROTOTYPE_NAMES, 'a', 'b']),
                junk(depth + 1),
              ]),
            ),
    ])();
  const deep = (levels: number, isList: boolean): unknown => {
    let nest: unknown = 1;
    for (let level = 0; level < levels; level += 1) nest = isList ? [nest] : { nest };
    return nest;
  };

  return { below, oneOf, goodId, badId, junk, deep };
};
type Values = ReturnType<typeof createValues>;

/** Each is a single message, sent alone or in a batch. */
const singleMessages = ({ oneOf, goodId, badId, junk }: Values): Frames => ({
  'a method of a prototype': () => {
    const id = goodId();
    return { frame: request(oneOf(PROTOTYPE_NAMES), id, {}), expected: refused(id, NO_METHOD) };
  },
  'a method that is nearly one': () => {
    const id = goodId();
    return { frame: request(oneOf(NEAR_NAMES), id), expected: refused(id, NO_METHOD) };
  },
  'a method that is no text': () => {
    const id = goodId();
    return {
      frame: request(oneOf<unknown>([null, 1, {}, [], true, ['player.ping']]), id),
      expected: refused(id, INVALID_REQUEST),
    };
  },
  'an id that is none': () => {
    const method = oneOf(WANTING);
    return { frame: request(method, badId()), expected: invalidRequest };
  },
  'another version': () => {
    const id = goodId();
    const jsonrpc = oneOf<unknown>(['1.0', 2, '2', null, {}, '2.0 ', ['2.0']]);
    return { frame: { ...request('player.ping', id), jsonrpc }, expected: refused(id, INVALID_REQUEST) };
  },
  'parameters in a row': () => {
    const id = goodId();
    return {
      frame: request(oneOf(WANTING), id, [junk()]),
      expected: refused(id, INVALID_PARAMS),
    };
  },
  'parameters that are no structure': () => {
    const id = goodId();
    return {
      frame: request(oneOf(WANTING), id, oneOf<unknown>([null, 1, 'all', true])),
      expected: refused(id, INVALID_REQUEST),
    };
  },
  'wrong parameters': () => {
    const id = goodId();
    const method = oneOf(WANTING);
    return {
      frame: request(method, id, oneOf(WRONG_PARAMS[method] ?? [])),
      expected: refused(id, INVALID_PARAMS),
    };
  },
  'another protocol': () => {
    const id = goodId();
    const params = {
      protocolVersion: oneOf(['0.9', '2.0', '99.1', 'x']),
      client: { name: 'x', version: '1' },
    };
    return { frame: request('player.initialize', id, params), expected: refused(id, VERSION) };
  },
  'a harmless call with strange members': () => {
    const id = goodId();
    const frame = {
      ...request(oneOf(HARMLESS), id, { fields: ['paused'], events: ['player.nonsense'], x: junk() }),
      extra: junk(),
      result: junk(),
      error: junk(),
    };
    return { frame, expected: { kind: 'result', id } };
  },
  'a notification': () => ({
    frame: { jsonrpc: '2.0', method: oneOf([...PROTOTYPE_NAMES, ...HARMLESS, ...NEAR_NAMES]), params: {} },
    expected: { kind: 'nothing' },
  }),
  'an answer that nobody asked for': () => ({
    frame: oneOf<unknown>([
      { jsonrpc: '2.0', id: null, result: junk() },
      { jsonrpc: '2.0', error: { code: 1, message: 'x' } },
    ]),
    expected: invalidRequest,
  }),
  'no object': () => ({
    frame: oneOf<unknown>([null, undefined, 0, Number.NaN, true]),
    expected: invalidRequest,
  }),
});

const batches = ({ below, oneOf }: Values, oneMessage: () => HostileFrame): Frames => ({
  'a batch': () => {
    const of = Array.from({ length: 1 + below(12) }, oneMessage);
    const expected = of.map((one) => one.expected).filter(({ kind }) => kind !== 'nothing');
    return {
      frame: of.map(({ frame }) => frame),
      expected: expected.length === 0 ? { kind: 'nothing' } : { kind: 'batch', of: expected },
    };
  },
  'a batch of none or too many': () => ({
    frame: Array.from({ length: oneOf([0, MAX_BATCH + 1, 500]) }, () => request('player.ping', 1)),
    expected: invalidRequest,
  }),
  'a batch of batches': () => ({
    frame: [[request('player.ping', 1)], []],
    expected: { kind: 'batch', of: [invalidRequest, invalidRequest] },
  }),
});

const texts = ({ below, oneOf }: Values): Frames => ({
  'text that is no JSON': () => ({
    frame: oneOf([
      '',
      '{',
      '{"jsonrpc":"2.0","method"',
      'undefined',
      "{'a':1}",
      '[1,]',
      '\u0000',
      'NaN',
      '['.repeat(1 + below(5_000)),
      'player.play()',
    ]),
    expected: refused(null, PARSE),
  }),
  'JSON as text': () => {
    const id = below(1e9);
    const [method, code] = oneOf([
      ['constructor', NO_METHOD],
      ['player.seek', INVALID_PARAMS],
      ['player.loadVideo', INVALID_PARAMS],
    ] as const);
    return {
      frame: JSON.stringify(request(method, id, { __proto__: null })),
      expected: refused(id, code),
    };
  },
  'JSON that names a prototype': () => {
    const id = below(1e9);
    return {
      frame: `{"jsonrpc":"2.0","id":${id},"method":"player.setFullscreen","params":{"__proto__":{"on":true}}}`,
      expected: refused(id, INVALID_PARAMS),
    };
  },
});

/** Too large, too deep, or not of JSON at all. */
const extremes = ({ below, oneOf, junk, deep }: Values): Frames => ({
  'a frame that is too large': () => ({
    frame: oneOf<() => unknown>([
      () => request('player.ping', 1, { padding: 'x'.repeat(MAX_BYTES + below(MAX_BYTES)) }),
      () => request('player.ping', 'x'.repeat(MAX_BYTES)),
      () => request('y'.repeat(MAX_BYTES), 1),
      () => request('player.ping', 1, { padding: '語'.repeat(MAX_BYTES / 2) }),
      () => 'x'.repeat(MAX_BYTES + 1),
      () => request('player.ping', 1, { list: Array.from({ length: 40_000 }, () => 0) }),
    ])(),
    expected: invalidRequest,
  }),
  'a frame that is too deep': () => ({
    frame: request('player.ping', 1, { nest: deep(40 + below(400), below(2) === 0) }),
    expected: invalidRequest,
  }),
  'text that is too deep': () => {
    const levels = 40 + below(4_000);
    return { frame: '['.repeat(levels) + ']'.repeat(levels), expected: invalidRequest };
  },
  'what JSON has not': () => ({
    frame: oneOf<() => unknown>([
      () => new Date(0),
      () => new Map([['jsonrpc', '2.0']]),
      () => new Set([1]),
      () => new Uint8Array(below(64)),
      () => 10n,
      () => request('player.ping', 1, { when: new Date(0) }),
      () => request('player.ping', 1, { many: 10n }),
      () => request('player.ping', 1, { pattern: /x/u }),
      () => {
        const ring: Record<string, unknown> = request('player.ping', 1);
        ring['params'] = ring;
        return ring;
      },
    ])(),
    expected: invalidRequest,
  }),
  'anything at all': () => ({
    frame: oneOf<() => unknown>([
      () => junk(),
      () => ({ jsonrpc: '2.0', method: junk(), id: junk(), params: junk() }),
      () => Array.from({ length: below(6) }, () => junk()),
      () => JSON.stringify([junk()]),
    ])(),
    expected: { kind: 'wellFormed' },
  }),
});

/** Generates an endless sequence of hostile messages. */
export const createHostileFrames = (seed: number): (() => HostileFrame) => {
  const values = createValues(seed);
  const { below, oneOf } = values;
  const messages = singleMessages(values);
  const oneMessage = (): HostileFrame => {
    const name = oneOf(Object.keys(messages));
    const make = messages[name] as Make;
    return { name, ...make() };
  };

  const frames: Frames = {
    ...messages,
    ...batches(values, oneMessage),
    ...texts(values),
    ...extremes(values),
  };
  const names = Object.keys(frames);

  return () => {
    // Large messages are rare, because they take most of the time.
    let name = oneOf(names);
    if (name === 'a frame that is too large' && below(12) > 0) name = 'a batch';
    return { name, ...(frames[name] as Make)() };
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SECRET = /\bat [^"]*:\d+:\d+|\beyJ[\w-]{10}|Bearer |[?&](?:sig|token|expires)=|node_modules|\.ts\b/u;

/** Describes a malformed response; undefined for a valid one. */
const malformed = (reply: unknown): string | undefined => {
  if (!isRecord(reply)) return 'is no object';
  if (reply['jsonrpc'] !== '2.0') return 'is not of version 2.0';
  const { id, error } = reply;
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') return 'has no id';
  if ('result' in reply === 'error' in reply) return 'has not the one of result and error';
  if (error === undefined) return undefined;
  if (!isRecord(error) || !Number.isInteger(error['code']) || typeof error['message'] !== 'string')
    return 'has an error without code or words';
  return SECRET.test(JSON.stringify(error)) ? 'tells of the inside' : undefined;
};

/** Describes an unexpected response; undefined for an expected one. */
export const errorOf = (reply: unknown, expected: Expected): string | undefined => {
  if (expected.kind === 'nothing') return reply === undefined ? undefined : 'is there';
  if (expected.kind === 'batch') {
    if (!Array.isArray(reply) || reply.length !== expected.of.length) return 'is not one answer a request';
    return expected.of.map((one, at) => errorOf(reply[at], one)).find((error) => error !== undefined);
  }
  if (expected.kind === 'wellFormed') {
    if (reply === undefined) return undefined;
    return (Array.isArray(reply) ? (reply as unknown[]) : [reply])
      .map(malformed)
      .find((error) => error !== undefined);
  }
  const issue = malformed(reply);
  if (issue !== undefined || !isRecord(reply)) return issue;
  if (reply['id'] !== expected.id) return `has the id ${JSON.stringify(reply['id'])}`;
  const { error } = reply;
  if (!isRecord(error)) return expected.kind === 'result' ? undefined : 'is no error';
  const code = Number(error['code']);
  return expected.kind === 'error' && expected.code === code ? undefined : `has the code ${code}`;
};
