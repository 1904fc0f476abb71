import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FootlightPlayer } from '@footlight/player';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { AddFixture } from '../../packages/packager/testing/add-fixture.js';
import {
  ODD_INPUTS,
  filmOf,
  foundOutcome,
  makeInput,
  outcomeOf,
  type OddInput,
} from '../../packages/packager/testing/odd-inputs.js';
import type { DrivenBrowser } from '../browsers/driven-page.js';
import { launchPuppeteer } from '../browsers/puppeteer-browser.js';
import { Tab } from '../browsers/tab.js';
import { framesPainted } from '../browsers/watched.js';
import { launchWebKit } from '../browsers/webkit-browser.js';
import { serveOwnFilms, type Delivery, type OwnFilmsServer } from './own-films-server.js';

const START_MS = 120_000;
/** Of a film that is made, and played up to its end. */
const LIMIT_MS = 300_000;
/** Seconds by which the duration of media may differ from that of its film: less than a frame of sound at 16 kHz. */
const TOLERANCE = 0.07;
/** Frames that even a busy machine paints in a second. */
const MOVING = 2;

const browser = inject('browser');
let driven: DrivenBrowser;
let server: OwnFilmsServer;
let fixture: AddFixture;

beforeAll(async () => {
  fixture = await AddFixture.create(inject('ownFilms'));
  server = await serveOwnFilms(fixture.media);
  driven = await (browser === 'webkit' ? launchWebKit() : launchPuppeteer(browser));
}, START_MS);

afterAll(async () => {
  await driven.close();
  await server.close();
});

/** Adds a film unless an earlier browser has. */
const requireFilm = async (input: OddInput): Promise<string> => {
  const film = filmOf(input);
  if (!existsSync(path.join(fixture.media, 'films', film, 'film.json')))
    await fixture.add([await makeInput(fixture.folder, input), ...(input.options ?? [])]);
  return film;
};

/** What a page shows of a film that plays. */
const shownOf = (tab: Tab) =>
  tab.run(({ one }) => {
    const { state } = one('footlight-player') as FootlightPlayer;
    const video = one('footlight-player >>> video') as HTMLVideoElement;
    const requested = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(?<track>v[\w-]+)\/\d+\.m4s/u.exec(name)?.groups?.['track'] ?? []);
    return {
      error: state.error?.code ?? null,
      size: [video.videoWidth, video.videoHeight],
      duration: video.duration,
      sounds: state.audioTracks.map(({ language }) => language),
      captions: state.subtitles.map(({ language }) => language),
      heights: state.qualities.map(({ height }) => height),
      /** Tracks of pictures. */
      requested: [...new Set(requested)],
    };
  });

/** Plays what is left of the last segment, and waits for its end. */
const playEnd = async (tab: Tab): Promise<number> => {
  await tab.run(async ({ one }) => {
    const video = one('footlight-player >>> video') as HTMLVideoElement;
    video.currentTime = video.duration - 0.8;
    await (one('footlight-player') as FootlightPlayer).play();
  });
  await tab.until(({ one }) => {
    const { state } = one('footlight-player') as FootlightPlayer;
    const video = one('footlight-player >>> video') as HTMLVideoElement;
    return state.error !== null || (video.ended && !video.seeking);
  });
  return tab.run(({ one }) => (one('footlight-player >>> video') as HTMLVideoElement).currentTime);
};

const play = async (
  input: OddInput,
  delivery: Delivery,
  choose: (tab: Tab) => Promise<unknown> = () => Promise.resolve(),
) => {
  const film = await requireFilm(input);
  const outcome = outcomeOf(input);
  const description = await fixture.described(film);
  expect(await foundOutcome(fixture.media, description)).toEqual(outcome);
  const page = await driven.open();
  const tab = new Tab(browser, page);
  try {
    await page.goto(server.pageOf(film, delivery));
    expect(await framesPainted(tab)).toBeGreaterThan(MOVING);
    const shown = await shownOf(tab);
    const { sounds, captions, duration } = outcome;
    expect(shown).toMatchObject({ error: null, sounds, captions });
    expect(description.video.map(({ width, height }) => [width, height])).toContainEqual(shown.size);
    await choose(tab);
    expect(Math.abs(shown.duration - duration)).toBeLessThan(TOLERANCE);
    expect(Math.abs((await playEnd(tab)) - duration)).toBeLessThan(TOLERANCE);
    expect(tab.problems()).toEqual([]);
    return await shownOf(tab);
  } finally {
    await page.close();
  }
};

// PLAY-89
test.each(ODD_INPUTS.map((input) => [input.file, input] as const))(
  'a film of %s plays up to its end',
  { timeout: LIMIT_MS, retry: 1 },
  async (_file, input) => {
    const { error } = await play(input, 'hls');
    expect(error).toBeNull();
  },
);

// PLAY-86, PLAY-87
test.each(['hls', 'dash'] as const)(
  'a film in three codecs plays in one of them over %s',
  { timeout: LIMIT_MS, retry: 1 },
  async (delivery) => {
    const input = ODD_INPUTS.find(({ options = [] }) => options.includes('--codecs'));
    if (input === undefined) throw new Error('No input is added with several codecs.');
    const { heights, requested } = await play(input, delivery, (tab) =>
      tab.until(async ({ one }) => {
        const player = one('footlight-player') as FootlightPlayer;
        const [lowest] = player.state.qualities.toSorted((a, b) => a.height - b.height);
        await player.setQuality(lowest?.id ?? null);
        return player.state.selectedQuality?.height === lowest?.height;
      }),
    );
    console.log(`${browser} plays ${requested.join(', ')} over ${delivery}`);
    expect(heights.toSorted((one, other) => one - other)).toEqual([240, 360]);
    expect(new Set(requested.map((track) => track.replace(/^v\d+/u, ''))).size).toBe(1);
  },
);
