import { describe, expect, it } from 'vitest';
import { createHostileFrames, errorOf } from '../testing/hostile-frames.js';
import type { PlayerPort } from './player-port.js';
import { createSession } from './session.js';

const SEED = 20_261_121;
const FRAMES = 100_000;
/** Concurrent requests: simulates a host that floods the player without waiting for responses. */
const AT_ONCE = 500;

/** A working player that records the calls it receives. */
const createPort = (calls: string[]): PlayerPort => ({
  player: { name: 'test', version: '1.0.0' },
  capabilities: {
    fullscreen: true,
    pictureInPicture: true,
    dvr: true,
    guide: true,
    multiView: false,
    drm: false,
  },
  execute: (method) => {
    calls.push(method);
    return Promise.resolve({} as never);
  },
  getState: () => ({ id: '1001', paused: false, currentTime: 12 }),
  onStateChange: () => () => undefined,
  onEvent: () => () => undefined,
});

describe('a session that receives hostile frames', () => {
  it(
    `responds to ${FRAMES.toLocaleString('en')} hostile frames as specified, and keeps its state`,
    { timeout: 120_000 },
    async () => {
      const calls: string[] = [];
      const notifications: unknown[] = [];
      const session = createSession(createPort(calls), 'instance', (notification) =>
        notifications.push(notification),
      );
      const initialize = {
        jsonrpc: '2.0',
        id: 1,
        method: 'player.initialize',
        params: { protocolVersion: '1.0', client: { name: 'test', version: '1' } },
      };
      const before = await session.receive(initialize);

      const next = createHostileFrames(SEED);
      const faults: string[] = [];
      const met = new Map<string, number>();
      for (let sent = 0; sent < FRAMES; sent += AT_ONCE) {
        const burst = Array.from({ length: AT_ONCE }, next);
        const replies = await Promise.all(burst.map(({ frame }) => session.receive(frame)));
        for (const [at, { name, expected }] of burst.entries()) {
          met.set(name, (met.get(name) ?? 0) + 1);
          const error = errorOf(replies[at], expected);
          if (error !== undefined) faults.push(`${sent + at}, ${name}: the answer ${error}`);
        }
      }

      expect(faults).toEqual([]);
      // Every kind of attack has been sent, and often.
      expect(met.size).toBe(24);
      expect(Math.min(...met.values())).toBeGreaterThan(100);
      expect(calls).toEqual([]);
      expect(notifications).toEqual([]);
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('on');
      expect(await session.receive(initialize)).toEqual(before);
    },
  );

  it('generates the same frames from the same seed', () => {
    const [one, other] = [createHostileFrames(SEED), createHostileFrames(SEED)];
    for (let count = 0; count < 500; count += 1) expect(one()).toEqual(other());
    expect(createHostileFrames(SEED + 1)()).not.toEqual(createHostileFrames(SEED)());
  });
});
