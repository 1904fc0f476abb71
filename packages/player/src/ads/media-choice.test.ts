import { describe, expect, it } from 'vitest';
import { addressOf, chooseFile, type AdFile } from './media-choice.js';

const file = (height: number, bitrate: number, more: Partial<AdFile> = {}): AdFile => ({
  url: `https://ads.example/${String(height)}-${String(bitrate)}.mp4`,
  type: 'video/mp4',
  width: (height * 16) / 9,
  height,
  bitrate,
  codec: '',
  ...more,
});
const canPlay = (type: string) => type.startsWith('video/mp4') && !type.includes('hvc1');
const choose = (files: readonly AdFile[], height: number) => chooseFile(files, { height, canPlay })?.url;

const films = [file(1080, 4000), file(360, 700), file(720, 2500), file(720, 1500)];

describe('chooseFile', () => {
  it.each([
    [200, '360-700'],
    [360, '360-700'],
    [500, '720-1500'],
    [1000, '1080-4000'],
    [2160, '1080-4000'],
  ])(
    'chooses for a box %i pixels high the smallest file that fills it, and the lower bitrate of two',
    (height, name) => {
      expect(choose(films, height)).toBe(`https://ads.example/${name}.mp4`);
    },
  );

  it('only chooses a file that can be played', () => {
    const others = [
      file(360, 1, { type: 'video/webm' }),
      file(360, 2, { type: 'application/javascript' }),
      file(360, 3, { codec: 'hvc1.1.6.L93.B0' }),
      file(360, 4, { url: 'javascript:alert(1)' }),
    ];
    expect(choose(others, 360)).toBeUndefined();
    expect(choose([...others, file(180, 5, { codec: 'avc1.64001f' })], 360)).toBe(
      'https://ads.example/180-5.mp4',
    );
    expect(choose([], 360)).toBeUndefined();
  });

  it('reads types, codecs and addresses as ad servers write them', () => {
    const strict = (type: string) => /^video\/mp4(?:; codecs="avc1[^"]*")?$/u.test(type);
    const accepts = (more: Partial<AdFile>) =>
      chooseFile([file(360, 1, more)], { height: 360, canPlay: strict }) !== null;
    for (const codec of ['H.264', '0', 'FLAC?', 'avc1', 'avc1.64001f']) expect(accepts({ codec })).toBe(true);
    for (const type of ['VIDEO/MP4', ' video/mp4 ', 'mp4', '']) expect(accepts({ type })).toBe(true);
    expect(accepts({ url: 'HTTPS://ads.example/a.mp4' })).toBe(true);
    expect(accepts({ type: '', url: 'https://ads.example/a' })).toBe(false);
    expect(accepts({ codec: 'hvc1.1.6.L93.B0' })).toBe(false);
  });

  it('resolves addresses against the document', () => {
    const base = 'https://ads.example/vast?id=1';
    expect(
      ['//cdn.example/a.mp4', ' HTTP://cdn.example/a.mp4\n', 'b.mp4', 'https://%', ''].map((text) =>
        addressOf(text, base),
      ),
    ).toEqual([
      'https://cdn.example/a.mp4',
      'http://cdn.example/a.mp4',
      'https://ads.example/b.mp4',
      'https://%',
      '',
    ]);
  });

  it('accepts a file of unknown size', () => {
    expect(choose([file(0, 0)], 360)).toBe('https://ads.example/0-0.mp4');
  });
});
