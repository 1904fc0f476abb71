import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** What everything is drawn on. */
export type Context = SKRSContext2D;

/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point in pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws a scene as it is `time` seconds after its start, over the whole picture. */
export type Painter = (context: Context, time: number) => void;

/** The part of the picture's width in which a scene puts its subject: shares from the left. */
export interface Framing {
  readonly from: number;
  readonly to: number;
}

export const FULL: Framing = { from: 0, to: 1 };

/** Prepares a scene for one size: what never moves is drawn once, here. */
export type Scene = (size: Size, framing?: Framing) => Painter;

/** One hundredth of the picture's mean side: the measure in which scenes give sizes, so that they fit any format. */
export function unitOf({ width, height }: Size): number {
  return Math.sqrt(width * height) / 100;
}

/** A still layer, drawn once, wider than the picture so that the camera can move past it. */
export interface Plate {
  readonly canvas: Canvas;
  /** Paints the layer moved by whole and part pixels. */
  readonly paint: (context: Context, offset?: number, lift?: number) => void;
}

/** Runs `draw` between `save` and `restore`. */
export function saved(context: Context, draw: () => void): void {
  context.save();
  draw();
  context.restore();
}

/**
 * Draws a layer once.
 *
 * @param margin pixels drawn beyond each side; a camera move must stay within it
 * @param draw receives a context in which 0 is the picture's left edge
 */
export function plate(size: Size, margin: number, draw: (context: Context) => void): Plate {
  const canvas = createCanvas(Math.ceil(size.width + 2 * margin), Math.ceil(size.height));
  const context = canvas.getContext('2d');
  context.translate(margin, 0);
  draw(context);
  return {
    canvas,
    paint: (target, offset = 0, lift = 0) => {
      target.drawImage(canvas, offset - margin, lift);
    },
  };
}

/** Rises from 0 to 1 between two places, without corners. */
export function smooth(from: number, to: number, place: number): number {
  const share = Math.min(1, Math.max(0, (place - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
