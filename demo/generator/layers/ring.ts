import { alpha, mix } from '../draw/colour.js';
import { boxing, paintFigure } from '../draw/figure.js';
import { noise } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { smooth, type Context, type Point } from '../draw/stage.js';
import { still, type Layer, type Setting } from './vista.js';

/** Where the ring stands: the middle of its floor's front edge in shares, half its front width in units. */
export interface RingPlace {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

interface RingCorners {
  readonly front: readonly [Point, Point];
  readonly back: readonly [Point, Point];
  readonly post: readonly [front: number, back: number];
}

function cornersOf({ across, down, unit }: Setting, ring: RingPlace): RingCorners {
  const [x, y, half] = [across(ring.x), down(ring.y), ring.half * unit];
  const rise = half * 0.26;
  return {
    front: [
      { x: x - half, y },
      { x: x + half, y },
    ],
    back: [
      { x: x - half * 0.66, y: y - rise },
      { x: x + half * 0.66, y: y - rise },
    ],
    post: [half * 0.37, half * 0.27],
  };
}

function ropes(
  context: Context,
  from: Point,
  to: Point,
  heights: readonly [number, number],
  unit: number,
  sway: number,
) {
  for (const share of [0.36, 0.66, 0.96]) {
    context.beginPath();
    context.moveTo(from.x, from.y - heights[0] * share);
    context.quadraticCurveTo(
      (from.x + to.x) / 2,
      (from.y - heights[0] * share + to.y - heights[1] * share) / 2 + unit * (0.35 + sway),
      to.x,
      to.y - heights[1] * share,
    );
    context.stroke();
  }
}

/** Strikes of one boxer over time: mostly guard, now and then a jab or a cross. */
function strikes(seed: number, time: number): { jab: number; cross: number } {
  const beat = 0.62;
  const index = Math.floor(time / beat + seed * 0.5);
  const share = (time / beat + seed * 0.5) % 1;
  const will = noise(seed * 31, index * 1.37);
  const out = smooth(0, 0.22, share) * (1 - smooth(0.32, 0.75, share));
  return { jab: will > 0.12 ? out : 0, cross: will < -0.34 ? out : 0 };
}

/** The ring with two boxers in it: canvas, apron, posts, ropes behind and before them. */
export function ring(place: RingPlace, fighters = true): Layer {
  return (setting) => {
    const { palette, unit } = setting;
    const { front, back, post } = cornersOf(setting, place);
    const half = place.half * unit;
    const base = still(0.3, (context) => {
      const floor = context.createLinearGradient(0, back[0].y, 0, front[0].y);
      floor.addColorStop(0, mix(palette.horizon, palette.light, 0.5));
      floor.addColorStop(1, mix(palette.light, palette.horizon, 0.25));
      context.fillStyle = floor;
      context.beginPath();
      for (const corner of [back[0], back[1], front[1], front[0]]) context.lineTo(corner.x, corner.y);
      context.fill();
      paintGlow(
        context,
        { x: (front[0].x + front[1].x) / 2, y: (front[0].y + back[0].y) / 2 },
        half * 0.9,
        palette.light,
        0.55,
      );
      const apron = context.createLinearGradient(0, front[0].y, 0, front[0].y + half * 0.22);
      apron.addColorStop(0, mix(palette.sky, palette.horizon, 0.35));
      apron.addColorStop(1, palette.near);
      context.fillStyle = apron;
      context.fillRect(front[0].x - unit * 0.4, front[0].y, half * 2 + unit * 0.8, half * 0.24);
      context.fillStyle = alpha(palette.lamp, 0.85);
      context.fillRect(front[0].x - unit * 0.4, front[0].y, half * 2 + unit * 0.8, unit * 0.28);
    })(setting);
    return (context, time, at) => {
      base(context, time, at);
      context.translate(at(0.3), 0);
      context.lineCap = 'round';
      context.lineWidth = unit * 0.2;
      context.strokeStyle = mix(palette.horizon, palette.light, 0.35);
      ropes(context, back[0], back[1], [post[1], post[1]], unit, 0);
      for (const side of [0, 1] as const)
        ropes(context, back[side], front[side], [post[1], post[0]], unit, 0);
      context.fillStyle = mix(palette.near, palette.sky, 0.3);
      for (const corner of back)
        context.fillRect(corner.x - unit * 0.35, corner.y - post[1] * 1.06, unit * 0.7, post[1] * 1.06);
      if (fighters) paintFighters(context, setting, place, time);
      context.strokeStyle = mix(palette.light, '#ffffff', 0.3);
      context.lineWidth = unit * 0.26;
      ropes(context, front[0], front[1], [post[0], post[0]], unit, 0.15 * Math.sin(time * 2.1));
      for (const [side, corner] of front.entries()) {
        context.fillStyle = mix(palette.near, palette.sky, 0.2);
        context.fillRect(corner.x - unit * 0.5, corner.y - post[0] * 1.06, unit, post[0] * 1.06);
        context.fillStyle = side === 0 ? palette.lamp : mix(palette.light, palette.horizon, 0.4);
        context.fillRect(corner.x - unit * 0.65, corner.y - post[0] * 1.0, unit * 1.3, post[0] * 0.68);
      }
    };
  };
}

function paintFighters(
  context: Context,
  { palette, unit, across, down }: Setting,
  place: RingPlace,
  time: number,
): void {
  const half = place.half * unit;
  const tall = half * 0.5;
  const centre = across(place.x) + Math.sin(time * 0.37) * half * 0.14;
  const apart = half * (0.235 + 0.035 * Math.sin(time * 0.9));
  const floor = down(place.y) - half * 0.08;
  for (const [seed, mirrored, gloves] of [
    [3, false, palette.lamp],
    [5, true, mix(palette.horizon, '#c8202c', 0.55)],
  ] as const) {
    const { jab, cross } = strikes(seed, time);
    const step = (mirrored ? 1 : -1) * (apart - (jab * 0.35 + cross * 0.5) * half * 0.06);
    const bounce = time * 5.5 + seed;
    const foot = { x: centre + step, y: floor - Math.max(0, Math.sin(bounce)) * unit * 0.3 };
    context.fillStyle = alpha(palette.near, 0.28);
    context.beginPath();
    context.ellipse(foot.x, floor + unit * 0.2, tall * 0.26, tall * 0.035, 0, 0, Math.PI * 2);
    context.fill();
    paintFigure(
      context,
      foot,
      tall,
      mix(palette.near, palette.horizon, 0.34),
      boxing(bounce, jab, cross, mirrored, gloves),
    );
  }
}
