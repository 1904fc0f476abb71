import { describe, expect, it } from 'vitest';
import { readEmbedRequest } from './embed-request.js';

const read = (address: string) => readEmbedRequest(new URL(address, 'https://play.example'));

describe('readEmbedRequest', () => {
  it('reads kind and id from the path, the rest from the query', () => {
    expect(
      read('/embed/live/2001?t=12.5&autoplay&muted=true&language=ar&protocol=dash&channel=left'),
    ).toEqual({
      kind: 'live',
      id: '2001',
      playlistId: null,
      seasonId: null,
      seriesId: null,
      startAt: 12.5,
      autoplay: true,
      muted: true,
      language: 'ar',
      protocol: 'dash',
      channel: 'left',
    });
    expect(read('/embed/vod/a%2Fb?playlistId=3001&seasonId=4001&seriesId=5001')).toMatchObject({
      id: 'a/b',
      playlistId: '3001',
      seasonId: '4001',
      seriesId: '5001',
    });
  });

  it('takes no notice of values that make no sense', () => {
    expect(read('/embed/vod/1001?t=-4&autoplay=false&muted=0&protocol=rtmp')).toMatchObject({
      startAt: null,
      autoplay: false,
      muted: false,
      protocol: null,
    });
    expect(read('/embed/vod/1001?t=soon')).toMatchObject({ startAt: null });
  });

  it('knows an address that is none', () => {
    expect(read('/embed/film/1')).toBeUndefined();
    expect(read('/embed/vod/')).toBeUndefined();
    expect(read('/embed/vod/%E0%A4')).toBeUndefined();
  });
});
