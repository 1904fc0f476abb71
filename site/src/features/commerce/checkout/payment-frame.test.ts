import { describe, expect, it } from 'vitest';
import { FRAME_SOURCE, frameAddress, frameMessageOf, providerAddress } from './payment-frame.js';

const parse = (message: object) => frameMessageOf({ source: FRAME_SOURCE, version: 1, ...message });

describe('MONEY-78: messages of a payment frame', () => {
  it.each([
    [{ type: 'ready', view: 'form' }, { type: 'ready' }],
    [
      { type: 'height', height: 311.4 },
      { type: 'height', height: 312 },
    ],
    [
      { type: 'height', height: 90_000 },
      { type: 'height', height: 2000 },
    ],
    [
      { type: 'token', token: 't', externalId: 'pm' },
      { type: 'token', token: 't', externalId: 'pm' },
    ],
    [
      { type: 'error', code: 'card_declined', field: null },
      { type: 'error', code: 'card_declined' },
    ],
    [{ type: 'error' }, { type: 'error', code: 'card_error' }],
    [
      { type: 'result', status: 'approved' },
      { type: 'result', status: 'approved' },
    ],
    [{ type: 'cancelled' }, { type: 'cancelled' }],
  ])('%o is parsed', (message, read) => {
    expect(parse(message)).toEqual(read);
  });

  it.each([
    [{ type: 'token', token: 7, externalId: 'pm' }],
    [{ type: 'height', height: -1 }],
    [{ type: 'height', height: '200' }],
    [{ type: 'result', status: 'perhaps' }],
    [{ type: 'newer' }],
  ])('%o is ignored', (message) => {
    expect(parse(message)).toBeNull();
  });

  it('messages from other sources are ignored', () => {
    expect(frameMessageOf({ source: 'somebody', type: 'ready' })).toBeNull();
    expect(frameMessageOf('ready')).toBeNull();
    expect(frameMessageOf(null)).toBeNull();
  });

  it('the address of the frame contains the language and theme of the page', () => {
    expect(frameAddress(new URL('https://pay.example/form?id=1'), 'ar', false)).toBe(
      'https://pay.example/form?id=1&lang=ar&theme=dark&button=none',
    );
  });
});

describe('MONEY-79: addresses of providers', () => {
  it('are absolute HTTP(S) URLs', () => {
    expect(providerAddress('https://pay.example/a')?.origin).toBe('https://pay.example');
    expect(providerAddress('http://localhost:4643/a')?.port).toBe('4643');
  });

  it.each([null, '', '/pay', 'javascript:alert(1)', 'data:text/html,x', 'bank://go'])(
    '%s is rejected',
    (value) => {
      expect(providerAddress(value)).toBeNull();
    },
  );
});
