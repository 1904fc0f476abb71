import { describe, expect, it } from 'vitest';
import { RPC_CODE, RpcError } from './errors.js';
import { MAX_BATCH_LENGTH, MAX_FRAME_BYTES, type RpcResponse } from './message.js';
import { createPeer, type RpcHandler } from './peer.js';

const received: unknown[] = [];
const peer = createPeer(
  new Map<string, RpcHandler>([
    ['subtract', ({ minuend, subtrahend }) => Number(minuend) - Number(subtrahend)],
    ['sum', ({ of }) => (of as number[]).reduce((total, one) => total + one, 0)],
    ['notify_hello', (params) => received.push(params)],
    ['get_data', () => ['hello', 5]],
    ['nothing', () => undefined],
    ['fail', () => Promise.reject(new TypeError('secret path /etc'))],
    [
      'refuse',
      () => {
        throw new RpcError(RPC_CODE.playFailed, { reason: 'notAllowed' });
      },
    ],
    [
      'cycle',
      () => {
        const ring: Record<string, unknown> = {};
        ring['ring'] = ring;
        return ring;
      },
    ],
  ]),
);

const invalid = (id: string | number | null = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32600, message: 'Invalid Request' },
});

describe('createPeer, with the examples of the JSON-RPC 2.0 specification', () => {
  it('responds to a call with named parameters in any order', async () => {
    const call = { jsonrpc: '2.0', method: 'subtract', params: { subtrahend: 23, minuend: 42 }, id: 3 };
    expect(await peer.receive(call)).toEqual({ jsonrpc: '2.0', result: 19, id: 3 });
    const swapped = { jsonrpc: '2.0', method: 'subtract', params: { minuend: 42, subtrahend: 23 }, id: 4 };
    expect(await peer.receive(swapped)).toEqual({ jsonrpc: '2.0', result: 19, id: 4 });
  });

  it('runs a notification without a response', async () => {
    received.length = 0;
    expect(await peer.receive({ jsonrpc: '2.0', method: 'notify_hello', params: { at: 7 } })).toBeUndefined();
    expect(received).toEqual([{ at: 7 }]);
    expect(await peer.receive({ jsonrpc: '2.0', method: 'foobar' })).toBeUndefined();
    expect(await peer.receive({ jsonrpc: '2.0', method: 'fail' })).toBeUndefined();
  });

  it('responds with an error to an unknown method', async () => {
    expect(await peer.receive({ jsonrpc: '2.0', method: 'foobar', id: '1' })).toEqual({
      jsonrpc: '2.0',
      id: '1',
      error: { code: -32601, message: 'Method not found' },
    });
  });

  it('parses JSON text, and rejects invalid JSON', async () => {
    const parse = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } };
    expect(await peer.receive('{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]')).toEqual(parse);
    expect(
      await peer.receive('[{"jsonrpc": "2.0", "method": "sum", "id": "1"},{"jsonrpc": "2.0", "method"]'),
    ).toEqual(parse);
    expect(await peer.receive('{"jsonrpc":"2.0","method":"get_data","id":"9"}')).toEqual({
      jsonrpc: '2.0',
      id: '9',
      result: ['hello', 5],
    });
  });

  it('rejects invalid request objects', async () => {
    expect(await peer.receive({ jsonrpc: '2.0', method: 1, params: 'bar' })).toEqual(invalid());
    expect(await peer.receive({ jsonrpc: '2.0', method: 'sum', params: 'bar', id: 'a' })).toEqual(
      invalid('a'),
    );
    expect(await peer.receive({ jsonrpc: '1.0', method: 'get_data', id: 1 })).toEqual(invalid(1));
    expect(await peer.receive({ jsonrpc: '2.0', method: 'get_data', id: null })).toEqual(invalid());
    expect(await peer.receive({ jsonrpc: '2.0', method: 'get_data', id: { deep: 1 } })).toEqual(invalid());
    expect(await peer.receive({ jsonrpc: '2.0', method: 'get_data', id: Number.NaN })).toEqual(invalid());
  });

  it('responds to empty, invalid, mixed and notification-only batches', async () => {
    expect(await peer.receive([])).toEqual(invalid());
    expect(await peer.receive([1])).toEqual([invalid()]);
    expect(await peer.receive([1, 2, 3])).toEqual([invalid(), invalid(), invalid()]);
    expect(
      await peer.receive([
        { jsonrpc: '2.0', method: 'sum', params: { of: [1, 2, 4] }, id: '1' },
        { jsonrpc: '2.0', method: 'notify_hello', params: {} },
        { jsonrpc: '2.0', method: 'subtract', params: { minuend: 42, subtrahend: 23 }, id: '2' },
        { foo: 'boo' },
        { jsonrpc: '2.0', method: 'foo.get', params: { name: 'myself' }, id: '5' },
        { jsonrpc: '2.0', method: 'get_data', id: '9' },
      ]),
    ).toEqual([
      { jsonrpc: '2.0', result: 7, id: '1' },
      { jsonrpc: '2.0', result: 19, id: '2' },
      invalid(),
      { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: '5' },
      { jsonrpc: '2.0', result: ['hello', 5], id: '9' },
    ]);
    expect(await peer.receive([{ jsonrpc: '2.0', method: 'notify_hello' }])).toBeUndefined();
  });
});

