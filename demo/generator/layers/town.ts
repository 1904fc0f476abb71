import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { between, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { saved, type Context } from '../draw/stage.js';
import { still, type Layer, type Setting } from './vista.js';

/** A row of buildings with lit windows, standing on a level line. */
export function skyline({
  seed,
  base,
  low,
  high,
  width: wide,
  near,
  lit = 0.4,
  roofs = 'flat',
  to = 1,
  from = 0,
  mistAt = 0.4,
}: {
  seed: number;
  /** Where it stands, as a share of the height. */
  base: number;
  /** Heights in units. */
  low: number;
  high: number;
  /** Mean width of a building in units. */
  width: number;
  near: number;
  /** Share of windows lit. */
  lit?: number;
  roofs?: 'flat' | 'gabled';
  from?: number;
  to?: number;
  /** Haze at the feet. */
  mistAt?: number;
}): Layer {
  return still(near, (context, setting) => {
    const { palette, unit, margin, down, size } = setting;
    const random = randomFrom(seed);
    const colour = depthColour(palette, near);
    const foot = down(base);
    const gradient = context.createLinearGradient(0, foot - high * unit, 0, foot);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, mix(colour, palette.horizon, mistAt * (1 - near * 0.6)));
    const start = from <= 0 ? -margin : size.width * from;
    const end = to >= 1 ? size.width + margin : size.width * to;
    for (let left = start; left < end;) {
      const broad = wide * unit * between(random, 0.6, 1.5);
      const tall = unit * between(random, low, high) * (random() < 0.12 ? 1.25 : 1);
      context.fillStyle = gradient;
      context.beginPath();
      context.rect(left, foot - tall, broad + 1, tall + (base < 0.999 ? 0 : size.height));
      if (roofs === 'gabled') {
        context.moveTo(left - broad * 0.06, foot - tall + 1);
        context.lineTo(left + broad * 0.5, foot - tall - broad * between(random, 0.28, 0.55));
        context.lineTo(left + broad * 1.06, foot - tall + 1);
      } else if (random() < 0.3) {
        context.rect(left + broad * 0.3, foot - tall - unit * 1.6, broad * 0.3, unit * 1.8);
        context.rect(left + broad * 0.72, foot - tall - unit * 3.2, unit * 0.18, unit * 3.4);
      }
      if (roofs === 'gabled')
        context.rect(left + broad * 0.68, foot - tall - broad * 0.42, unit * 0.6, broad * 0.42);
      context.fill();
      paintWindows(
        context,
        setting,
        { left, top: foot - tall, width: broad, height: tall, lit, near },
        random,
      );
      left += broad + (random() < 0.12 ? unit * 0.8 : 0);
    }
  });
}

function paintWindows(
  context: Context,
  { palette, unit }: Setting,
  wall: { left: number; top: number; width: number; height: number; lit: number; near: number },
  random: () => number,
): void {
  const pane = unit * (0.34 + 0.5 * wall.near);
  const across = Math.max(1, Math.floor(wall.width / (pane * 3.1)));
  const floors = Math.floor(wall.height / (pane * 3.8));
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < across; column += 1) {
      if (random() > wall.lit) continue;
      const x = wall.left + ((column + 0.5) * wall.width) / across;
      const y = wall.top + pane * (1.8 + floor * 3.8);
      const warm = random();
      context.fillStyle = alpha(
        mix(palette.lamp, warm > 0.8 ? '#ffffff' : palette.light, 0.35 * warm),
        0.35 + 0.6 * wall.near * between(random, 0.6, 1),
      );
      context.fillRect(x - pane / 2, y, pane, pane * 1.5);
      if (wall.near > 0.45 && random() < 0.35)
        paintGlow(context, { x, y: y + pane * 0.7 }, pane * 5, palette.lamp, 0.25);
    }
  }
}

