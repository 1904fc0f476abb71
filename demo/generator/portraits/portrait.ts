import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { alpha, mix } from '../draw/colour.js';
import type { Palette } from '../draw/palette.js';
import { between, randomFrom, seedOf } from '../draw/random.js';
import { fillGradient, paintGlow, paintShafts } from '../draw/sky.js';
import type { Context } from '../draw/stage.js';
import { paintBust, type Bust } from './bust.js';

export interface Portrait {
  readonly slug: string;
  readonly palette: Palette;
  readonly bust: Omit<Bust, 'lamp'>;
}

const WIDTH = 300;
const HEIGHT = 400;

function paintCorner(context: Context, { slug, palette, bust }: Portrait): void {
  fillGradient(context, { left: 0, top: 0, width: WIDTH, height: HEIGHT }, [
    [0, palette.zenith],
    [0.55, palette.sky],
    [1, mix(palette.horizon, palette.sky, 0.35)],
  ]);
  const lamp = { x: WIDTH / 2 + bust.lit * 128, y: -14 };
  paintGlow(context, { x: WIDTH / 2 + bust.lit * 40, y: 150 }, 230, palette.horizon, 0.75);
  paintShafts(context, lamp, [
    { angle: Math.PI / 2 + bust.lit * 0.42, spread: 0.5, length: 480, colour: palette.light, strength: 0.42 },
  ]);
  context.lineCap = 'round';
  for (const [index, y] of [236, 296, 356].entries()) {
    context.strokeStyle = alpha(mix(palette.horizon, palette.light, 0.4), 0.5 - index * 0.08);
    context.lineWidth = 3.2;
    context.beginPath();
    context.moveTo(-10, y);
    context.quadraticCurveTo(WIDTH / 2, y + 9, WIDTH + 10, y);
    context.stroke();
  }
  const random = randomFrom(seedOf(slug));
  for (let mote = 0; mote < 26; mote += 1) {
    context.fillStyle = alpha(palette.light, between(random, 0.06, 0.34));
    context.beginPath();
    context.arc(random() * WIDTH, random() * HEIGHT, between(random, 0.4, 1.5), 0, Math.PI * 2);
    context.fill();
  }
}

/** Somebody in a corner of the ring, under one lamp. @param width pixels; the picture is 3:4 */
export function drawPortrait(portrait: Portrait, width: number): Canvas {
  const canvas = createCanvas(width, Math.round((width * HEIGHT) / WIDTH));
  const context = canvas.getContext('2d');
  context.scale(width / WIDTH, width / WIDTH);
  paintCorner(context, portrait);
  paintBust(context, { ...portrait.bust, lamp: portrait.palette.light });
  const floor = context.createLinearGradient(0, 300, 0, HEIGHT);
  floor.addColorStop(0, alpha(portrait.palette.near, 0));
  floor.addColorStop(1, alpha(portrait.palette.near, 0.78));
  context.fillStyle = floor;
  context.fillRect(0, 300, WIDTH, HEIGHT - 300);
  return canvas;
}
