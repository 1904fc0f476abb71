import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { birds } from '../draw/particles.js';
import { between, noise, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { still, type Layer } from './vista.js';

/** Birds crossing the sky. */
export function flock({
  seed,
  count,
  y,
  from,
  speed,
  spread = 3,
}: {
  seed: number;
  count: number;
  y: number;
  /** Where the first bird is at the start, as a share of the width. */
  from: number;
  /** Units a second. */
  speed: number;
  spread?: number;
}): Layer {
  return ({ size, palette, unit, down, across }) => {
    const paint = birds(size, { seed, count, y: down(y), spread: unit * spread, speed });
    return (context, time) => {
      context.translate(across(from), 0);
      paint(context, palette.near, time);
    };
  };
}

/** The milky way, rising from the horizon. */
export function milkyWay({
  seed,
  from,
  to,
}: {
  seed: number;
  from: readonly [number, number];
  to: readonly [number, number];
}): Layer {
  return still(0.05, (context, { size, palette, unit, across, down }) => {
    const random = randomFrom(seed);
    context.globalCompositeOperation = 'screen';
    for (let cloud = 0; cloud < 70; cloud += 1) {
      const share = random();
      const side = (random() + random() - 1) * 9 * (0.6 + 0.4 * noise(seed, share * 6));
      const x = across(from[0] + (to[0] - from[0]) * share) + side * unit;
      const y = down(from[1] + (to[1] - from[1]) * share) + side * unit * 0.5;
      paintGlow(
        context,
        { x, y },
        unit * between(random, 5, 13),
        mix(palette.horizon, palette.light, random() * 0.7),
        0.09,
      );
    }
    for (let star = 0; star < 420; star += 1) {
      const share = random();
      const side = (random() + random() + random() - 1.5) * 12;
      const bright = random() ** 2;
      context.fillStyle = alpha('#fff8ea', 0.15 + 0.75 * bright);
      context.beginPath();
      context.arc(
        across(from[0] + (to[0] - from[0]) * share) + side * unit,
        Math.min(size.height, down(from[1] + (to[1] - from[1]) * share) + side * unit * 0.5),
        unit * (0.05 + 0.12 * bright),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

/** Paper moons and stars on threads. */
export function paperMoons(places: readonly { x: number; y: number; size: number; phase: number }[]): Layer {
  return ({ palette, unit, across, down }) =>
    (context, time, at) => {
      for (const { x, y, size, phase } of places) {
        const radius = size * unit;
        const swing = Math.sin(time * 0.7 + x * 11) * 0.03;
        context.save();
        context.translate(across(x) + at(0.3), 0);
        context.rotate(swing);
        const level = down(y);
        context.strokeStyle = alpha(mix(palette.light, palette.sky, 0.4), 0.7);
        context.lineWidth = unit * 0.12;
        context.beginPath();
        context.moveTo(0, -unit);
        context.lineTo(0, level - radius);
        context.stroke();
        paintGlow(context, { x: 0, y: level }, radius * 3.4, palette.lamp, 0.42);
        const paper = context.createLinearGradient(-radius, level - radius, radius, level + radius);
        paper.addColorStop(0, mix(palette.light, '#ffffff', 0.5));
        paper.addColorStop(1, mix(palette.light, palette.lamp, 0.55));
        context.fillStyle = paper;
        context.beginPath();
        if (phase >= 1) context.arc(0, level, radius, 0, Math.PI * 2);
        else {
          context.arc(0, level, radius, -Math.PI / 2, Math.PI / 2);
          const bulge = radius * (1 - 2 * phase);
          context.ellipse(0, level, Math.abs(bulge), radius, 0, Math.PI / 2, -Math.PI / 2, bulge > 0);
        }
        context.fill();
        context.restore();
      }
    };
}

/** A small mail plane, its lamp lit. */
export function plane({ x, y, size: big }: { x: number; y: number; size: number }): Layer {
  return ({ palette, unit, across, down }) =>
    (context, time, at) => {
      const measure = (big * unit) / 100;
      context.translate(across(x) + at(0.4) + time * unit * 0.4, down(y) + Math.sin(time * 0.9) * unit * 0.4);
      context.rotate(-0.12);
      context.scale(measure, measure);
      context.fillStyle = depthColour(palette, 0.95);
      context.beginPath();
      context.moveTo(-56, -4);
      context.lineTo(-62, -22);
      context.lineTo(-52, -22);
      context.lineTo(-40, -6);
      context.bezierCurveTo(-10, -16, 20, -15, 44, -9);
      context.bezierCurveTo(54, -6, 54, 4, 44, 6);
      context.bezierCurveTo(10, 11, -30, 6, -56, -4);
      context.fill();
      context.beginPath();
      context.moveTo(-14, 3);
      context.lineTo(30, 3);
      context.lineTo(22, 7);
      context.lineTo(-18, 7);
      context.moveTo(-6, -30);
      context.lineTo(30, -30);
      context.lineTo(26, -26);
      context.lineTo(-10, -26);
      context.fill();
      context.fillRect(-4, -28, 1.6, 32);
      context.fillRect(22, -28, 1.6, 32);
      context.fillRect(6, 8, 1.6, 10);
      context.fillRect(20, 8, 1.6, 10);
      for (const wheel of [7, 21]) {
        context.beginPath();
        context.arc(wheel, 20, 5, 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 0.35;
      context.beginPath();
      context.ellipse(53, -2, 2, 22, 0.12, 0, Math.PI * 2);
      context.fill();
      context.globalAlpha = 1;
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.5);
      context.fillRect(-2, -11, 8, 5);
      context.fillRect(10, -11, 8, 5);
      paintGlow(context, { x: 8, y: -9 }, 26, palette.lamp, 0.5);
      paintGlow(context, { x: 46, y: 0 }, 30, palette.lamp, 0.7);
    };
}
