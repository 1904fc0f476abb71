import { describe, expect, it } from 'vitest';
import { readEmbedRequest } from './embed-request.js';

const read = (address: string) => readEmbedRequest(new URL(address, 'https://play.example'));

describe('readEmbedRequest', () => {
  it('reads the kind and id from the path, and the rest from the query', () => {
    expect(
      read('/embed/live/2001?t=12.5&autoplay&muted=true&language=ar&protocol=dash&channel=left'),
    ).toEqual({
      kind: 'live',
      id: '2001',
      playlistId: null,
      seasonId: null,
      seriesId: null,
      startAt: 12.5,
      muted: true,
      volume: null,
      options: { autoplay: true, language: 'ar', protocol: 'dash' },
      channel: 'left',
    });
    expect(read('/embed/vod/a%2Fb?playlistId=3001&seasonId=4001&seriesId=5001')).toMatchObject({
      id: 'a/b',
      playlistId: '3001',
      seasonId: '4001',
      seriesId: '5001',
    });
  });

  it('ignores invalid values', () => {
    expect(
      read('/embed/vod/1001?t=-4&autoplay=false&muted=0&protocol=rtmp&volume=101&dvrWindow=long&controls='),
    ).toMatchObject({ startAt: null, muted: false, volume: null, options: { autoplay: false } });
    expect(read('/embed/vod/1001?t=soon')).toMatchObject({ startAt: null });
  });

  it('reads the options of the player, but none for addresses and actions that leave the frame', () => {
    const request = read(
      '/embed/vod/1001?volume=35&loop&rates=0.5+1+1.5&autoAdvance=false&dvrWindow=600&subtitleLanguage=es&controls=none' +
        '&shareAddress=https://elsewhere.example&embedAddress=x&errorActions=sign-in',
    );
    expect(request?.volume).toBe(35);
    expect(request?.options).toEqual({
      loop: true,
      rates: '0.5 1 1.5',
      autoAdvance: false,
      dvrWindow: 600,
      subtitleLanguage: 'es',
      controls: 'none',
    });
  });

  it('returns undefined for an invalid address', () => {
    expect(read('/embed/film/1')).toBeUndefined();
    expect(read('/embed/vod/')).toBeUndefined();
    expect(read('/embed/vod/%E0%A4')).toBeUndefined();
  });
});
