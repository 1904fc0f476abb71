import { alpha, type Colour } from './colour.js';
import { between, randomFrom } from './random.js';
import { saved, unitOf, type Context, type Size } from './stage.js';

/** How a cloud of small things moves. Speeds are picture heights a second; sizes are units. */
export interface Drift {
  readonly seed: number;
  readonly count: number;
  readonly rise: number;
  readonly side: number;
  readonly sway: number;
  readonly size: readonly [number, number];
  readonly flicker?: number;
}

/** Snow, embers, dust or pollen: round soft specks, near ones larger and faster. */
export function specks(
  size: Size,
  drift: Drift,
): (context: Context, colour: Colour, strength: number, time: number) => void {
  const random = randomFrom(drift.seed);
  const unit = unitOf(size);
  const items = Array.from({ length: drift.count }, () => ({
    x: random(),
    y: random(),
    near: random() ** 1.8,
    phase: random() * Math.PI * 2,
  }));
  return (context, colour, strength, time) => {
    for (const item of items) {
      const pace = 0.45 + 0.9 * item.near;
      const y = (((item.y - time * drift.rise * pace) % 1) + 1) % 1;
      const x = (((item.x + time * drift.side * pace) % 1) + 1) % 1;
      const sway = Math.sin(time * (0.6 + 0.5 * pace) + item.phase) * drift.sway * unit;
      const flicker =
        1 - (drift.flicker ?? 0) * (0.5 + 0.5 * Math.sin(time * (3 + 4 * pace) + item.phase * 3));
      const edge = Math.min(1, y * 6, (1 - y) * 6);
      context.fillStyle = alpha(colour, strength * flicker * edge * (0.35 + 0.65 * item.near));
      context.beginPath();
      context.arc(
        x * size.width * 1.06 - size.width * 0.03 + sway,
        y * size.height * 1.06 - size.height * 0.03,
        unit * (drift.size[0] + (drift.size[1] - drift.size[0]) * item.near),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  };
}

/** Rain in slanting strokes. */
export function rain(
  size: Size,
  { seed, count, slant }: { seed: number; count: number; slant: number },
): (context: Context, colour: Colour, strength: number, time: number) => void {
  const random = randomFrom(seed);
  const unit = unitOf(size);
  const drops = Array.from({ length: count }, () => ({ x: random(), y: random(), near: random() }));
  return (context, colour, strength, time) => {
    saved(context, () => {
      context.lineCap = 'round';
      for (const { x, y, near } of drops) {
        const fall = (y + time * (0.8 + 0.7 * near)) % 1;
        const long = unit * (2.4 + 5 * near);
        const top = fall * (size.height + long) - long;
        const left = ((x + fall * slant) % 1) * size.width;
        context.strokeStyle = alpha(colour, strength * (0.25 + 0.6 * near));
        context.lineWidth = unit * (0.1 + 0.14 * near);
        context.beginPath();
        context.moveTo(left, top);
        context.lineTo(left + long * slant, top + long);
        context.stroke();
      }
    });
  };
}

/** Birds on the wing, far away: two strokes each, beating. */
export function birds(
  size: Size,
  {
    seed,
    count,
    y,
    spread,
    speed,
  }: { seed: number; count: number; y: number; spread: number; speed: number },
): (context: Context, colour: Colour, time: number) => void {
  const random = randomFrom(seed);
  const unit = unitOf(size);
  const flock = Array.from({ length: count }, (_, index) => ({
    x: -index * unit * between(random, 1.5, 3.4),
    y: between(random, -spread, spread),
    size: unit * between(random, 0.7, 1.3),
    phase: random() * 6.3,
  }));
  return (context, colour, time) => {
    context.strokeStyle = colour;
    context.lineCap = 'round';
    for (const bird of flock) {
      const x = bird.x + time * speed * unit;
      const lift = Math.sin(time * 0.7 + bird.phase) * unit;
      const beat = Math.sin(time * 7 + bird.phase) * 0.55 + 0.2;
      context.lineWidth = bird.size * 0.16;
      context.beginPath();
      context.moveTo(x - bird.size, y + bird.y + lift - bird.size * beat);
      context.quadraticCurveTo(
        x - bird.size * 0.4,
        y + bird.y + lift - bird.size * 0.2,
        x,
        y + bird.y + lift,
      );
      context.quadraticCurveTo(
        x + bird.size * 0.4,
        y + bird.y + lift - bird.size * 0.2,
        x + bird.size,
        y + bird.y + lift - bird.size * beat,
      );
      context.stroke();
    }
  };
}
