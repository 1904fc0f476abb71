import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue-files.js';
import { contentRows } from './content-rows.js';
import { catalogueOf, entriesOf } from './entries/collections.js';
import { referenceIssues } from './reference-issues.js';

type Vod = Catalogue['vods'][number];

const ORIGINS = { outside: { origin: 'https://streams.example' } };
const texts = { en: { title: 'A title', description: '' } };
const source = { origin: 'outside', address: '/master.m3u8', protocol: 'HLS', duration: 60 } as const;

/** A catalogue with a video, and an episode with the same members. */
const both = (members: Partial<Vod>): Catalogue => {
  const { catalogue } = catalogueOf([]);
  const episode = { id: 'episode', texts, artwork: 'one', ...members };
  const series = {
    id: 'series',
    artwork: 'one',
    texts,
    film: 'of-the-series',
    seasons: [{ id: 'season', episodes: [episode] }],
  };
  return { ...catalogue, vods: [{ id: 'video', artwork: 'one', texts, ...members }], series: [series] };
};

const rowsOf = (members: Partial<Vod>) => {
  const { contents } = contentRows(catalogueOf(entriesOf(both(members))), new Map(), 0);
  return ['video', 'episode'].map((id) => {
    const found = contents.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no ${id}.`);
    const { id: _id, position: _position, ...row } = found;
    return row;
  });
};
const issuesOf = (members: Partial<Vod>) =>
  referenceIssues(both(members), 'en', ORIGINS).map(({ field, allowed }) => `${field}: ${allowed}`);

describe('an episode', () => {
  it.each<[string, Partial<Vod>]>([
    ['an external stream', { source }],
    ['DRM', { film: 'one', drm: 'clearkey' }],
    ['advertisements', { film: 'one', adBreaks: [{ type: 'MID_ROLL', offset: 30, ads: ['lantern'] }] }],
    ['a premiere', { film: 'one', premieresAt: '2030-01-02T20:00:00Z' }],
    ['a release', { film: 'one', releasedAt: '2026-01-02T20:00:00Z', countdown: 7 }],
    ['no picture', { film: 'one', audioOnly: true, onlinePlayback: 'NOT_AVAILABLE' }],
    ['a watermark', { film: 'one', watermark: { artwork: 'one', position: 'top-end', opacity: 0.5 } }],
  ])('has %s as a video has it', (_what, members) => {
    const [video, episode] = rowsOf(members);
    expect(episode).toEqual(video);
    expect(issuesOf(members)).toEqual([]);
  });

  it('has the film of its series unless it has a stream of its own', () => {
    expect(rowsOf({})[1]?.film).toBe('of-the-series');
    expect(rowsOf({ source })[1]).toMatchObject({ film: null, source: { address: '/master.m3u8' } });
  });

  it('is checked as a video is', () => {
    const place = 'series.json[0].seasons[0].episodes[0]';
    expect(issuesOf({ film: 'one', source })).toContain(`${place}: either a film or a source`);
    expect(issuesOf({ source: { ...source, origin: 'nowhere' } }).join()).toContain(`${place}.source.origin`);
    const dates = { premieresAt: '2030-01-02T20:00:00Z', releasedAt: '2030-01-02T20:00:00Z' };
    expect(issuesOf({ film: 'one', ...dates }).join()).toContain(`${place}.releasedAt: one of premieresIn`);
  });
});
