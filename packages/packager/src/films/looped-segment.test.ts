import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilmIndex, type Film, type FilmIndex } from './film-index.js';
import { readLoopedSegment } from './looped-segment.js';
import { DEMO_MEDIA, readFragments } from '../../testing/media-fixture.js';
import { FolderStore } from '../store/folder-store.js';

let films: FilmIndex;
let film: Film;
beforeAll(async () => {
  films = createFilmIndex(new FolderStore(DEMO_MEDIA));
  const found = await films.film('ringside');
  if (found === null) throw new Error('The demo has no film “ringside”.');
  film = found;
});
afterAll(() => films.close());

describe('readLoopedSegment', () => {
  it.each([0, 50_000_000])(
    'continues without gap or overlap for more than three rounds, from segment %i',
    async (from) => {
      for (const track of film.tracks.values()) {
        const rounds = film.description.segments * 3 + 2;
        let time = from * track.segmentTicks;
        let sequence = 0;
        for (let number = from; number < from + rounds; number += 1) {
          for (const fragment of readFragments(await readLoopedSegment(film, track, number))) {
            expect(fragment.time).toBe(time);
            expect(fragment.sequence).toBeGreaterThan(sequence);
            time += fragment.duration;
            ({ sequence } = fragment);
          }
        }
        expect(time).toBe((from + rounds) * track.segmentTicks);
      }
    },
  );

  it('shifts the film’s samples in time without changing them', async () => {
    const track = film.tracks.get('v360');
    if (track === undefined) throw new Error('The film has no track v360.');
    const original = readFragments(await track.readSegment(2));
    const looped = readFragments(await readLoopedSegment(film, track, 2 + film.description.segments * 9));
    expect(looped.map(({ media }) => media.toString('hex'))).toEqual(
      original.map(({ media }) => media.toString('hex')),
    );
    expect(readFragments(await track.readSegment(2))).toEqual(original);
  });

  it('writes times that need more than 32 bits', async () => {
    const track = film.tracks.get('a-en');
    if (track === undefined) throw new Error('The film has no track a-en.');
    const [fragment] = readFragments(await readLoopedSegment(film, track, 50_000_000));
    expect(fragment?.time).toBe(50_000_000 * track.segmentTicks);
    expect(fragment?.time).toBeGreaterThan(2 ** 32);
  });
});
