import { alpha, mix, type Colour } from './colour.js';
import type { Palette } from './palette.js';
import { between, noise, randomFrom } from './random.js';
import { fillGradient } from './sky.js';
import { saved, unitOf, type Context, type Size } from './stage.js';

/** Still water: the sky upside down, darker towards the camera. */
export function paintWater(
  context: Context,
  size: Size,
  palette: Palette,
  top: number,
  margin = 0,
  bottom = size.height,
): void {
  fillGradient(context, { left: -margin, top, width: size.width + 2 * margin, height: bottom - top }, [
    [0, mix(palette.horizon, palette.sky, 0.3)],
    [0.18, mix(palette.horizon, palette.sky, 0.75)],
    [0.6, mix(palette.sky, palette.near, 0.6)],
    [1, mix(palette.zenith, palette.near, 0.8)],
  ]);
}

interface Ripple {
  readonly x: number;
  readonly depth: number;
  readonly length: number;
  readonly phase: number;
  readonly speed: number;
}

/** Light broken on moving water: a column of short strokes that widen and part towards the camera. */
export function glitter(
  size: Size,
  {
    seed,
    top,
    bottom = size.height,
    spread,
    count,
  }: {
    seed: number;
    top: number;
    bottom?: number;
    /** Half the column's width at the far end and at the near end, in pixels. */
    spread: readonly [number, number];
    count: number;
  },
): (context: Context, x: number, colour: Colour, strength: number, time: number) => void {
  const random = randomFrom(seed);
  const unit = unitOf(size);
  const ripples: Ripple[] = Array.from({ length: count }, () => {
    const depth = random() ** 1.35;
    const side = (random() + random() + random() - 1.5) / 1.5;
    return {
      x: side * (spread[0] + (spread[1] - spread[0]) * depth),
      depth,
      length: unit * (0.8 + 7 * depth) * between(random, 0.4, 1.2),
      phase: random() * Math.PI * 2,
      speed: between(random, 0.5, 1.3),
    };
  });
  return (context, x, colour, strength, time) => {
    saved(context, () => {
      context.globalCompositeOperation = 'screen';
      context.lineCap = 'round';
      for (const ripple of ripples) {
        const bright = Math.sin(ripple.phase + time * ripple.speed) * 0.5 + 0.5;
        const y = top + (bottom - top) * ripple.depth;
        const length = ripple.length * (0.45 + 0.55 * bright);
        context.strokeStyle = alpha(
          colour,
          strength * (0.12 + 0.88 * bright ** 2) * (1 - ripple.depth * 0.72),
        );
        context.lineWidth = unit * (0.1 + 0.42 * ripple.depth);
        const centre = x + ripple.x + Math.sin(time * 0.4 + ripple.phase) * unit * ripple.depth;
        context.beginPath();
        context.moveTo(centre - length / 2, y);
        context.lineTo(centre + length / 2, y);
        context.stroke();
      }
    });
  };
}

/** Long low swells over the whole water: thin lines, lighter and darker than it. */
export function swells(
  size: Size,
  { seed, top, bottom = size.height, count }: { seed: number; top: number; bottom?: number; count: number },
): (context: Context, colour: Colour, strength: number, time: number) => void {
  const random = randomFrom(seed);
  const unit = unitOf(size);
  const lines = Array.from({ length: count }, () => ({
    depth: random() ** 1.5,
    x: random(),
    length: between(random, 0.06, 0.3),
    drift: between(random, 0.002, 0.006),
    phase: random() * 6.3,
  }));
  return (context, colour, strength, time) => {
    context.lineCap = 'round';
    for (const line of lines) {
      const y = top + (bottom - top) * line.depth;
      const length = size.width * line.length * (0.4 + line.depth);
      const travel = (line.x + time * line.drift * (0.4 + line.depth)) % 1;
      const left = travel * (size.width + 2 * length) - length * 1.5;
      const bright = 0.5 + 0.5 * Math.sin(time * 0.7 + line.phase);
      context.strokeStyle = alpha(colour, strength * bright * (1 - line.depth * 0.5));
      context.lineWidth = unit * (0.08 + 0.3 * line.depth);
      context.beginPath();
      context.moveTo(left, y);
      context.bezierCurveTo(
        left + length * 0.3,
        y - unit * (0.1 + 0.5 * line.depth) * noise(seed, line.phase + time * 0.2),
        left + length * 0.7,
        y + unit * (0.1 + 0.4 * line.depth) * noise(seed + 1, line.phase + time * 0.2),
        left + length,
        y,
      );
      context.stroke();
    }
  };
}
