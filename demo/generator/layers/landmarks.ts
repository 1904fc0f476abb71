import { alpha, mix, type Colour } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { between, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Balloons adrift, glowing where their burners are. */
export function balloons(
  places: readonly { x: number; y: number; size: number; burning?: boolean }[],
): Layer {
  return ({ palette, unit, across, down }) =>
    (context, time, at) => {
      for (const { x, y, size, burning = true } of places) {
        const radius = size * unit;
        context.save();
        context.translate(
          across(x) + at(0.3) + Math.sin(time * 0.3 + x * 9) * unit,
          down(y) + Math.sin(time * 0.4 + x * 5) * unit * 0.6,
        );
        const stripes: readonly Colour[] = [
          mix(palette.lamp, palette.near, 0.25),
          mix(palette.horizon, palette.near, 0.35),
        ];
        if (burning) paintGlow(context, { x: 0, y: 0 }, radius * 2.4, palette.lamp, 0.45);
        context.save();
        context.beginPath();
        context.moveTo(-radius * 0.24, radius * 1.28);
        context.bezierCurveTo(-radius * 0.5, radius * 0.8, -radius, radius * 0.5, -radius, -radius * 0.08);
        context.bezierCurveTo(-radius, -radius * 1.28, radius, -radius * 1.28, radius, -radius * 0.08);
        context.bezierCurveTo(radius, radius * 0.5, radius * 0.5, radius * 0.8, radius * 0.24, radius * 1.28);
        context.clip();
        for (let gore = 6; gore >= 0; gore -= 1) {
          context.fillStyle = stripes[gore % 2] ?? palette.lamp;
          context.beginPath();
          context.ellipse(0, -radius * 0.05, (radius * (gore + 0.6)) / 6.4, radius * 1.4, 0, 0, Math.PI * 2);
          context.fill();
        }
        const inside = context.createRadialGradient(0, radius * 1.1, 0, 0, radius * 0.6, radius * 1.9);
        inside.addColorStop(0, alpha(mix(palette.lamp, '#ffffff', 0.5), burning ? 0.85 : 0.2));
        inside.addColorStop(0.5, alpha(palette.lamp, burning ? 0.25 : 0.05));
        inside.addColorStop(1, alpha(palette.near, 0.45));
        context.fillStyle = inside;
        context.fillRect(-radius, -radius * 1.3, radius * 2, radius * 2.8);
        context.restore();
        context.strokeStyle = palette.near;
        context.lineWidth = Math.max(0.6, radius * 0.02);
        context.beginPath();
        for (const side of [-1, 1]) {
          context.moveTo(side * radius * 0.22, radius * 1.28);
          context.lineTo(side * radius * 0.15, radius * 1.62);
        }
        context.stroke();
        context.fillStyle = palette.near;
        context.beginPath();
        context.roundRect(-radius * 0.18, radius * 1.6, radius * 0.36, radius * 0.3, radius * 0.06);
        context.fill();
        context.restore();
      }
    };
}

/** Standing stones in a half circle. */
export function stones({
  on,
  seed,
  count,
  height,
  from,
  to,
}: {
  on: Land;
  seed: number;
  count: number;
  height: number;
  from: number;
  to: number;
}): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across, light } = setting;
    const random = randomFrom(seed);
    const ground = groundOf(setting, on);
    for (let index = 0; index < count; index += 1) {
      const share = index / (count - 1);
      const bow = Math.sin(share * Math.PI);
      const x = across(from + (to - from) * share);
      const pair = Math.floor(index / 2) * 2;
      const pairBow = Math.sin(((pair + 0.5) / (count - 1)) * Math.PI);
      const alone = index === count - 1;
      const tall = height * unit * (0.7 + 0.3 * (1 - pairBow)) * (alone ? 0.8 : 1);
      const wide = height * unit * between(random, 0.24, 0.32);
      const foot =
        ground(across(from + ((to - from) * (pair + 0.5)) / (count - 1))) + unit * (1 + (1 - pairBow) * 2);
      const lean = between(random, -0.03, 0.03) * tall;
      const colour = mix(depthColour(palette, on.near), palette.near, 0.25 + 0.4 * (1 - bow));
      const side = Math.sign(light.x - x) || 1;
      const body = context.createLinearGradient(x + (side * wide) / 2, 0, x - (side * wide) / 2, 0);
      body.addColorStop(0, mix(colour, palette.light, 0.28));
      body.addColorStop(0.3, colour);
      body.addColorStop(1, palette.near);
      context.fillStyle = body;
      context.beginPath();
      context.moveTo(x - wide * 0.55, foot);
      context.lineTo(x - wide * 0.46 + lean, foot - tall * 0.82);
      context.quadraticCurveTo(x - wide * 0.4 + lean, foot - tall, x - wide * 0.1 + lean, foot - tall);
      context.quadraticCurveTo(
        x + wide * 0.46 + lean,
        foot - tall,
        x + wide * 0.46 + lean,
        foot - tall * 0.76,
      );
      context.lineTo(x + wide * 0.56, foot);
      context.fill();
      if (index % 2 === 1 || alone) continue;
      const next = across(from + ((to - from) * (index + 1)) / (count - 1));
      context.fillStyle = mix(colour, palette.near, 0.3);
      context.beginPath();
      context.roundRect(x - wide * 0.7, foot - tall * 1.11, next - x + wide * 1.4, tall * 0.15, unit * 0.5);
      context.fill();
    }
  });
}

