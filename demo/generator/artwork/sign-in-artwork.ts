import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Framing, Size } from '../draw/stage.js';
import type { Title } from './title.js';

/** Folder of the pictures behind the sign-in pages. */
export const SIGN_IN_SLUG = 'sign-in';

/** The picture above the form of a phone, and the one beside the form of everything wider than 1,024 px. */
const FRAMES = [
  { kind: 'narrow', size: { width: 820, height: 720 }, framing: { from: 0, to: 1 }, quality: 56 },
  { kind: 'wide', size: { width: 1080, height: 1080 }, framing: { from: 0.1, to: 1 }, quality: 56 },
] as const satisfies readonly { kind: string; size: Size; framing: Framing; quality: number }[];

/** For pages that are read from right to left: the same scene seen from its other side. */
const mirrored = (drawing: Canvas): Canvas => {
  const canvas = createCanvas(drawing.width, drawing.height);
  const context = canvas.getContext('2d');
  context.translate(drawing.width, 0);
  context.scale(-1, 1);
  context.drawImage(drawing, 0, 0);
  return canvas;
};

/** Draws what stands behind the sign-in pages. */
export const makeSignInArtwork = async ({ scene, moment = 4 }: Title, media: string): Promise<void> => {
  const folder = join(media, 'artwork', SIGN_IN_SLUG);
  await mkdir(folder, { recursive: true });
  for (const { kind, size, framing, quality } of FRAMES) {
    const canvas = createCanvas(size.width, size.height);
    scene(size, framing)(canvas.getContext('2d'), moment);
    for (const [name, drawing] of [
      [kind, canvas],
      [`${kind}rtl`, mirrored(canvas)],
    ] as const) {
      await writeFile(join(folder, `${name}.webp`), drawing.encodeSync('webp', quality));
    }
  }
};