describe('createPeer, additions to the specification', () => {
  it('returns ids with their original type', async () => {
    for (const id of [0, -7, 1.5, '', '0', 'h1']) {
      expect(await peer.receive({ jsonrpc: '2.0', method: 'get_data', id })).toHaveProperty('id', id);
    }
  });

  it('requires named parameters', async () => {
    expect(await peer.receive({ jsonrpc: '2.0', method: 'subtract', params: [42, 23], id: 1 })).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32602, message: 'Invalid params', data: { path: 'params', expected: 'an object' } },
    });
  });

  it('responds with null for a method without a result', async () => {
    expect(await peer.receive({ jsonrpc: '2.0', method: 'nothing', id: 1 })).toHaveProperty('result', null);
  });

  it('reveals no internal details when a method fails', async () => {
    const failed = { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal error' } };
    expect(await peer.receive({ jsonrpc: '2.0', method: 'fail', id: 1 })).toEqual(failed);
    expect(await peer.receive({ jsonrpc: '2.0', method: 'cycle', id: 1 })).toEqual(failed);
    expect(await peer.receive({ jsonrpc: '2.0', method: 'refuse', id: 1 })).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: 1003, message: 'failed to play', data: { reason: 'notAllowed' } },
    });
  });

  it('finds no method by a name of the object prototype', async () => {
    for (const method of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'then', '']) {
      expect(await peer.receive({ jsonrpc: '2.0', method, id: 1 })).toHaveProperty('error.code', -32601);
    }
  });

  it('limits the size of batches and frames', async () => {
    const one = { jsonrpc: '2.0', method: 'get_data', id: 1 };
    expect(await peer.receive(Array.from({ length: MAX_BATCH_LENGTH }, () => one))).toHaveLength(
      MAX_BATCH_LENGTH,
    );
    expect(await peer.receive(Array.from({ length: MAX_BATCH_LENGTH + 1 }, () => one))).toEqual(invalid());

    const padded = (length: number) => ({ ...one, params: { padding: 'x'.repeat(length) } });
    expect(await peer.receive(padded(MAX_FRAME_BYTES - 200))).toHaveProperty('result');
    expect(await peer.receive(padded(MAX_FRAME_BYTES))).toEqual(invalid());
    expect(await peer.receive({ ...one, params: { padding: '語'.repeat(MAX_FRAME_BYTES / 2) } })).toEqual(
      invalid(),
    );
    expect(await peer.receive('['.repeat(20_000))).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32700, message: 'Parse error' },
    });
    expect(await peer.receive('['.repeat(20_000) + ']'.repeat(20_000))).toEqual(invalid());
    // oxlint-disable-next-line unicorn/no-new-array -- a list of holes is what is sent
    expect(await peer.receive(new Array(4_000_000_000))).toEqual(invalid());
    const ring: Record<string, unknown> = { ...one };
    ring['params'] = ring;
    expect(await peer.receive(ring)).toEqual(invalid());
  });

  it('ignores unknown members', async () => {
    expect(await peer.receive({ jsonrpc: '2.0', method: 'get_data', id: 1, extra: true })).toHaveProperty(
      'result',
    );
  });

  it('runs a batch in order, each call after the previous one has finished', async () => {
    const done: number[] = [];
    const slow = createPeer(
      new Map<string, RpcHandler>([
        ['wait', () => Promise.resolve().then(() => done.push(1))],
        ['read', () => [...done]],
      ]),
    );
    expect(
      await slow.receive([
        { jsonrpc: '2.0', method: 'wait' },
        { jsonrpc: '2.0', method: 'read', id: 1 },
      ]),
    ).toEqual([{ jsonrpc: '2.0', id: 1, result: [1] }]);
  });

  it('responds to parallel calls of one method with their own results', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((id) => peer.receive({ jsonrpc: '2.0', method: 'sum', params: { of: [id, 10] }, id })),
    );
    expect(answers).toEqual([1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: id + 10 })));
  });
});

