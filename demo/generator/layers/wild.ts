import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { between, randomFrom, type Random } from '../draw/random.js';
import type { Context, Point } from '../draw/stage.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

function branch(
  context: Context,
  from: Point,
  angle: number,
  length: number,
  width: number,
  depth: number,
  random: Random,
  ends: Point[],
): void {
  const to = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(from.x, from.y);
  const bend = between(random, -0.16, 0.16) * length;
  context.quadraticCurveTo((from.x + to.x) / 2 + bend, (from.y + to.y) / 2, to.x, to.y);
  context.stroke();
  if (depth === 0) {
    ends.push(to);
    return;
  }
  const count = random() < 0.3 ? 3 : 2;
  for (let fork = 0; fork < count; fork += 1) {
    const spread = (fork / (count - 1) - 0.5) * between(random, 0.8, 1.3);
    branch(
      context,
      to,
      angle + spread,
      length * between(random, 0.66, 0.82),
      width * 0.66,
      depth - 1,
      random,
      ends,
    );
  }
}

/** A single tree on a hill: bare, in leaf, or with the flat crown of the savannah. */
export function tree({
  x,
  on,
  height,
  seed,
  crown,
}: {
  x: number;
  on: Land;
  height: number;
  seed: number;
  crown: 'bare' | 'leaf' | 'flat';
}): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across } = setting;
    const random = randomFrom(seed);
    const left = across(x);
    const foot = { x: left, y: groundOf(setting, on)(left) + unit };
    const tall = height * unit;
    const colour = mix(depthColour(palette, on.near), palette.near, 0.5);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineCap = 'round';
    const ends: Point[] = [];
    if (crown === 'flat') {
      for (const lean of [-0.5, -0.18, 0.15, 0.46]) {
        const top = { x: foot.x + lean * tall * 1.1, y: foot.y - tall * (0.9 - Math.abs(lean) * 0.16) };
        context.lineWidth = tall * 0.03;
        context.beginPath();
        context.moveTo(foot.x, foot.y - tall * 0.12);
        context.bezierCurveTo(
          foot.x + lean * tall * 0.1,
          foot.y - tall * 0.5,
          top.x - lean * tall * 0.3,
          foot.y - tall * 0.62,
          top.x,
          top.y,
        );
        context.stroke();
        ends.push(top);
      }
      context.beginPath();
      context.moveTo(foot.x - tall * 0.05, foot.y);
      context.lineTo(foot.x - tall * 0.022, foot.y - tall * 0.4);
      context.lineTo(foot.x + tall * 0.022, foot.y - tall * 0.4);
      context.lineTo(foot.x + tall * 0.06, foot.y);
      context.fill();
      for (let clump = 0; clump < 26; clump += 1) {
        const share = between(random, -1, 1);
        context.beginPath();
        context.ellipse(
          foot.x + share * tall * 0.74,
          foot.y - tall * (0.98 - share * share * 0.16) + between(random, -0.03, 0.05) * tall,
          tall * between(random, 0.09, 0.17),
          tall * between(random, 0.035, 0.06),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      return;
    }
    branch(
      context,
      foot,
      -Math.PI / 2 + 0.06,
      tall * 0.26,
      tall * 0.055,
      crown === 'bare' ? 6 : 5,
      random,
      ends,
    );
    if (crown === 'bare') return;
    for (const end of ends) {
      context.fillStyle = mix(colour, palette.horizon, random() * 0.14);
      context.beginPath();
      context.ellipse(
        end.x,
        end.y,
        tall * between(random, 0.05, 0.095),
        tall * between(random, 0.045, 0.08),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

/** The rock it stands on, in the same measure. */
const ROCK = [
  [-300, 130],
  [-214, 84],
  [-168, 72],
  [-120, 30],
  [-88, 18],
  [-70, 2],
  [-10, -2],
  [40, -3],
  [78, 4],
  [92, 22],
  [86, 44],
  [122, 72],
  [150, 130],
] as const;

/** A wolf on a rock, head thrown back. Drawn on a grid of 100 by 100. */
export function wolf({ x, on, height }: { x: number; on: Land; height: number }): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across } = setting;
    const left = across(x);
    const measure = (height * unit) / 100;
    context.translate(left, groundOf(setting, on)(left) - measure * 78);
    context.scale(measure, measure);
    context.fillStyle = mix(depthColour(palette, on.near), palette.near, 0.7);
    context.beginPath();
    for (const [px, py] of ROCK) context.lineTo(px, py);
    context.fill();
    context.beginPath();
    context.moveTo(-40, 0);
    context.bezierCurveTo(-44, -14, -36, -22, -34, -34);
    context.bezierCurveTo(-46, -30, -58, -18, -62, -4);
    context.bezierCurveTo(-68, -24, -54, -42, -34, -46);
    context.bezierCurveTo(-20, -52, -2, -50, 8, -54);
    context.bezierCurveTo(14, -62, 18, -70, 20, -78);
    context.lineTo(15, -88);
    context.lineTo(25, -82);
    context.bezierCurveTo(32, -88, 40, -98, 47, -103);
    context.lineTo(51, -98);
    context.lineTo(45, -90);
    context.lineTo(49, -90);
    context.bezierCurveTo(42, -82, 38, -76, 36, -68);
    context.bezierCurveTo(34, -56, 32, -46, 27, -38);
    context.bezierCurveTo(25, -24, 26, -12, 28, -3);
    context.lineTo(34, 0);
    context.lineTo(20, 0);
    context.bezierCurveTo(18, -12, 16, -22, 14, -30);
    context.bezierCurveTo(14, -18, 15, -8, 17, 0);
    context.lineTo(6, 0);
    context.bezierCurveTo(4, -12, 4, -22, 2, -30);
    context.bezierCurveTo(-6, -27, -12, -28, -18, -26);
    context.bezierCurveTo(-24, -18, -26, -10, -22, 0);
    context.lineTo(-33, 0);
    context.bezierCurveTo(-35, -6, -34, -10, -32, -16);
    context.bezierCurveTo(-33, -10, -32, -6, -30, 0);
    context.closePath();
    context.fill();
  });
}

