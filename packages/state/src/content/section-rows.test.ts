import { beforeEach, describe, expect, it } from 'vitest';
import { rowParams, rowQuery, sectionQuery } from './section.queries.js';
import { examples, ids, items } from '../testing/fixtures.js';
import { fails, withPlaylists } from '../testing/playlists.js';

const at = withPlaylists();

describe('rows of a section', () => {
  const row = (from: number) => ({
    ...examples.row,
    bucketId: 'films',
    items: items(from, 10),
    paging: { moreDataAvailable: from < 11, lastSeen: String(from + 9) },
  });
  const home = () => at.queries.entry(sectionQuery, { id: 'home' });
  const films = () => at.queries.entry(rowQuery, rowParams('home', row(1)));
  beforeEach(() => {
    at.service.handlers.getSection = () => ({
      ...examples.section,
      buckets: [row(1)],
      paging: { moreDataAvailable: false, lastSeen: null },
    });
    at.service.handlers.getBucketPage = ({ body }) => row(Number(body.bucketProps.lastSeen) + 1);
  });

  it('LIST-17 are loaded with the section, and are separate lists', async () => {
    await home().load();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 10)));
    await films().loadMore();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 20)));
    expect(at.service.seen.at(-1)?.body).toEqual({
      bucketProps: { resultPerPage: 10, lastSeen: '10', displayGeoblocked: false },
      sectionProps: { resultPerPage: 10, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
    });
    await home().renew();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 20)));
  });

  it('LIST-17 fail independently of the section', async () => {
    await home().load();
    at.service.handlers.getBucketPage = fails;
    await films().loadMore();
    expect([films().getState().more, home().getState()]).toMatchObject([
      'failed',
      { status: 'ready', more: 'idle' },
    ]);
  });

  it('LIST-17 are dropped with the section when the viewer changes', async () => {
    await home().load();
    await films().loadMore();
    const stop = films().subscribe(() => undefined);
    at.queries.changeViewer();
    await home().load();
    expect(ids(films().getState().items)).toEqual(ids(items(1, 10)));
    stop();
  });

  it('of a guide are requested with the number of channels that it shows', async () => {
    const guide = { ...row(1), type: 'EPG_NOW_NEXT' as const };
    at.service.handlers.getSection = () => ({ ...examples.section, buckets: [guide] });
    await home().load();
    await at.queries.entry(rowQuery, rowParams('home', guide)).loadMore();
    expect(at.service.seen.at(-1)?.body).toMatchObject({ sectionProps: { resultPerPage: 25 } });
  });
});
