import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Framing, Size } from '../draw/stage.js';
import type { Title } from './title.js';

/** A format of artwork: the size it is drawn in, how finely it is kept, and where the subject stands. */
export interface Frame {
  readonly kind: 'thumbnail' | 'poster' | 'hero' | 'portrait';
  readonly size: Size;
  /** Of WebP. */
  readonly quality: number;
  readonly framing: Framing;
}

const MIDDLE: Framing = { from: 0, to: 1 };

/** In a hero the words stand at the start: the subject keeps to the end. */
const ASIDE: Framing = { from: 0.26, to: 1.02 };

export const FRAMES: readonly Frame[] = [
  { kind: 'thumbnail', size: { width: 1280, height: 720 }, quality: 50, framing: MIDDLE },
  { kind: 'poster', size: { width: 640, height: 960 }, quality: 54, framing: MIDDLE },
  { kind: 'hero', size: { width: 1920, height: 1080 }, quality: 50, framing: ASIDE },
  { kind: 'portrait', size: { width: 640, height: 854 }, quality: 54, framing: MIDDLE },
];

/** Draws a title in a format, at the size it is drawn in. */
export function draw(title: Title, frame: Frame): Canvas {
  const canvas = createCanvas(frame.size.width, frame.size.height);
  title.scene(frame.size, frame.framing)(canvas.getContext('2d'), title.moment ?? 4);
  return canvas;
}

/** The drawing at a smaller width, halved step by step so that no line is lost. */
export function scaled(drawing: Canvas, width: number): Canvas {
  let from = drawing;
  while (from.width > width) {
    const next = Math.max(width, Math.ceil(from.width / 2));
    const canvas = createCanvas(next, Math.round((drawing.height * next) / drawing.width));
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
    from = canvas;
  }
  return from;
}