/** Wet ground that mirrors the lights above it: a soft warm floor with long reflections. */
export function wetStreet({
  top,
  seed,
  strength = 0.5,
}: {
  top: number;
  seed: number;
  strength?: number;
}): Layer {
  return (setting) => {
    const { size, palette, unit, down, margin } = setting;
    const floor = still(0.6, (context) => {
      const gradient = context.createLinearGradient(0, down(top), 0, size.height);
      gradient.addColorStop(0, mix(palette.lamp, palette.near, 0.62));
      gradient.addColorStop(0.35, mix(palette.sky, palette.near, 0.6));
      gradient.addColorStop(1, palette.near);
      context.fillStyle = gradient;
      context.fillRect(-margin, down(top), size.width + 2 * margin, size.height - down(top));
    })(setting);
    const random = randomFrom(seed);
    const streaks = Array.from({ length: 26 }, () => ({
      x: random(),
      wide: between(random, 0.8, 2.6),
      tall: between(random, 0.35, 1),
      phase: random() * 6.3,
    }));
    return (context, time, at) => {
      floor(context, time, at);
      context.globalCompositeOperation = 'screen';
      for (const { x, wide, tall, phase } of streaks) {
        const bright = strength * (0.5 + 0.3 * Math.sin(time * 1.1 + phase));
        const end = down(top) + (size.height - down(top)) * tall;
        const fall = context.createLinearGradient(0, down(top), 0, end);
        for (let step = 0; step <= 6; step += 1)
          fall.addColorStop(step / 6, alpha(palette.lamp, bright * 0.5 * (1 - step / 6) ** 1.7));
        context.fillStyle = fall;
        const left = x * size.width + at(0.6);
        for (const share of [1, 0.5])
          context.fillRect(left - (wide * unit * share) / 2, down(top), wide * unit * share, end - down(top));
      }
    };
  };
}

/** An arched bridge over water, with lamps on its parapet. */
export function bridge({
  x,
  y,
  half,
  arches,
  near,
  height = 7,
  lamps = 4,
}: {
  x: number;
  y: number;
  half: number;
  arches: number;
  near: number;
  height?: number;
  lamps?: number;
}): Layer {
  return still(near, (context, setting) => {
    const { palette, unit, across, down } = setting;
    const wide = half * unit;
    const [centre, foot, tall] = [across(x), down(y), height * unit];
    const deck = (share: number) => foot - tall * (0.72 + 0.28 * (1 - share * share));
    const colour = mix(depthColour(palette, near), palette.near, 0.2);
    const paint = (flip: boolean) => {
      context.beginPath();
      context.moveTo(centre - wide, deck(-1));
      for (let step = -20; step <= 20; step += 1)
        context.lineTo(centre + (step / 20) * wide, deck(step / 20));
      context.lineTo(centre + wide, foot);
      for (let arch = arches - 1; arch >= 0; arch -= 1) {
        const left = centre - wide + ((arch + 0.08) * 2 * wide) / arches;
        const right = centre - wide + ((arch + 0.92) * 2 * wide) / arches;
        const middle = ((left + right) / 2 - centre) / wide;
        context.lineTo(right, foot);
        context.ellipse(
          (left + right) / 2,
          foot,
          (right - left) / 2,
          (foot - deck(middle)) * 0.76,
          0,
          0,
          Math.PI,
          true,
        );
        context.lineTo(left, foot);
      }
      context.lineTo(centre - wide, foot);
      context.fillStyle = flip ? alpha(colour, 0.35) : colour;
      context.fill();
    };
    saved(context, () => {
      context.translate(0, foot * 2);
      context.scale(1, -1);
      paint(true);
    });
    paint(false);
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      const share = ((lamp + 0.5) / lamps) * 2 - 1;
      const head = { x: centre + share * wide, y: deck(share) - unit * 2.6 };
      context.fillStyle = colour;
      context.fillRect(head.x - unit * 0.1, head.y, unit * 0.2, unit * 2.8);
      paintGlow(context, head, unit * 4.5, palette.lamp, 0.6);
      paintGlow(context, { x: head.x, y: foot * 2 - head.y - unit }, unit * 3, palette.lamp, 0.25);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.55);
      context.beginPath();
      context.arc(head.x, head.y, unit * 0.36, 0, Math.PI * 2);
      context.fill();
    }
  });
}
