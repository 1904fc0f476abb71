import { rpcErrorFromWire, rpcErrorOf, rpcErrorToWire } from '@footlight/embed/protocol';
import { PLAYER_ERRORS, PLAYER_ERROR_CODES } from '@footlight/player-contract';
import { PlayerError } from '@footlight/player';
import { describe, expect, it } from 'vitest';
import { RpcError, RPC_CODE } from '@footlight/embed';
import { playerErrorOf } from './embed-error.js';
import { elementState } from './embed-events.js';

const sent = (error: unknown) => rpcErrorToWire(rpcErrorOf(error));
const crossed = (error: unknown): PlayerError =>
  playerErrorOf(rpcErrorFromWire(JSON.parse(JSON.stringify(sent(error))) as never));

describe('an error of the player in a frame', () => {
  // PLAY-2
  it.each([
    ['NOT_FOUND', { code: 1004, message: 'VOD does not exist' }],
    ['TRACK_NOT_FOUND', { code: 1005, message: 'Track NOT FOUND' }],
    ['NO_NEIGHBOUR', { code: 1006, message: 'No next or previous video' }],
    ['NOT_LIVE', { code: 1007, message: 'Not live' }],
    ['DESTROYED', { code: 1001, message: 'Player not found' }],
    ['AUTOPLAY_BLOCKED', { code: 1003, message: 'failed to play', data: { reason: 'notAllowed' } }],
    ['FULLSCREEN_REFUSED', { code: -32011, data: { policy: 'fullscreen' } }],
    ['PICTURE_IN_PICTURE_REFUSED', { code: -32011, data: { policy: 'picture-in-picture' } }],
    ['TIMEOUT', { code: -32001 }],
    ['QUEUE_FULL', { code: -32004, data: { reason: 'queueFull' } }],
    ['INTERNAL', { code: -32603 }],
  ] as const)('%s has its code in the protocol', (code, body) => {
    expect(sent(new PlayerError(code, 'words'))).toMatchObject(body);
  });

  it.each([
    'ACCESS_DENIED',
    'FORBIDDEN',
    'GEOBLOCKED',
    'NOT_AVAILABLE',
    'PRECONDITION_REQUIRED',
    'REQUIREMENTS_FAILED',
    'SIGN_IN_REQUIRED',
    'TOO_MANY_SCREENS',
  ] as const)('ACC-24: %s has the reason accessDenied', (code) => {
    expect(sent(new PlayerError(code, ''))).toMatchObject({ data: { reason: 'accessDenied' } });
  });

  it.each(PLAYER_ERROR_CODES)(
    '%s always has its own code in the data, and is the same in the host page',
    (code) => {
      const details = { reason: 'drm', retryable: true, status: 503 } as const;
      const error = new PlayerError(code, '', { details });
      expect(sent(error).data).toMatchObject({ code, ...details });
      const { reason, ...others } = details;
      const isFailedPlay = PLAYER_ERRORS[code].rpc === undefined;
      expect(crossed(error)).toMatchObject({
        code,
        name: error.name,
        details: isFailedPlay ? { reason, ...others } : others,
      });
    },
  );

  it('names an invalid parameter', () => {
    const error = new PlayerError('INVALID_PARAMS', '', { details: { path: 'to', expected: 'a number' } });
    expect(sent(error)).toMatchObject({
      code: -32602,
      data: { path: 'params.to', expected: 'a number' },
    });
  });

  it('is sent without its message and its cause', () => {
    for (const code of PLAYER_ERROR_CODES) {
      const error = new PlayerError(code, 'https://host/media/s/secret', { cause: new Error('secret') });
      expect(JSON.stringify(sent(error))).not.toContain('secret');
    }
  });
});

it.each([
  [RPC_CODE.timeout, 'TIMEOUT'],
  [RPC_CODE.reloaded, 'ABORTED'],
  [RPC_CODE.destroyed, 'DESTROYED'],
  [RPC_CODE.internal, 'INTERNAL'],
] as const)('an error %s of the channel itself is %s', (code, expected) => {
  expect(playerErrorOf(new RpcError(code))).toMatchObject({ code: expected, details: {} });
});

it('the state of a player in a frame has one error object for each that was received', () => {
  const error = { code: 1004, message: 'VOD does not exist', data: { code: 'NOT_FOUND' } };
  const shown = elementState({ status: 'failed', error });
  expect(shown).toMatchObject({ status: 'failed', error: { name: 'PlayerError', code: 'NOT_FOUND' } });
  expect(elementState({ error }).error).toBe(shown.error);
  expect(elementState({ error: null })).toEqual({ error: null });
  expect(elementState({ paused: true })).toEqual({ paused: true });
});

it('a missing policy is named in the message', () => {
  const error = new RpcError(RPC_CODE.playFailed, {
    reason: 'notAllowed',
    code: 'PLAY_FAILED',
    fix: 'Add it.',
  });
  expect(playerErrorOf(error)).toMatchObject({ code: 'PLAY_FAILED', message: 'failed to play Add it.' });
});
