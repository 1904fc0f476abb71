import { describe, expect, it } from 'vitest';
import { planFilm, type FilmPlan, type PlanOptions } from './film-plan.js';
import { planText } from './plan-text.js';
import type { SourceFacts } from './source-facts.js';

const SOURCE: SourceFacts = {
  container: 'Matroska / WebM',
  duration: 100,
  title: '',
  video: {
    index: 0,
    codec: 'hevc',
    width: 1920,
    height: 1080,
    frameRate: 25,
    isVariable: false,
    isInterlaced: false,
    duration: 100,
    range: 'sdr',
    hasMatrix: true,
  },
  audio: [],
  captions: [],
  chapters: [],
};
const planOf = (source: Partial<SourceFacts>, options: Partial<PlanOptions> = {}): FilmPlan =>
  planFilm({
    id: 'film',
    title: 'Film',
    source: { ...SOURCE, ...source },
    range: null,
    captionFiles: [],
    language: 'en',
    encoders: ['libx264'],
    ...options,
  });
const sound = (index: number, language: string, title = '', channels = 2) => ({
  index,
  codec: 'aac',
  channels,
  language,
  title,
});

describe('planFilm', () => {
  it.each([
    [100, 53, 101.76],
    [1.92, 1, 1.92],
    // A rounded time of a container is no segment of its own.
    [1.93, 1, 1.92],
    [1.95, 2, 3.84],
    [0.3, 1, 1.92],
  ])('of %d s has %d segments', (duration, segments, total) => {
    expect(planOf({ duration })).toMatchObject({ segments, duration: total });
  });

  it('names sounds by language, and those of one language by title or number', () => {
    const audio = [
      sound(1, 'en'),
      sound(2, 'fr', 'VF'),
      sound(3, 'en', 'Commentary'),
      sound(4, 'und'),
      sound(5, 'pt-BR'),
    ];
    expect(planOf({ audio }).sounds.map(({ id, label, stream }) => [id, label, stream])).toEqual([
      ['a-en', 'English', 1],
      ['a-fr', 'Français', 2],
      ['a-en-2', 'English (Commentary)', 3],
      ['a-en-3', 'English (3)', 4],
      ['a-pt-BR', 'Português (Brasil)', 5],
    ]);
  });

  it('takes one captions of a language, given ones first, and says what it leaves out', () => {
    const captions = ['subrip', 'ass', 'hdmv_pgs_subtitle'].map((codec, at) => ({
      index: at + 2,
      codec,
      language: at === 0 ? 'fr' : 'en',
      title: '',
    }));
    const plan = planOf({ captions }, { captionFiles: [{ path: 'a.srt', language: 'fr' }] });
    expect(plan.captions.map(({ language, from }) => [language, from])).toEqual([
      ['fr', { is: 'file', path: 'a.srt' }],
      ['en', { is: 'stream', index: 3 }],
    ]);
    expect(plan.omitted).toEqual([
      'captions in stream 4 (en): hdmv_pgs_subtitle are pictures',
      'captions in stream 2: a film has one of a language (fr)',
    ]);
  });

  it('closes gaps between chapters, and leaves out those after the end', () => {
    const chapters = [
      { start: 50, end: 60, title: '' },
      { start: 0, end: 10, title: 'One\n line' },
      { start: 500, end: 600, title: 'Late' },
    ];
    expect(planOf({ chapters }).chapters).toEqual([
      { start: 0, end: 50, title: 'One line' },
      { start: 50, end: 101.76, title: '2' },
    ]);
  });

  it('makes a part without captions and chapters', () => {
    const chapters = [{ start: 0, end: 10, title: 'One' }];
    const captions = [{ index: 2, codec: 'subrip', language: 'en', title: '' }];
    const plan = planOf({ chapters, captions }, { range: { from: 10, to: 13 } });
    expect(plan).toMatchObject({ segments: 2, chapters: [], captions: [], omitted: [] });
  });

  it('has at most 240 thumbnails', () => {
    expect(planOf({ duration: 7200 }).thumbnails).toEqual({ count: 235, interval: 30.72 });
    expect(planOf({ duration: 10 }).thumbnails).toEqual({ count: 6, interval: 1.92 });
  });
});

it('describes a plan', () => {
  const video = { ...SOURCE.video, frameRate: 23.4, isVariable: true, range: 'hlg' as const };
  const text = planText(planOf({ video, audio: [sound(1, 'en', '', 6)] }), null, 1).join('\n');
  expect(text).toContain('hevc 1920x1080, 23.4 frames/s (variable) become 24000/1001, HDR (HLG) becomes SDR');
  expect(text).toContain('sound       a-en: English, AAC, 6 channels become 2, -23 LUFS');
  expect(text).toMatch(/expected {4}about \d+ MB, 1 min 40 s long, in about \d+ min/u);
});