/** A small seeded generator, so that a failure can be reproduced. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe('createPeer with malformed frames', () => {
  const next = random(20_260_731);
  const below = (limit: number) => Math.floor(next() * limit);
  const leaves = [
    () => null,
    () => undefined,
    () => below(2) === 0,
    () => (next() - 0.5) * 1e9,
    () => Number.NaN,
    () => Number.POSITIVE_INFINITY,
    () => 10n,
    () => Symbol.iterator,
    () => 'x'.repeat(below(70_000)),
    () => ['2.0', 'constructor', '__proto__', 'player.play', 'get_data', '{"jsonrpc":"2.0"'][below(6)],
    () => new Date(0),
    () => new Map([[1, 2]]),
    () => new Uint8Array(below(64)),
    () => () => 'live',
  ];
  const names = ['jsonrpc', 'method', 'params', 'id', 'result', 'error', '__proto__', 'constructor', 'x'];
  const grow = (depth: number): unknown => {
    const pick = below(depth > 40 ? 10 : 14);
    if (pick > 11) return Array.from({ length: below(4) }, () => grow(depth + 1));
    if (pick > 8) {
      const made: Record<string, unknown> = below(2) === 0 ? { jsonrpc: '2.0' } : {};
      for (let count = below(5); count > 0; count -= 1) {
        Object.defineProperty(made, names[below(names.length)] ?? 'x', {
          value: grow(depth + 1),
          enumerable: true,
          configurable: true,
        });
      }
      return made;
    }
    return leaves[below(leaves.length)]?.();
  };
  const isWellFormed = (reply: RpcResponse): boolean =>
    reply.jsonrpc === '2.0' &&
    (reply.id === null || typeof reply.id === 'string' || typeof reply.id === 'number') &&
    'result' in reply !== 'error' in reply &&
    !JSON.stringify(reply).includes('    at ');

  it('responds to 2,000 of them as JSON-RPC specifies, and never rejects', async () => {
    let answered = 0;
    for (let count = 0; count < 2000; count += 1) {
      const reply = await peer.receive(grow(0));
      const responses =
        reply === undefined ? [] : Array.isArray(reply) ? (reply as RpcResponse[]) : [reply as RpcResponse];
      answered += responses.length;
      expect(responses.every(isWellFormed)).toBe(true);
    }
    expect(answered).toBeGreaterThan(1000);
  });
});
