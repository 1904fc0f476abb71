import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddFixture, H264, bars } from '../../testing/add-fixture.js';

let fixture: AddFixture;
let film: string;
beforeAll(async () => {
  fixture = await AddFixture.create();
  film = await fixture.record('film.mkv', [...bars('320x180', '25', 1), ...H264]);
});
afterAll(() => fixture.remove());

const picture = (name: string): Promise<string> =>
  fixture.record(name, [...bars('400x600', '1', 1), '-frames:v', '1', '-f', 'image2', '-c:v', 'png']);

// PLAY-88
describe('a poster', () => {
  it('becomes the artwork, by what it is and not by its name', async () => {
    const poster = await picture('poster.jpg');
    await fixture.add([film, '--poster', poster]);
    expect(fixture.lines).toContain(`  artwork     ${poster}, 400x600`);
    const artwork = join(fixture.media, 'artwork/film');
    expect(await readdir(artwork)).toEqual(['original.png']);
    expect(await readFile(join(artwork, 'original.png'))).toEqual(await readFile(poster));
  });

  it('that cannot be read is refused before the work', async () => {
    const letter = join(fixture.folder, 'letter.jpg');
    await writeFile(letter, 'This is a letter.');
    const cut = join(fixture.folder, 'cut.png');
    await writeFile(cut, (await readFile(await picture('whole.png'))).subarray(0, 2_000));
    for (const path of [letter, cut, fixture.folder, join(fixture.folder, 'nowhere.png')])
      // oxlint-disable-next-line no-await-in-loop -- each prints into the same lines
      await expect(fixture.add([film, '--id', 'refused', '--poster', path])).rejects.toThrow(
        `--poster: ${path}: found no picture that can be read`,
      );
    expect(await readdir(join(fixture.media, 'films'))).not.toContain('.refused.work');
  });

  it('is of one film, not of a folder', async () => {
    const poster = await picture('poster.png');
    await fixture.record('film-2.mkv', ['-i', film, '-c', 'copy']);
    await expect(fixture.add([fixture.folder, '--poster', poster])).rejects.toThrow(
      '--poster: found it with a folder of 2 films; allowed: for one film.',
    );
  });
});