/** Glasshouses lit from within, leaves against the panes. */
export function glasshouses({
  on,
  places,
}: {
  on: Land;
  places: readonly { x: number; size: number }[];
}): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across } = setting;
    const ground = groundOf(setting, on);
    const frame = mix(depthColour(palette, on.near), palette.near, 0.4);
    for (const [index, { x, size }] of places.entries()) {
      const random = randomFrom(index + 5);
      const [left, measure] = [across(x), size * unit];
      const foot = ground(left) + unit * 1.2;
      paintGlow(context, { x: left, y: foot - measure * 0.9 }, measure * 3, palette.lamp, 0.55);
      const shape = () => {
        context.beginPath();
        context.moveTo(left - measure * 1.5, foot);
        context.lineTo(left - measure * 1.5, foot - measure * 0.95);
        context.quadraticCurveTo(left - measure * 1.2, foot - measure * 1.75, left, foot - measure * 2);
        context.quadraticCurveTo(
          left + measure * 1.2,
          foot - measure * 1.75,
          left + measure * 1.5,
          foot - measure * 0.95,
        );
        context.lineTo(left + measure * 1.5, foot);
        context.closePath();
      };
      context.save();
      shape();
      context.clip();
      const glow = context.createLinearGradient(0, foot - measure * 2, 0, foot);
      glow.addColorStop(0, mix(palette.lamp, palette.sky, 0.5));
      glow.addColorStop(0.6, mix(palette.lamp, '#ffffff', 0.25));
      glow.addColorStop(1, mix(palette.lamp, palette.near, 0.2));
      context.fillStyle = glow;
      context.fillRect(left - measure * 2, foot - measure * 2.2, measure * 4, measure * 2.4);
      for (let plant = 0; plant < 7; plant += 1) {
        const stem = left - measure * 1.3 + (plant * measure * 2.6) / 6;
        const tall = measure * between(random, 0.7, 1.35);
        context.fillStyle = mix(palette.near, palette.sky, 0.25);
        context.fillRect(stem - measure * 0.03, foot - tall * 0.7, measure * 0.06, tall * 0.7);
        for (let leaf = 0; leaf < 9; leaf += 1) {
          context.beginPath();
          context.ellipse(
            stem + between(random, -0.24, 0.24) * measure,
            foot - tall * between(random, 0.5, 1),
            measure * between(random, 0.08, 0.17),
            measure * between(random, 0.07, 0.12),
            0,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
        context.fillStyle = mix(palette.lamp, '#ff5a34', 0.6);
        for (let fruit = 0; fruit < 4; fruit += 1) {
          context.beginPath();
          context.arc(
            stem + between(random, -0.2, 0.2) * measure,
            foot - tall * between(random, 0.5, 0.95),
            measure * 0.035,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
      context.restore();
      context.strokeStyle = frame;
      context.lineWidth = Math.max(1, measure * 0.045);
      shape();
      context.stroke();
      context.lineWidth = Math.max(0.7, measure * 0.024);
      context.beginPath();
      for (let rib = -4; rib <= 4; rib += 1) {
        const share = rib / 5;
        context.moveTo(left + share * measure * 1.5, foot);
        context.lineTo(left + share * measure * 1.5, foot - measure * 0.95);
        context.quadraticCurveTo(
          left + share * measure * 1.2,
          foot - measure * 1.75,
          left,
          foot - measure * 2,
        );
      }
      for (const rail of [0.32, 0.64, 0.95]) {
        context.moveTo(left - measure * 1.5, foot - measure * rail);
        context.lineTo(left + measure * 1.5, foot - measure * rail);
      }
      context.stroke();
    }
  });
}

/** A suspension bridge over a bay, lamps along its cables. */
export function suspensionBridge({
  deck,
  near,
  towers,
  height,
}: {
  deck: number;
  near: number;
  towers: readonly [number, number];
  height: number;
}): Layer {
  return still(near, (context, { size, palette, unit, margin, across, down }) => {
    const colour = depthColour(palette, near);
    const level = down(deck);
    const tops = towers.map((tower) => across(tower));
    const [left = 0, right = 0] = tops;
    const top = level - height * unit;
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.fillRect(-margin, level, size.width + 2 * margin, unit * 0.9);
    for (const x of tops) {
      context.fillRect(x - unit * 1.7, top, unit * 0.8, height * unit + unit * 9);
      context.fillRect(x + unit * 0.9, top, unit * 0.8, height * unit + unit * 9);
      for (const bar of [0.04, 0.3, 0.56])
        context.fillRect(x - unit * 1.7, top + bar * height * unit, unit * 3.4, unit * 0.7);
      paintGlow(context, { x, y: top - unit }, unit * 3.4, '#ff6a4a', 0.85);
    }
    const cable = (x: number): number => {
      if (x < left) return top + ((left - x) / (right - left)) * 2 * (level - top);
      if (x > right) return top + ((x - right) / (right - left)) * 2 * (level - top);
      const share = ((x - left) / (right - left)) * 2 - 1;
      return top + (1 - share * share) * (level - top - unit * 1.2);
    };
    context.lineWidth = unit * 0.3;
    context.beginPath();
    for (let x = -margin; x < size.width + margin; x += unit) context.lineTo(x, Math.min(level, cable(x)));
    context.stroke();
    context.lineWidth = unit * 0.1;
    context.beginPath();
    for (let x = -margin; x < size.width + margin; x += unit * 1.8) {
      if (cable(x) > level) continue;
      context.moveTo(x, cable(x));
      context.lineTo(x, level);
    }
    context.stroke();
    for (let x = 0; x < size.width; x += unit * 5.4) {
      paintGlow(context, { x, y: level - unit * 0.6 }, unit * 2.6, palette.lamp, 0.7);
      if (cable(x) < level - unit) paintGlow(context, { x, y: cable(x) }, unit * 1.6, palette.light, 0.7);
    }
  });
}
