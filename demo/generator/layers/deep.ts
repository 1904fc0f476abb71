import { alpha, mix } from '../draw/colour.js';
import { between, randomFrom } from '../draw/random.js';
import { fillGradient, paintGlow, paintShafts } from '../draw/sky.js';
import type { Context } from '../draw/stage.js';
import { still, type Layer, type Setting } from './vista.js';

interface Fish {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}

interface Weed {
  readonly x: number;
  readonly tall: number;
  readonly lean: number;
  readonly near: number;
}

function paintHull(context: Context, { palette, unit, across, down }: Setting): void {
  const hull = { x: across(0.6), y: down(0.035) };
  context.fillStyle = mix(palette.near, palette.sky, 0.22);
  context.beginPath();
  context.moveTo(hull.x - unit * 26, hull.y - unit * 3);
  context.bezierCurveTo(
    hull.x - unit * 22,
    hull.y + unit * 5,
    hull.x - unit * 8,
    hull.y + unit * 8,
    hull.x,
    hull.y + unit * 8,
  );
  context.bezierCurveTo(
    hull.x + unit * 12,
    hull.y + unit * 8,
    hull.x + unit * 24,
    hull.y + unit * 3,
    hull.x + unit * 30,
    hull.y - unit * 3,
  );
  context.fill();
  context.fillRect(hull.x - unit * 22, hull.y + unit * 2, unit * 1.2, unit * 6);
  context.strokeStyle = alpha(palette.near, 0.7);
  context.lineWidth = unit * 0.22;
  context.beginPath();
  context.moveTo(hull.x + unit * 22, hull.y + unit * 2);
  context.bezierCurveTo(
    hull.x + unit * 30,
    down(0.4),
    hull.x + unit * 24,
    down(0.6),
    hull.x + unit * 34,
    down(0.9),
  );
  context.stroke();
}

function paintFish(
  context: Context,
  { palette, unit, across, down }: Setting,
  fish: Fish,
  time: number,
): void {
  const x = across(0.36 + fish.x * 1.6) + Math.sin(time * 0.5 + fish.phase) * unit + time * unit * 0.4;
  const y = down(0.52 + fish.y) + Math.sin(time * 0.8 + fish.phase) * unit * 0.5;
  const big = unit * fish.size * 1.9;
  context.fillStyle = mix(palette.near, palette.horizon, 0.15 + 0.2 * fish.size);
  context.beginPath();
  context.moveTo(x + big, y);
  context.quadraticCurveTo(x, y - big * 0.5, x - big * 0.7, y);
  context.lineTo(x - big * 1.2, y - big * 0.36);
  context.lineTo(x - big * 1.2, y + big * 0.36);
  context.lineTo(x - big * 0.7, y);
  context.quadraticCurveTo(x, y + big * 0.5, x + big, y);
  context.fill();
}

function paintWeed(context: Context, { size, palette, unit }: Setting, one: Weed, time: number): void {
  const x = one.x * size.width;
  const sway = Math.sin(time * 0.6 + one.x * 5) * unit * 1.6 + one.lean * unit * one.tall;
  const half = unit * (0.4 + 0.5 * one.near);
  const [foot, tip] = [size.height + unit, size.height - unit * one.tall];
  const bend = (foot + tip) / 2;
  context.fillStyle = mix(palette.zenith, palette.near, 0.2 + 0.75 * one.near);
  context.beginPath();
  context.moveTo(x - half, foot);
  context.bezierCurveTo(x - half * 2 - sway * 0.5, bend, x + sway * 0.4 - half, bend, x + sway, tip);
  context.bezierCurveTo(x + sway * 0.4 + half, bend, x + half * 2 - sway * 0.5, bend, x + half, foot);
  context.fill();
}

/** Under the water: light falling in shafts from the surface, a hull above, weed below, a shoal passing. */
export function deep(seed: number): Layer {
  return (setting) => {
    const { size, palette, unit, margin, across } = setting;
    const water = still(0.1, (context) => {
      fillGradient(context, { left: -margin, top: 0, width: size.width + 2 * margin, height: size.height }, [
        [0, mix(palette.horizon, palette.light, 0.35)],
        [0.16, palette.horizon],
        [0.5, palette.sky],
        [0.85, palette.zenith],
        [1, palette.near],
      ]);
      paintGlow(context, { x: across(0.6), y: 0 }, size.height * 0.8, palette.light, 0.7);
    })(setting);
    const random = randomFrom(seed);
    const shoal = Array.from({ length: 34 }, () => ({
      x: between(random, -0.16, 0.16),
      y: between(random, -0.1, 0.1),
      size: between(random, 0.7, 1.4),
      phase: random() * 6,
    }));
    const weed = Array.from({ length: 90 }, (_, index) => ({
      x: ((index % 15) + between(random, 0.3, 0.6)) / 15 + between(random, -0.02, 0.02),
      tall: between(random, 8, 34) * (0.5 + 0.5 * Math.abs(((index % 15) - 6) / 8)),
      lean: between(random, -0.16, 0.16),
      near: random(),
    }));
    return (context, time, at) => {
      water(context, time, at);
      paintShafts(
        context,
        { x: across(0.6), y: -unit * 30 },
        Array.from({ length: 7 }, (_, index) => ({
          angle: Math.PI / 2 + (index - 3) * 0.15 + Math.sin(time * 0.3 + index) * 0.02,
          spread: 0.05 + 0.035 * ((index * 3) % 4),
          length: size.height * 1.5,
          colour: palette.light,
          strength: 0.34,
        })),
      );
      paintHull(context, setting);
      for (const fish of shoal) paintFish(context, setting, fish, time);
      for (const one of weed.toSorted((a, b) => a.near - b.near)) paintWeed(context, setting, one, time);
    };
  };
}
