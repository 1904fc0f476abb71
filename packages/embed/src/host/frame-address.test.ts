import { describe, expect, it } from 'vitest';
import { frameAddress } from './frame-address.js';

describe('frameAddress', () => {
  it('puts the kind and id into the path, and the rest into the query', () => {
    expect(frameAddress({ origin: 'https://play.example/ignored', id: '1001' })).toBe(
      'https://play.example/embed/vod/1001',
    );
    expect(
      frameAddress({
        origin: 'https://play.example',
        kind: 'live',
        id: '2001',
        startAt: 12,
        autoplay: true,
        muted: false,
        language: 'ar',
        protocol: 'dash',
      }),
    ).toBe('https://play.example/embed/live/2001?t=12&language=ar&protocol=dash&autoplay=true');
  });

  it('includes the player’s options, and false only for options that default to true', () => {
    const { searchParams } = new URL(
      frameAddress({
        origin: 'https://play.example',
        id: '1',
        volume: 0,
        autoAdvance: false,
        loop: true,
        dvrWindow: null,
        subtitleLanguage: 'pt-BR',
        controls: 'none',
      }),
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      volume: '0',
      loop: 'true',
      autoAdvance: 'false',
      subtitleLanguage: 'pt-BR',
      controls: 'none',
    });
  });

  it('names the option that is no origin', () => {
    expect(() => frameAddress({ origin: 'localhost:5100', id: '1' })).toThrow(
      'origin is "localhost:5100", but must be an http or https origin',
    );
  });

  it('escapes ids, so that they cannot leave the path', () => {
    expect(frameAddress({ origin: 'https://play.example', id: '../../evil?x#y' })).toBe(
      'https://play.example/embed/vod/..%2F..%2Fevil%3Fx%23y',
    );
  });
});
