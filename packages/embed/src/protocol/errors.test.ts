import { describe, expect, it } from 'vitest';
import { RPC_MESSAGES, RpcError, rpcErrorFromWire, rpcErrorToWire } from './errors.js';

describe('RPC errors', () => {
  // PLAY-2
  it('have the exact messages that host pages compare with', () => {
    expect(RPC_MESSAGES).toEqual({
      [-32700]: 'Parse error',
      [-32600]: 'Invalid Request',
      [-32601]: 'Method not found',
      [-32602]: 'Invalid params',
      [-32603]: 'Internal error',
      [-32001]: 'Timed out',
      [-32002]: 'Player destroyed',
      [-32003]: 'Player reloaded',
      [-32004]: 'Player not ready',
      [-32010]: 'Protocol version not supported',
      [-32011]: 'Not permitted',
      1001: 'Player not found',
      1002: 'Error Fetching State',
      1003: 'failed to play',
      1004: 'VOD does not exist',
      1005: 'Track NOT FOUND',
      1006: 'No next or previous video',
      1007: 'Not live',
    });
  });

  it('are unchanged after a round trip over the wire', () => {
    const error = new RpcError(1003, { reason: 'drm', code: 'DRM', retryable: true });
    const crossed = rpcErrorFromWire(structuredClone(rpcErrorToWire(error)));
    expect(crossed).toMatchObject({ code: 1003, message: 'failed to play', data: error.data });
  });

  it('with an unknown code become internal errors, with their message', () => {
    expect(rpcErrorFromWire({ code: 1999, message: 'Something new' })).toMatchObject({
      code: -32603,
      message: 'Something new',
    });
  });

  it('contain no stack, cause or address of what was thrown', () => {
    const thrown = Object.assign(new TypeError('at https://host/media/s/secret'), {
      cause: new Error('secret'),
    });
    expect(rpcErrorToWire(thrown)).toEqual({ code: -32603, message: 'Internal error' });
    expect(Object.keys(rpcErrorToWire(new RpcError(1001)))).toEqual(['code', 'message']);
  });
});
