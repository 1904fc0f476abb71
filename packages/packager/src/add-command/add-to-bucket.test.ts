import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddFixture, H264, bars } from '../../testing/add-fixture.js';
import { BucketFixture } from '../../testing/bucket-fixture.js';
import { createMediaService, readFragments, readPlaylist } from '../../testing/media-fixture.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { FolderStore } from '../store/folder-store.js';
import type { MediaStore } from '../store/media-store.js';
import { S3Store } from '../store/s3-store.js';
import { isStoreError } from '../store/store-error.js';

let fixture: AddFixture;
let bucket: BucketFixture;
/** Two segments without sound. */
let source: string;
beforeAll(async () => {
  fixture = await AddFixture.create();
  source = await fixture.record('short.mp4', [...bars('320x240', '25', 2), ...H264]);
  bucket = await BucketFixture.start();
});
afterAll(async () => {
  await bucket.remove();
  await fixture.remove();
});

/** A bucket that goes away when the film is made and its artwork is sent. */
class LeavingStore extends S3Store {
  override async put(key: string, file: string): Promise<void> {
    await bucket.stop();
    return super.put(key, file);
  }
}

const STORES: readonly (readonly [string, () => MediaStore])[] = [
  ['a folder', () => new FolderStore(fixture.media)],
  ['a bucket', () => bucket.store()],
];

// PLAY-85
describe.each(STORES)('footlight add into %s', (kind, open) => {
  const id = kind.replace(' ', '-');

  it('makes a film that is played from there', async () => {
    const store = open();
    const words = join(fixture.folder, `${id}.fr.srt`);
    await writeFile(words, '1\n00:00:00,500 --> 00:00:01,500\nBonjour\n');
    await fixture.add([source, '--id', id, '--subtitles', words], { store });
    expect(fixture.lines).toContain(`Film ${id} is in ${store.address(`films/${id}/`)}`);
    const film = await fixture.described(id, store);
    expect(film.subtitles.map(({ language }) => language)).toEqual(['fr']);
    const names = (await store.list(`films/${id}/`)).map(({ key }) => key.slice(`films/${id}/`.length));
    expect(names.toSorted()).toEqual([
      'a-zxx.index.json',
      'a-zxx.mp4',
      'film.json',
      'subtitles/fr.vtt',
      'thumbnails.jpg',
      'thumbnails.vtt',
      'v240.index.json',
      'v240.mp4',
    ]);
    expect((await readdir(join(fixture.media, 'films'))).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await readFile(join(fixture.catalogue, 'vods.json'), 'utf8')).toContain(`"film": "${id}"`);

    const service = await createMediaService(createMovingClock(Date.UTC(2026, 10, 21, 20)), store);
    const get = (file: string) => service.app.inject({ url: service.address({ f: `vod/${id}` }, file) });
    const master = readPlaylist((await get('master.m3u8')).payload);
    expect(master.attributes('#EXT-X-STREAM-INF')).toMatchObject([{ RESOLUTION: '320x240' }]);
    expect((await get('manifest.mpd')).payload).toContain('id="v240"');
    expect(readFragments((await get('v240/1.m4s')).rawPayload)[0]?.time).toBeGreaterThan(0);
    expect((await get('subtitles/fr.vtt')).payload).toContain('Bonjour');
    for (const url of [`/img/${id}/hero-240`, `/media/annotations/${id}/thumbnails.jpg`])
      expect([url, (await service.app.inject({ url })).statusCode]).toEqual([url, 200]);
    await service.app.close();
  });

  it('refuses an id that a film there has', async () => {
    const store = open();
    await expect(fixture.add([source, '--id', id], { store })).rejects.toThrow(
      `--id: found "${id}", which is a film already (${store.address(`films/${id}/`)}`,
    );
    await store.close();
  });
});

// PLAY-84
describe('footlight add into a bucket that goes away', () => {
  it('names what it refuses', async () => {
    const store = bucket.store({ secretAccessKey: 'wrong' });
    await expect(fixture.add([source, '--id', 'refused'], { store })).rejects.toThrow(
      'media.store.secretAccessKey: found another secret than that of the key',
    );
    await store.close();
  });

  it('begins nothing while it is not there', async () => {
    await bucket.stop();
    const adding = fixture.add([source, '--id', 'away'], { store: bucket.store() });
    await expect(adding).rejects.toSatisfy(isStoreError);
    await bucket.resume();
    expect(await readdir(join(fixture.media, 'films'))).not.toContain('.away.work');
  });

  it('goes on with the upload of a film that is made, and encodes nothing again', async () => {
    const words = [source, '--id', 'leaving'];
    const leaving = new LeavingStore(bucket.settings());
    await expect(fixture.add(words, { store: leaving })).rejects.toSatisfy(isStoreError);
    await bucket.resume();
    const made = join(fixture.media, 'films/.leaving.work/v240.mp4');
    const { length } = await readFile(made);
    // A box that only this file has.
    await appendFile(made, Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]));
    const store = bucket.store();
    await fixture.add(words, { store });
    expect((await store.open('films/leaving/v240.mp4'))?.size).toBe(length + 8);
    expect((await fixture.described('leaving', store)).segments).toBeGreaterThan(0);
    await store.close();
  });
});
