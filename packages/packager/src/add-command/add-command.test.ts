import { access, mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddFixture, H264, PROGRAMS, bars, tone } from '../../testing/add-fixture.js';
import { filmIssues } from '../films/film-issues.js';
import { FolderStore } from '../store/folder-store.js';

let fixture: AddFixture;
beforeAll(async () => {
  fixture = await AddFixture.create();
});
afterAll(() => fixture.remove());

/** An ffmpeg that is interrupted when it is to encode a track. */
const interrupted = async (track: string, interrupt: () => void): Promise<string> => {
  const file = join(fixture.folder, 'interrupted.sh');
  const mark = join(fixture.folder, 'interrupted');
  await writeFile(
    file,
    `#!/bin/sh\ncase "$*" in *${track}.part.mp4*) touch ${mark}; exec sleep 60;; *) exec ${PROGRAMS.ffmpeg} "$@";; esac\n`,
    { mode: 0o755 },
  );
  const look = setInterval(() => {
    access(mark).then(
      () => {
        clearInterval(look);
        interrupt();
      },
      () => undefined,
    );
  }, 50);
  return file;
};

describe('footlight add', () => {
  describe('captions', () => {
    it('are taken from files in any encoding and from the film', async () => {
      const srt = join(fixture.folder, 'words.de.srt');
      await writeFile(srt, Buffer.from('1\r\n00:00:00,500 --> 00:00:01,500\r\nGr\xFC\xDFe\r\n', 'latin1'));
      const ass = join(fixture.folder, 'words.ass');
      await writeFile(
        ass,
        '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:00.50,0:00:01.50,Default,,0,0,0,,{\\i1}Hola{\\i0}\n',
      );
      const ttml = join(fixture.folder, 'words.pt.ttml');
      const wide =
        '\uFEFF<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s">Olá</p></div></body></tt>';
      await writeFile(ttml, Buffer.from(wide, 'utf16le'));
      const embedded = join(fixture.folder, 'embedded.srt');
      await writeFile(embedded, '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
      const file = await fixture.record('words.mkv', [
        ...bars('320x180', '25', 2),
        '-i',
        embedded,
        '-map',
        '0',
        '-map',
        '1',
        ...H264,
        '-c:s',
        'srt',
        '-metadata:s:s:0',
        'language=fre',
      ]);
      await fixture.add([file, '--subtitles', srt, '--subtitles', `es=${ass}`, '--subtitles', ttml]);
      expect(fixture.lines).toContain('captions words.de.srt: read as windows-1252');
      const film = await fixture.described('words');
      expect(film.subtitles).toEqual([
        { language: 'de', label: 'Deutsch' },
        { language: 'es', label: 'Español' },
        { language: 'pt', label: 'Português' },
        { language: 'fr', label: 'Français' },
      ]);
      const text = (language: string) =>
        readFile(join(fixture.media, `films/words/subtitles/${language}.vtt`), 'utf8');
      expect(await text('de')).toContain('00:00.500 --> 00:01.500\nGrüße');
      expect(await text('es')).toContain('<i>Hola</i>');
      expect(await text('pt')).toContain('Olá');
      expect(await text('fr')).toContain('Bonjour');
      expect(await readdir(join(fixture.media, 'films/words/subtitles'))).toEqual([
        'de.vtt',
        'es.vtt',
        'fr.vtt',
        'pt.vtt',
      ]);
    });

    it.each([
      [
        'a.en.srt',
        '1\n00:00:01,000 -> 00:00:02,000\nx\n',
        /captions a\.en\.srt: found "1" in line 1; allowed: lines such as/u,
      ],
      [
        'b.en.srt',
        '1\n00:00:01,000 --> soon\nx\n',
        /"00:00:01,000 --> soon" in line 2; allowed: 00:00:01,000 -->/u,
      ],
      ['c.en.vtt', 'NOTE\n', /found "NOTE" in line 1; allowed: WEBVTT/u],
      ['d.en.txt', 'x', /found "\.txt"; allowed: \.srt/u],
    ])('are refused before the work: %s', async (name, text, message) => {
      const path = join(fixture.folder, name);
      await writeFile(path, text);
      await expect(
        fixture.add([await fixture.plain(), '--id', 'refused', '--subtitles', path]),
      ).rejects.toThrow(message);
      expect(await readdir(join(fixture.media, 'films'))).not.toContain('.refused.work');
    });
  });

  describe('a source that is no film', () => {
    const broken = async (name: string): Promise<string> => {
      const file = join(fixture.folder, name);
      if (name === 'text.mp4') await writeFile(file, 'This is a letter.');
      if (name === 'empty.mp4') await writeFile(file, '');
      if (name === 'sound.mp4') await fixture.record(name, tone());
      if (name.startsWith('cut')) {
        await fixture.record(name, [...bars('320x240', '25', 8), ...H264]);
        await truncate(file, 60_000);
      }
      return file;
    };
    it.each([
      ['text.mp4', /file: found ".*text\.mp4", which ffmpeg cannot read; allowed: a film/u],
      ['empty.mp4', /which ffmpeg cannot read/u],
      ['sound.mp4', /video: found "audio"; allowed: a film with a picture/u],
      ['cut.mp4', /which ffmpeg cannot read/u],
      ['cut.mkv', /no picture can be decoded at 6 s of 8 s; allowed: a whole film/u],
      ['absent.mp4', /source: found ".*absent\.mp4", which is not there/u],
    ])('is refused with the reason: %s', async (name, message) => {
      await expect(fixture.add([await broken(name)])).rejects.toThrow(message);
    });
  });

  it('makes every film of a folder with the captions beside it, and names those that it refuses', async () => {
    const films = join(fixture.folder, 'films');
    await mkdir(films, { recursive: true });
    await fixture.record('films/One.mp4', [...bars('160x90', '25', 1), ...H264]);
    await fixture.record('films/Two.mov', [...bars('160x90', '25', 1), ...H264]);
    await writeFile(join(films, 'Broken.mkv'), 'no film');
    await writeFile(join(films, 'One.fr.srt'), '1\n00:00:00,000 --> 00:00:01,000\nUn\n');
    await writeFile(join(films, 'Two.vtt'), 'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo\n');
    await writeFile(join(films, 'notes.txt'), 'not for viewers');
    await expect(fixture.add([films])).rejects.toThrow('1 of 3 films were not made: Broken.');
    expect((await fixture.described('one')).subtitles.map(({ language }) => language)).toEqual(['fr']);
    expect((await fixture.described('two')).subtitles.map(({ language }) => language)).toEqual(['en']);
    await rm(join(films, 'Broken.mkv'));
    await fixture.add([films]);
    expect(fixture.lines).toEqual(['Film one is there already.', 'Film two is there already.']);
    await expect(fixture.add([films, '--title', 'Both'])).rejects.toThrow(
      '--title: found it with a folder of 2 films',
    );
  });

  it('downloads the film of an address first', async () => {
    const bytes = await readFile(join(fixture.folder, 'films/One.mp4'));
    const ranges: unknown[] = [];
    let hanging: ServerResponse | undefined;
    const folder = join(fixture.media, 'films/.downloads');
    const arrived = async (): Promise<number> => {
      const part = (await readdir(folder)).find((name) => name.endsWith('.part')) ?? '';
      return (await stat(join(folder, part))).size;
    };
    const server = createServer((request, response) => {
      if (request.url === '/Far%20away.mp4') response.end(bytes);
      else if (request.url === '/cut.mp4') {
        response.writeHead(200, { 'content-length': String(bytes.length) });
        response.write(bytes.subarray(0, 1000), () => response.destroy());
      } else if (request.url === '/Continued.mp4') {
        const { range } = request.headers;
        ranges.push([range, request.headers['if-range']]);
        const from = Number(/\d+/u.exec(range ?? '')?.[0] ?? 0);
        const rest = bytes.subarray(from);
        const length = { 'content-length': String(rest.length), etag: '"one"' };
        if (from === 0) {
          response.writeHead(200, length);
          response.write(rest.subarray(0, 1000));
          hanging = response;
        } else
          response
            .writeHead(206, {
              ...length,
              'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
            })
            .end(rest);
      } else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { port } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      await fixture.add([`${origin}/Far%20away.mp4`]);
      expect((await fixture.described('far-away')).segments).toBe(1);
      expect(await readdir(folder)).toEqual([]);
      await expect(fixture.add([`${origin}/none.mp4`])).rejects.toThrow(
        /none\.mp4: found status 404; allowed: 200/u,
      );
      await expect(fixture.add([`${origin}/cut.mp4`])).rejects.toThrow(/cut\.mp4/u);
      const interrupted = fixture.add([`${origin}/Continued.mp4`]).catch((error: unknown) => String(error));
      await vi.waitFor(async () => expect(await arrived()).toBe(1000), { timeout: 30_000 });
      hanging?.destroy();
      expect(await interrupted).toContain('Continued.mp4');
      await fixture.add([`${origin}/Continued.mp4`]);
      expect((await fixture.described('continued')).segments).toBe(1);
      expect(ranges).toEqual([
        [undefined, undefined],
        ['bytes=1000-', '"one"'],
      ]);
      await expect(fixture.add(['ftp://127.0.0.1/film.mp4'])).rejects.toThrow(
        /begins with https:\/\/ or http:/u,
      );
      expect(await readdir(folder)).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('makes a trailer of a part of the film', async () => {
    await fixture.add([await fixture.plain(), '--id', 'shown', '--title', 'Shown', '--trailer', '1-2.5']);
    const trailer = await fixture.described('shown-trailer');
    expect(trailer.segments).toBe(1);
    const videos = JSON.parse(await readFile(join(fixture.catalogue, 'vods.json'), 'utf8')) as {
      id: string;
    }[];
    expect(videos.filter(({ id }) => id.startsWith('shown'))).toMatchObject([
      { id: 'shown-trailer', texts: { en: { title: 'Shown – Trailer' } } },
      { id: 'shown', film: 'shown', trailer: 'shown-trailer' },
    ]);
    await expect(fixture.add([await fixture.plain(), '--id', 'short', '--trailer', '1-9'])).rejects.toThrow(
      /--trailer: found the part until 9 s; allowed: up to 3/u,
    );
  });

  it('prints the plan and writes nothing with --dry-run', async () => {
    const before = await readdir(fixture.media);
    await fixture.add([await fixture.plain(), '--id', 'dry', '--dry-run']);
    expect(fixture.lines.join('\n')).toMatch(
      /Film dry: h264\n {2}source .*25 frames\/s\n {2}picture {5}v240: 320x240/u,
    );
    expect(await readdir(fixture.media)).toEqual(before);
    expect(await readdir(join(fixture.media, 'films'))).not.toContain('dry');
  });

  it('refuses an id that a film has', async () => {
    await expect(fixture.add([await fixture.plain(), '--id', 'shown'])).rejects.toThrow(
      /--id: found "shown", which is a film already/u,
    );
  });

  it('goes on after a crash with the step that was not finished', async () => {
    const file = await fixture.plain();
    const stopping = new AbortController();
    const stopAt = async (id: string): Promise<void> => {
      await expect(
        fixture.add([file, '--id', 'resumed'], {
          signal: stopping.signal,
          lockFolder: () => ({ release: () => undefined }),
          ffmpeg: await interrupted(id, () => stopping.abort(new Error('killed'))),
        }),
      ).rejects.toThrow('killed');
    };
    await stopAt('v240');
    const work = join(fixture.media, 'films/.resumed.work');
    const sound = await stat(join(work, 'a-en.mp4'));
    const words = join(fixture.folder, 'late.fr.srt');
    await writeFile(words, '1\n00:00:00,000 --> 00:00:01,000\nUn\n');
    expect((await filmIssues(new FolderStore(fixture.media))).issues).toEqual([]);
    // Captions that are given later are no reason to encode anything again.
    await fixture.add([file, '--id', 'resumed', '--subtitles', words]);
    const film = await fixture.described('resumed');
    expect(film.video).toHaveLength(1);
    expect(film.subtitles).toHaveLength(1);
    expect((await stat(join(fixture.media, 'films/resumed/a-en.mp4'))).ino).toBe(sound.ino);
    expect(await readdir(join(fixture.media, 'films/resumed'))).not.toContain('journal.json');
  });
});
