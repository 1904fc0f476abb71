import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxesOf, findBox, requireBox } from '../films/boxes.js';
import { createFilmIndex, type Film } from '../films/film-index.js';
import type { FilmTrack } from '../films/film-track.js';
import { DEMO_MEDIA, readFragments } from '../../testing/media-fixture.js';
import { createContentKeys, ENCRYPTION_MODES, type Protection } from './content-keys.js';
import { constantVector } from './encrypt-init.js';
import { protectFilm } from './protect-film.js';
import { cipherCbc, cipherCtr } from './sample-cipher.js';
import { readSampleSizes } from './sample-sizes.js';
import type { Subsample } from './subsamples.js';
import { FolderStore } from '../store/folder-store.js';

const keys = createContentKeys(Buffer.from('a secret of content keys, for tests'));
const films = createFilmIndex(new FolderStore(DEMO_MEDIA));
let film: Film;
beforeAll(async () => {
  const found = await films.film('north-of-quiet');
  if (found === null) throw new Error('The demo film is missing.');
  film = found;
});
afterAll(() => films.close());

const trackOf = (of: Film, id: string): FilmTrack => {
  const track = of.tracks.get(id);
  if (track === undefined) throw new Error(`There is no track ${id}.`);
  return track;
};

interface SampleEntry {
  /** Eight bytes; empty if the vector is constant. */
  readonly vector: Buffer;
  readonly subsamples: readonly Subsample[];
}

/** Reads the encryption entry of each sample like a player: at the offset in `saio`, with the sizes in `saiz`. */
const readEntries = (
  segment: Buffer,
  moof: ReturnType<typeof requireBox>,
  vectorBytes: number,
  video: boolean,
): SampleEntry[] => {
  const traf = requireBox(segment, ['traf'], moof);
  const saiz = requireBox(segment, ['saiz'], traf);
  const saio = requireBox(segment, ['saio'], traf);
  let at = moof.start + segment.readUInt32BE(saio.content + 8);
  const sizes = [...segment.subarray(saiz.content + 9, saiz.end)];
  expect(segment.readUInt32BE(saiz.content + 5)).toBe(sizes.length);
  return sizes.map((size) => {
    const entry = segment.subarray(at, at + size);
    at += size;
    const vector = entry.subarray(0, vectorBytes);
    if (!video) return { vector, subsamples: [] };
    const count = entry.readUInt16BE(vectorBytes);
    expect(size).toBe(vectorBytes + 2 + 6 * count);
    const subsamples = Array.from({ length: count }, (_, n) => ({
      clear: entry.readUInt16BE(vectorBytes + 2 + 6 * n),
      encrypted: entry.readUInt32BE(vectorBytes + 4 + 6 * n),
    }));
    return { vector, subsamples };
  });
};

/** Decrypts a segment using its own boxes. Returns the media of its fragments and the vectors used. */
const decrypt = (segment: Buffer, track: string, { mode, key }: Protection, video: boolean) => {
  const boxes = [...boxesOf(segment)];
  const vectors: string[] = [];
  const media = boxes.flatMap((moof, index) => {
    if (moof.type !== 'moof') return [];
    const traf = requireBox(segment, ['traf'], moof);
    const run = requireBox(segment, ['trun'], traf);
    const mdat = boxes[index + 1];
    // The data offset of the run must account for the boxes added before the media.
    expect(moof.start + segment.readInt32BE(run.content + 8)).toBe(mdat?.content);
    const bytes = Buffer.from(segment.subarray(mdat?.content, mdat?.end));
    const entries =
      mode === 'cbcs' && !video ? [] : readEntries(segment, moof, mode === 'cenc' ? 8 : 0, video);
    let at = 0;
    readSampleSizes(segment, traf).forEach((size, n) => {
      const sample = bytes.subarray(at, at + size);
      at += size;
      const entry = entries[n];
      const subsamples = video ? (entry?.subsamples ?? []) : [{ clear: 0, encrypted: size }];
      expect(subsamples.reduce((sum, { clear, encrypted }) => sum + clear + encrypted, 0)).toBe(size);
      if (mode === 'cenc') {
        const vector = entry?.vector ?? Buffer.alloc(8);
        vectors.push(vector.toString('hex'));
        cipherCtr(sample, subsamples, { key, vector: Buffer.concat([vector, Buffer.alloc(8)]) });
      } else {
        const how = { patterned: video, direction: 'decrypt' } as const;
        cipherCbc(sample, subsamples, { key, vector: constantVector(track) }, how);
      }
    });
    return [bytes];
  });
  return { media, vectors };
};

