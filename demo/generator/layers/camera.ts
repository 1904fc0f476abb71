import type { Size } from '../draw/stage.js';

/** A slow sideways move of the camera. */
export interface Camera {
  /** Shares of the picture's width that the nearest layer travels in a second; below 0 looks left. */
  readonly pan: number;
  /** Seconds after which every layer stands as it was composed. */
  readonly centre: number;
}

export const STILL: Camera = { pan: 0, centre: 0 };

/** Layers farther than this stand still: what they would move is less than an eye sees and more than a codec likes. */
const FARTHEST_MOVING = 0.12;

/** Moves go in quarters of a pixel, the step of H.264's motion vectors, so that most frames repeat a layer exactly. */
const STEPS_A_PIXEL = 4;

/** Pixels by which a layer of this nearness (0 far, 1 near) has moved. */
export function shift(camera: Camera, size: Size, nearness: number, time: number): number {
  if (nearness < FARTHEST_MOVING) return 0;
  const moved = -camera.pan * size.width * nearness * (time - camera.centre);
  return Math.round(moved * STEPS_A_PIXEL) / STEPS_A_PIXEL;
}

/** Pixels that a layer must reach beyond the picture for a shot of `seconds`. */
export function marginOf(camera: Camera, size: Size, seconds: number): number {
  const longest = Math.max(camera.centre + 1, seconds - camera.centre + 1);
  return Math.ceil(Math.abs(camera.pan) * size.width * longest) + 8;
}
