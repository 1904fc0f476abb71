import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { wordmark } from '../artwork/wordmark.js';
import { smooth, type Painter, type Size } from '../draw/stage.js';
import { encodeAudio, join as joinTracks, VideoEncoder, type Rendition } from '../encode/ffmpeg.js';
import { FRAMES_A_SECOND, SEGMENT_FRAMES, secondsOf } from '../encode/timing.js';
import { projectionOf } from '../films/projection.js';
import { perform } from '../sound/score.js';
import type { Ad } from './ad.js';

const RENDITIONS: readonly Rendition[] = [
  { id: '720', width: 1280, height: 720, crf: 37 },
  { id: '360', width: 640, height: 360, crf: 37 },
];
const AUDIO_BITS_A_SECOND = 32_000;
/** The brand comes in over the second half. */
const BRAND_FROM = 0.38;
const BRAND_SECONDS = 0.9;
const POSTER_WIDTH = 960;

/** The scene, and over its second half the brand on a darker ground. */
const paintAd = (ad: Ad, size: Size): Painter => {
  const project = projectionOf(ad, size);
  const letters = wordmark({ name: ad.brand, palette: ad.palette });
  const from = secondsOf(ad.segments) * BRAND_FROM;
  const width = size.width * 0.52;
  const height = (letters.height / letters.width) * width;
  return (context, time) => {
    project(context, time);
    const end = secondsOf(ad.segments) - 0.9;
    const shown = smooth(from, from + BRAND_SECONDS, time) * (1 - smooth(end, end + 0.9, time));
    if (shown === 0) return;
    context.save();
    context.globalAlpha = shown * 0.42;
    context.fillStyle = ad.palette.near;
    context.fillRect(0, 0, size.width, size.height);
    context.globalAlpha = shown;
    const top = (size.height - height) / 2 + (1 - shown) * size.height * 0.02;
    context.drawImage(letters, (size.width - width) / 2, top, width, height);
    context.restore();
  };
};

const shoot = async (ad: Ad, fileOf: (rendition: Rendition) => string): Promise<void> => {
  const [size] = RENDITIONS as [Rendition];
  const encoder = new VideoEncoder(RENDITIONS, fileOf, process.env['PRESET'] ?? 'slow');
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const paint = paintAd(ad, size);
  for (let frame = 0; frame < ad.segments * SEGMENT_FRAMES; frame += 1) {
    paint(context, frame / FRAMES_A_SECOND);
    await encoder.add(Buffer.from(canvas.data()));
  }
  await encoder.finish();
};

/** The picture of the page that the commercial leads to: its scene without the brand. */
const still = async (ad: Ad, file: string): Promise<void> => {
  const size = { width: POSTER_WIDTH, height: (POSTER_WIDTH * 9) / 16 };
  const canvas = createCanvas(size.width, size.height);
  projectionOf(ad, size)(canvas.getContext('2d'), secondsOf(ad.segments) / 2);
  await writeFile(file, await canvas.encode('webp', 62));
};

/** Draws, plays and encodes one commercial into its folder: progressive MP4s, a still, `ad.json`. */
export const makeAd = async (ad: Ad, folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'footlight-ad-'));
  try {
    const sound = join(work, 'sound.mp4');
    const picture = ({ id }: Rendition): string => join(work, `${id}.mp4`);
    const duration = secondsOf(ad.segments);
    await encodeAudio(perform(ad.score, duration, 'en'), ad.segments, AUDIO_BITS_A_SECOND, sound);
    await shoot(ad, picture);
    const files = await Promise.all(
      RENDITIONS.map(async (rendition) => {
        const name = `${rendition.id}.mp4`;
        await joinTracks(picture(rendition), sound, join(folder, name));
        const { size } = await stat(join(folder, name));
        const { width, height } = rendition;
        return { name, width, height, kilobitsASecond: Math.ceil((size * 8) / duration / 1000) };
      }),
    );
    await still(ad, join(folder, 'still.webp'));
    const { slug, brand, title, skipAfter, page } = ad;
    const description = { slug, advertiser: brand, title, duration, skipAfter, files, page };
    await writeFile(join(folder, 'ad.json'), `${JSON.stringify(description, null, 2)}\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