const TRACKS = ['v720', 'v180', 'a-en', 'a-es'] as const;

describe.each(ENCRYPTION_MODES)('a film protected by %s', (mode) => {
  const protection = keys.protection('north-of-quiet', mode);

  it.each(TRACKS)('is identical to the clear film after %s is decrypted', async (id) => {
    const clear = trackOf(film, id);
    const guarded = trackOf(protectFilm(film, protection), id);
    for (const number of [0, 1, film.description.segments - 1]) {
      const plain = readFragments(await clear.readSegment(number));
      const sent = await guarded.readSegment(number);
      const closed = readFragments(sent);
      expect(closed.map(({ time, samples, sequence }) => [time, samples, sequence])).toEqual(
        plain.map(({ time, samples, sequence }) => [time, samples, sequence]),
      );
      const opened = decrypt(sent, id, protection, id.startsWith('v'));
      plain.forEach(({ media }, at) => {
        expect(opened.media[at]?.equals(media)).toBe(true);
      });
      // A fragment of a still image may be too small to be encrypted, so whole segments are compared.
      const joined = (fragments: typeof plain): Buffer => Buffer.concat(fragments.map(({ media }) => media));
      expect(joined(closed).equals(joined(plain))).toBe(false);
    }
  });

  it.each(TRACKS)('describes codec and encryption in the initialisation segment of %s', (id) => {
    const { init } = trackOf(protectFilm(film, protection), id);
    const entries = requireBox(init, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const [entry] = [...boxesOf(init, entries.content + 8, entries.end)];
    const video = id.startsWith('v');
    expect(entry?.type).toBe(video ? 'encv' : 'enca');
    const fields = video ? 78 : 28;
    const sinf = requireBox(init, ['sinf'], {
      ...requireBox(init, ['moov']),
      content: (entry?.content ?? 0) + fields,
      end: entry?.end ?? 0,
    });
    const word = (path: readonly string[], skip: number): string => {
      const { content } = requireBox(init, path, sinf);
      return init.toString('latin1', content + skip, content + skip + 4);
    };
    expect([word(['frma'], 0), word(['schm'], 4)]).toEqual([video ? 'avc1' : 'mp4a', mode]);
    const tenc = requireBox(init, ['schi', 'tenc'], sinf);
    expect(init.subarray(tenc.content + 8, tenc.content + 24).equals(protection.keyId)).toBe(true);
    expect(init.readUInt8(tenc.content + 5)).toBe(mode === 'cbcs' && video ? 0x19 : 0);
    expect(findBox(init, ['moov', 'pssh'])).toBeDefined();
  });
});

describe('key streams', () => {
  it('use a different initialisation vector for every sample of every track', async () => {
    const protection = keys.protection('north-of-quiet', 'cenc');
    const guarded = protectFilm(film, protection);
    const vectors: string[] = [];
    for (const id of guarded.tracks.keys()) {
      for (const number of [0, 1, 2]) {
        const segment = await trackOf(guarded, id).readSegment(number);
        vectors.push(...decrypt(segment, id, protection, id.startsWith('v')).vectors);
      }
    }
    expect(vectors.length).toBeGreaterThan(900);
    expect(new Set(vectors).size).toBe(vectors.length);
  });

  it('use different constant vectors for the audio tracks of a film', () => {
    expect(constantVector('a-en').equals(constantVector('a-es'))).toBe(false);
  });
});

describe('content keys', () => {
  it('are deterministic, and differ by film, by mode and from their ids', () => {
    const again = createContentKeys(Buffer.from('a secret of content keys, for tests'));
    const all = ['north-of-quiet', 'ringside'].flatMap((slug) =>
      ENCRYPTION_MODES.map((mode) => keys.protection(slug, mode)),
    );
    expect(again.protection('ringside', 'cbcs')).toEqual(all[3]);
    const spelt = all.flatMap(({ key, keyId }) => [key.toString('hex'), keyId.toString('hex')]);
    expect(new Set(spelt).size).toBe(8);
    for (const { key, keyId } of all) expect(keys.keyOf(keyId)).toEqual(key);
  });

  it('depend on the secret', () => {
    const elsewhere = createContentKeys(Buffer.from('another secret of content keys, also for tests'));
    expect(elsewhere.protection('ringside', 'cenc')).not.toEqual(keys.protection('ringside', 'cenc'));
  });
});
