import { createCanvas } from '@napi-rs/canvas';
import { alpha, along, mix, type Colour } from './colour.js';
import type { Palette } from './palette.js';
import { between, randomFrom } from './random.js';
import { saved, unitOf, type Context, type Point, type Size } from './stage.js';

/** A vertical gradient of many small steps, so that no step is seen. */
export function fillGradient(
  context: Context,
  area: { left: number; top: number; width: number; height: number },
  stops: readonly (readonly [number, Colour])[],
): void {
  const gradient = context.createLinearGradient(0, area.top, 0, area.top + area.height);
  for (let step = 0; step <= 24; step += 1) gradient.addColorStop(step / 24, along(stops, step / 24));
  context.fillStyle = gradient;
  context.fillRect(area.left, area.top, area.width, area.height);
}

/** The sky from its top to the horizon, and below it the horizon's own colour. */
export function paintSky(context: Context, size: Size, palette: Palette, horizon: number, margin = 0): void {
  fillGradient(context, { left: -margin, top: 0, width: size.width + 2 * margin, height: horizon }, [
    [0, palette.zenith],
    [0.5, palette.sky],
    [0.82, mix(palette.sky, palette.horizon, 0.62)],
    [1, palette.horizon],
  ]);
  context.fillStyle = palette.horizon;
  context.fillRect(-margin, horizon - 1, size.width + 2 * margin, size.height - horizon + 1);
}

/** A soft round glow, strongest in its middle, that fades like light does. */
export function paintGlow(
  context: Context,
  { x, y }: Point,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  for (let step = 0; step <= 16; step += 1) {
    const at = step / 16;
    glow.addColorStop(at, alpha(colour, strength * (1 - at) ** 2.6));
  }
  saved(context, () => {
    context.globalCompositeOperation = 'screen';
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
}

/** Outline of the lit part of a disc; `phase` 1 is full, below it a crescent open to the left. */
function discPath(context: Context, { x, y }: Point, radius: number, phase: number): void {
  context.beginPath();
  if (phase >= 1) {
    context.arc(x, y, radius, 0, Math.PI * 2);
    return;
  }
  const tilt = -0.35;
  const bulge = radius * (1 - 2 * phase);
  context.arc(x, y, radius, -Math.PI / 2 + tilt, Math.PI / 2 + tilt);
  context.ellipse(x, y, Math.abs(bulge), radius, tilt, Math.PI / 2, -Math.PI / 2, bulge > 0);
  context.closePath();
}

/** Moon or sun with its halo; below `phase` 1 a crescent. */
export function paintLight(
  context: Context,
  size: Size,
  at: Point,
  radius: number,
  palette: Palette,
  phase = 1,
): void {
  const reach = Math.max(size.width, size.height);
  paintGlow(context, at, reach * 0.8, mix(palette.horizon, palette.light, 0.35), 0.34);
  paintGlow(context, at, radius * 5.5, palette.light, 0.3 + 0.12 * phase);
  paintGlow(context, at, radius * 2.3, palette.light, 0.4 * phase);
  const disc = context.createRadialGradient(
    at.x - radius * 0.3,
    at.y - radius * 0.35,
    0,
    at.x,
    at.y,
    radius * 1.05,
  );
  disc.addColorStop(0, mix(palette.light, '#ffffff', 0.55));
  disc.addColorStop(0.7, palette.light);
  disc.addColorStop(1, mix(palette.light, palette.horizon, 0.22));
  context.fillStyle = disc;
  discPath(context, at, radius, phase);
  context.fill();
}

/** Stars, thinning out towards the horizon. */
export function paintStars(
  context: Context,
  size: Size,
  { seed, count, horizon, margin = 0 }: { seed: number; count: number; horizon: number; margin?: number },
): void {
  const random = randomFrom(seed);
  const unit = unitOf(size);
  for (let index = 0; index < count; index += 1) {
    const x = between(random, -margin, size.width + margin);
    const height = random() ** 1.5;
    const bright = random() ** 3;
    context.fillStyle = alpha('#fdf6e6', (0.18 + 0.75 * bright) * (1 - height) ** 0.8);
    context.beginPath();
    context.arc(x, height * horizon, unit * (0.07 + 0.13 * bright), 0, Math.PI * 2);
    context.fill();
  }
}

/** A bank of cloud: long, soft, lit from below by the horizon or from behind by the moon. */
export function paintClouds(
  context: Context,
  size: Size,
  {
    seed,
    y,
    depth,
    colour,
    opacity,
    margin = 0,
    count = 9,
  }: {
    seed: number;
    y: number;
    depth: number;
    colour: Colour;
    opacity: number;
    margin?: number;
    count?: number;
  },
): void {
  const random = randomFrom(seed);
  const width = size.width + 2 * margin;
  const soft = createCanvas(Math.ceil(width / 4), Math.ceil(size.height / 4));
  const softContext = soft.getContext('2d');
  softContext.scale(0.25, 0.25);
  softContext.translate(margin, 0);
  softContext.filter = `blur(${Math.max(2, depth / 9).toFixed(1)}px)`;
  for (let bank = 0; bank < count; bank += 1) {
    const left = between(random, -margin - width * 0.1, size.width + margin);
    const base = y + between(random, -depth, depth);
    const length = width * between(random, 0.1, 0.3);
    softContext.fillStyle = alpha(colour, opacity * between(random, 0.4, 1));
    softContext.beginPath();
    for (let puff = 0; puff < 7; puff += 1) {
      const share = puff / 6;
      const thick = depth * 0.34 * Math.sin(Math.PI * (0.12 + 0.76 * share)) * between(random, 0.5, 1.1);
      softContext.ellipse(
        left + share * length,
        base - thick * 0.35,
        length * 0.13,
        thick,
        0,
        0,
        Math.PI * 2,
      );
    }
    softContext.fill();
  }
  context.drawImage(soft, -margin, 0, width, size.height);
}

/** Shafts of light falling from a point, softened at both edges. */
export function paintShafts(
  context: Context,
  from: Point,
  shafts: readonly {
    angle: number;
    spread: number;
    length: number;
    colour: Colour;
    strength: number;
  }[],
): void {
  saved(context, () => {
    context.globalCompositeOperation = 'screen';
    for (const { angle, spread, length, colour, strength } of shafts) {
      for (const share of [1, 0.86, 0.72, 0.58, 0.44, 0.3, 0.16]) {
        const half = (spread * share) / 2;
        const fall = context.createRadialGradient(from.x, from.y, 0, from.x, from.y, length);
        for (let step = 0; step <= 10; step += 1) {
          const at = step / 10;
          fall.addColorStop(at, alpha(colour, (strength / 6) * (1 - at) ** 1.5));
        }
        context.fillStyle = fall;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(from.x + Math.cos(angle - half) * length, from.y + Math.sin(angle - half) * length);
        context.lineTo(from.x + Math.cos(angle + half) * length, from.y + Math.sin(angle + half) * length);
        context.fill();
      }
    }
  });
}
