import { describe, expect, it } from 'vitest';
import { PLUGIN_HEIGHT_MAX, readPluginMessage } from './plugin-messages.js';

describe('readPluginMessage', () => {
  it.each([
    [{ footlight: 'ready' }, { footlight: 'ready' }],
    [
      { footlight: 'height', height: 300.2 },
      { footlight: 'height', height: 301 },
    ],
    [
      { footlight: 'height', height: 1e9 },
      { footlight: 'height', height: PLUGIN_HEIGHT_MAX },
    ],
    [
      { footlight: 'navigate', route: 'home' },
      { footlight: 'navigate', route: 'home', params: {} },
    ],
    [
      { footlight: 'navigate', route: 'vod', params: { eventId: '1001' }, token: 'x' },
      { footlight: 'navigate', route: 'vod', params: { eventId: '1001' } },
    ],
  ])('reads %j', (data, message) => {
    expect(readPluginMessage(data)).toEqual(message);
  });

  it.each([
    null,
    'ready',
    [],
    {},
    { footlight: 'height' },
    { footlight: 'height', height: Number.NaN },
    { footlight: 'height', height: -3 },
    { footlight: 'navigate' },
    { footlight: 'navigate', route: 'vod', params: { eventId: 1001 } },
    { footlight: 'navigate', route: 'vod', params: ['1001'] },
    { footlight: 'something else' },
  ])('ignores %j', (data) => {
    expect(readPluginMessage(data)).toBeNull();
  });
});
