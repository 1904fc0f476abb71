import { describe, expect, it } from 'vitest';
import { idFromName, languageInName, readAddArguments } from './add-arguments.js';

const NOTHING = {
  id: null,
  title: null,
  captionFiles: [],
  language: null,
  trailer: null,
  codecs: null,
  poster: null,
  isTrial: false,
};

describe('readAddArguments', () => {
  it.each([
    [['film.mp4'], { from: 'film.mp4' }],
    [
      ['film.mp4', '--id', 'a-film', '--title', 'A film', '--dry-run'],
      { id: 'a-film', title: 'A film', isTrial: true },
    ],
    [
      ['f', '--subtitles', 'fr=a.srt', '--subtitles', 'b.pt-br.vtt'],
      {
        captionFiles: [
          { path: 'a.srt', language: 'fr' },
          { path: 'b.pt-br.vtt', language: 'pt-BR' },
        ],
      },
    ],
    [
      ['f', '--subtitles', 'a.srt', '--language', 'ger'],
      { captionFiles: [{ path: 'a.srt', language: 'de' }], language: 'de' },
    ],
    [['f', '--trailer', '1:30-2:15'], { trailer: { range: { from: 90, to: 135 } } }],
    [['f', '--trailer', '1:00:00.5-1:00:20'], { trailer: { range: { from: 3600.5, to: 3620 } } }],
    [['f', '--trailer', 'trailer.mp4'], { trailer: { file: 'trailer.mp4' } }],
    [['f', '--codecs', 'h264,av1', '--poster', 'p.png'], { codecs: ['h264', 'av1'], poster: 'p.png' }],
  ])('reads %j', (words, expected) => {
    expect(readAddArguments(words)).toEqual({ ...NOTHING, from: words[0], ...expected });
  });

  it.each([
    [[], 'source: found ""; allowed: a file, a folder'],
    [['a', 'b'], 'source: found "a b"; allowed: one file'],
    [['a', '--id', 'A film'], '--id: found "A film"; allowed: up to 56 small letters'],
    [['a', '--id', '../b'], '--id: found "../b"'],
    [['a', '--title', ' '], '--title: found " "; allowed: up to 2000'],
    [['a', '--language', 'x'], '--language: found "x"; allowed: a language tag'],
    [['a', '--codecs', 'vp9'], '--codecs: found "vp9"; allowed: h264, hevc, av1, with commas between'],
    [['a', '--codecs', ''], '--codecs: found ""'],
    [['a', '--subtitles', 'a.srt'], '--subtitles: found "a.srt"; allowed: a file with its language'],
    [['a', '--trailer', '20-10'], '--trailer: found "20-10"; allowed: a part of at least one second'],
    [['a', '--size', '4k'], "Unknown option '--size'"],
  ])('refuses %j', (words, message) => {
    expect(() => readAddArguments(words)).toThrow(message);
  });
});

it.each([
  ['Über Größe (2024) [1080p]', 'uber-gro-e-2024-1080p'],
  ['../../etc', 'etc'],
  ['夜', null],
])('makes an id of %j', (name, id) => {
  expect(idFromName(name)).toBe(id);
});

it.each([
  ['film.fr.srt', 'fr'],
  ['film.FRE.srt', 'fr'],
  ['film.srt', null],
  ['film.1080p.srt', null],
])('finds the language in %j', (name, language) => {
  expect(languageInName(name)).toBe(language);
});
