import { join } from 'node:path';
import { DEMO_MEDIA } from '@footlight/packager/testing';
import { BucketFixture } from '@footlight/packager/testing/bucket';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListImportBench } from '../../testing/list-import.js';

const FILM = 'harvest-run';
const NFO = '<movie><title>Harvest Run</title></movie>';

// PLAY-83
describe('lists of a realm whose films are in a bucket', () => {
  let bucket: BucketFixture;
  let bench: ListImportBench;

  beforeAll(async () => {
    bucket = await BucketFixture.start();
    bench = await ListImportBench.create({ media: { store: { kind: 's3', ...bucket.settings() } } });
    const picture = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    bench.write(`films/${FILM}/${FILM}.mkv`, '');
    bench.write(`films/${FILM}/${FILM}.nfo`, NFO);
    bench.write(`films/${FILM}/poster.jpg`, picture);
  });
  afterAll(async () => {
    await bench.close();
    await bucket.remove();
  });

  it('say which films it does not have, and bring their pictures into it', async () => {
    const printed = await bench.run('films');
    expect(printed).toContain('1 pictures were brought to the store of media.');
    expect(printed).toContain(`1 films are not there yet (“footlight add” makes them): ${FILM}`);
    const store = bucket.store();
    const stored = await store.list(`artwork/${FILM}/`);
    await store.close();
    expect(stored.map(({ key }) => key)).toEqual([`artwork/${FILM}/poster.jpg`]);
    const { rows } = await bench.database.db.execute(sql`select kinds from artworks where slug = ${FILM}`);
    expect(rows).toEqual([{ kinds: { poster: expect.any(Array) as unknown } }]);
  });

  it('know the films that it has meanwhile', async () => {
    await bucket.bring(join(DEMO_MEDIA, 'films', FILM), `films/${FILM}/`);
    bench.write(`films/${FILM}/${FILM}.nfo`, NFO.replace('</movie>', '<year>2026</year></movie>'));
    const printed = await bench.run('films');
    expect(printed.join('\n')).not.toContain('not there yet');
    const { rows } = await bench.database.db.execute(
      sql`select duration > 0 as known from contents where kind = 'VOD'`,
    );
    expect(rows).toEqual([{ known: true }]);
  });

  it('are refused as a whole while it does not answer', async () => {
    bench.write(`films/${FILM}/${FILM}.nfo`, NFO);
    await bucket.stop();
    expect(await bench.refused('films')).toContain('media.store.endpoint: found no answer from');
    await bucket.resume();
    expect(await bench.run('films')).toContain(
      '0 entries are new, 1 differ, 0 are the same already, 0 are removed, 0 are kept.',
    );
  });
});