function paintCamel(context: Context, left: number, foot: number, height: number, step: number): void {
  const unit = height / 100;
  const at = (x: number, y: number) => [left + x * unit, foot - y * unit] as const;
  context.beginPath();
  context.moveTo(...at(-38, 56));
  context.bezierCurveTo(...at(-34, 72), ...at(-24, 74), ...at(-18, 78));
  context.bezierCurveTo(...at(-10, 98), ...at(2, 96), ...at(8, 78));
  context.bezierCurveTo(...at(16, 74), ...at(24, 68), ...at(28, 62));
  context.bezierCurveTo(...at(36, 58), ...at(42, 66), ...at(44, 82));
  context.bezierCurveTo(...at(44, 94), ...at(50, 98), ...at(56, 96));
  context.lineTo(...at(68, 90));
  context.bezierCurveTo(...at(70, 86), ...at(66, 84), ...at(58, 84));
  context.bezierCurveTo(...at(54, 84), ...at(54, 74), ...at(52, 62));
  context.bezierCurveTo(...at(48, 46), ...at(36, 42), ...at(26, 42));
  context.lineTo(...at(-30, 42));
  context.bezierCurveTo(...at(-40, 42), ...at(-42, 50), ...at(-38, 56));
  context.fill();
  context.lineWidth = unit * 7;
  context.beginPath();
  for (const [index, hip] of [-32, -24, 20, 28].entries()) {
    const swing = Math.sin(step + index * 1.6) * 8;
    context.moveTo(...at(hip, 46));
    context.lineTo(...at(hip + swing * 0.4, 24));
    context.lineTo(...at(hip + swing, 0));
  }
  context.stroke();
  context.beginPath();
  context.rect(...at(-24, 82), unit * 30, unit * 22);
  context.fill();
}

/** A caravan crossing a flat that mirrors it. */
export function caravan({
  x,
  y,
  count,
  height,
  near,
}: {
  x: number;
  y: number;
  count: number;
  height: number;
  near: number;
}): Layer {
  return ({ palette, unit, across, down, size }) => {
    const colour = mix(depthColour(palette, near), palette.near, 0.5);
    return (context, time, at) => {
      context.translate(at(near) + time * unit * 0.5, 0);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const mirrored of [true, false]) {
        context.save();
        if (mirrored) {
          context.translate(0, down(y) * 2);
          context.scale(1, -0.9);
          context.translate(0, down(y) * (1 - 1 / 0.9));
        }
        context.fillStyle = mirrored ? alpha(colour, 0.3) : colour;
        context.strokeStyle = context.fillStyle;
        for (let index = 0; index < count; index += 1) {
          const place = across(x) - index * unit * height * 1.75;
          if (place > -size.width) paintCamel(context, place, down(y), unit * height, time * 3 + index * 2);
        }
        context.restore();
      }
    };
  };
}
