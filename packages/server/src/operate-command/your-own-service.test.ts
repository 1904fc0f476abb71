import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ResponseOf } from '@footlight/contract';
import { freePort } from '@footlight/packager';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { startProcess, type ServiceProcess } from '../../testing/start-process.js';

const run = promisify(execFile);
const PAGE = join(PACKAGE_FOLDER, '../../docs/your-own-service.md');
const PROGRAM = join(PACKAGE_FOLDER, 'bin/footlight.mjs');

interface Block {
  readonly language: string;
  /** The file that the page shows, or `realm`. */
  readonly file: string | undefined;
  readonly text: string;
}

const blocksOf = (page: string): readonly Block[] =>
  [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gmu)].map(
    ([, language = '', file, text = '']) => ({
      language,
      file,
      text,
    }),
  );

/** What a reader does who adds members to the realm file. */
const addToRealm = (members: string): string => `node -e '
  const file = process.env.FOOTLIGHT_CONFIG;
  const realm = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.writeFileSync(file, JSON.stringify({ ...realm, ...${members.trim()} }));
'\n`;

/** Ten commands, each a process of its own, and three films that are encoded. */
const EVENING_MS = 600_000;

/** The page of the documentation, done as it says, in an empty folder. */
describe('your own service in an evening', { timeout: 300_000 }, () => {
  let folder = '';
  let service: ServiceProcess | undefined;
  let origin = '';
  let printed = '';

  const film = (name: string, size: string): Promise<unknown> => {
    const inputs = `-f lavfi -i testsrc2=s=${size}:r=25:d=4 -f lavfi -i sine=500:d=4`;
    const words = `-v error ${inputs} -c:v libx264 -preset ultrafast -pix_fmt yuv420p`.split(' ');
    return run(process.env['FFMPEG_PATH'] ?? 'ffmpeg', [...words, join(folder, 'films', name)]);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(inject('runFolder'), 'footlight-evening-'));
    await mkdir(join(folder, 'films'));
    await Promise.all([film('harbour.mp4', '320x180'), film('Second Light.mkv', '160x90')]);
    await writeFile(
      join(folder, 'films/Second Light.fr.srt'),
      '1\n00:00:01,000 --> 00:00:02,000\nLa lumière\n',
    );
    const bin = join(folder, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'footlight'), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
    await chmod(join(bin, 'footlight'), 0o755);
    const blocks = blocksOf(await readFile(PAGE, 'utf8'));
    for (const { file, text } of blocks) if (file?.includes('.')) await writeFile(join(folder, file), text);
    const commands = blocks.flatMap(({ language, file, text }) => {
      if (file === 'realm') return [addToRealm(text)];
      return language === 'bash' ? [text] : [];
    });
    if (commands.at(-1) !== 'npm start\n') throw new Error('The page does not end with the start.');
    // One shell, because later commands use the settings of earlier ones.
    const { stdout, stderr } = await run('bash', ['-euc', commands.slice(0, -1).join('')], {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      maxBuffer: 10_000_000,
    });
    printed = stdout + stderr;
    const port = await freePort();
    origin = `http://localhost:${port}`;
    service = startProcess({
      FOOTLIGHT_CONFIG: join(folder, 'my-service/footlight.config.json'),
      FOOTLIGHT_DATA: join(folder, 'my-service/data'),
      PORT: String(port),
    });
    await service.ready();
  }, EVENING_MS);
  afterAll(async () => {
    await service?.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(origin + path, { headers: { language: 'fr' } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  it('has a home page with the films and the series of the spreadsheet and the file', async () => {
    const { buckets } = await get<ResponseOf<'getSection'>>('/api/v4/content/home');
    const titles = buckets.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(expect.arrayContaining(['Le Port', 'Lumière', 'North']));
    expect(buckets.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Nouveautés', 'Prochainement', 'Tous les films']),
    );
  });

  it('plays a film with its captions, and an episode', async () => {
    const playback = await fetch(`${origin}/api/v5/manifest/video/second-light`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(playback.status).toBe(200);
    const { streams } = (await playback.json()) as ResponseOf<'postVideoManifest'>;
    const hls = streams.find(({ protocol }) => protocol === 'HLS');
    const playlist = await (await fetch(new URL(hls?.url ?? '', origin))).text();
    expect(playlist).toContain('#EXT-X-STREAM-INF');
    expect(playlist).toContain('LANGUAGE="fr"');
    expect((await get<{ readonly title: string }>('/api/v4/vod/north-1-2')).title).toBe('The answer');
  });

  it('has the event behind the plan, and the channel with its guide', async () => {
    expect(JSON.stringify(await get('/api/v2/licence'))).toContain('Everything');
    expect((await get<{ readonly title: string }>('/api/v4/event/regatta')).title).toBe('The regatta');
    expect(JSON.stringify(await get('/api/v4/content/live'))).toContain('Harbour');
  });

  it('lets the administrator sign in with the printed password', async () => {
    const secret = /signs in with the password (\S+)/u.exec(printed)?.[1];
    const answer = await fetch(`${origin}/api/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'owner@harbour.example', secret }),
    });
    expect(answer.status).toBe(200);
  });
});
