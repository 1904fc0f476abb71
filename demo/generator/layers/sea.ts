import { alpha, mix } from '../draw/colour.js';
import { paintBoat, paintLantern } from '../draw/boats.js';
import { paintBeam, paintLighthouse } from '../draw/lighthouse.js';
import { depthColour } from '../draw/palette.js';
import { between, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import type { Point } from '../draw/stage.js';
import { glitter, paintWater, swells } from '../draw/water.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Water from a height down to the bottom, with the light's column on it. */
export function water({
  top,
  bottom = 1,
  seed,
  shine = 0.6,
  rough = 1,
}: {
  top: number;
  bottom?: number;
  seed: number;
  shine?: number;
  rough?: number;
}): Layer {
  return (setting) => {
    const { size, palette, margin, unit, light, down } = setting;
    const surface = still(0.3, (context) => {
      paintWater(context, size, palette, down(top), margin, down(bottom));
      if (light.radius === 0) return;
      context.beginPath();
      context.rect(-margin, down(top), size.width + 2 * margin, down(bottom) - down(top));
      context.clip();
      context.translate(light.x, down(top));
      context.scale(0.42, 1);
      paintGlow(context, { x: 0, y: 0 }, size.height * 0.75, palette.light, 0.55 * shine);
    })(setting);
    const radius = Math.max(light.radius, unit * 3);
    const column = glitter(size, {
      seed,
      top: down(top) + unit * 0.4,
      bottom: down(bottom),
      spread: [radius * 0.7, radius * 2.8],
      count: 120,
    });
    const swell = swells(size, { seed: seed + 1, top: down(top) + unit, bottom: down(bottom), count: 46 });
    return (context, time, at) => {
      surface(context, time, at);
      swell(context, mix(palette.horizon, palette.light, 0.35), 0.2 * rough, time);
      if (light.radius > 0 || shine > 0.6) column(context, light.x + at(0.05), palette.light, shine, time);
    };
  };
}

/** A lighthouse on a headland, its lamp turning. */
export function lighthouse({
  x,
  on,
  height,
  turn,
  beam = 1,
}: {
  x: number;
  on: Land;
  height: number;
  turn: number;
  beam?: number;
}): Layer {
  return (setting) => {
    const { size, palette, unit, across } = setting;
    const foot = { x: across(x), y: groundOf(setting, on)(across(x)) + unit * 0.6 };
    const tall = height * unit;
    const colour = mix(depthColour(palette, on.near), palette.near, 0.3);
    const tower = still(on.near, (context) => {
      paintLighthouse(context, foot, tall, colour, palette);
    })(setting);
    return (context, time, at) => {
      tower(context, time, at);
      const reach = Math.max(size.width, size.height) * 0.8 * beam;
      paintBeam(context, { x: foot.x + at(on.near), y: foot.y }, tall, palette, turn + time * 0.62, reach);
    };
  };
}

/** Boats at anchor, rocking, each with its lantern and the lantern's light on the water. */
export function boats(fleet: readonly (Point & { readonly length: number })[], sail = 0.12): Layer {
  return ({ palette, unit, across, down, horizon }) => {
    return (context, time, at) => {
      for (const boat of fleet) {
        const near = Math.min(1, Math.max(0.2, ((down(boat.y) - horizon) / unit) * 0.03 + 0.3));
        const place = {
          x: across(boat.x) + at(0.25 + near * 0.5) + time * unit * sail,
          y: down(boat.y) + Math.sin(time * 1.1 + boat.x * 9) * unit * 0.22,
        };
        const length = unit * boat.length;
        for (let ring = 0; ring < 5; ring += 1) {
          const wobble = Math.sin(time * 1.7 + ring * 1.3 + boat.x * 7);
          context.fillStyle = alpha(palette.lamp, 0.34 * (1 - ring / 5));
          context.beginPath();
          context.ellipse(
            place.x + length * 0.06 + wobble * unit * 0.25,
            place.y + length * (0.14 + ring * 0.1),
            length * (0.07 - ring * 0.007) * (1 + wobble * 0.2),
            Math.max(0.8, length * 0.012),
            0,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
        const colour = depthColour(palette, 0.5 + near * 0.45);
        paintBoat(context, place, length, colour, palette.lamp, Math.sin(time * 0.9 + boat.x * 20) * 0.035);
      }
    };
  };
}

/** Lanterns adrift on the water. */
export function floating({ count, seed, top }: { count: number; seed: number; top: number }): Layer {
  return ({ size, palette, unit, down }) => {
    const random = randomFrom(seed);
    const items = Array.from({ length: count }, () => ({
      x: random(),
      depth: 0.06 + 0.86 * random() ** 1.1,
      phase: random() * 6.3,
    })).sort((one, other) => one.depth - other.depth);
    return (context, time, at) => {
      for (const { x, depth, phase } of items) {
        const small = unit * (0.4 + 1.5 * depth);
        const place = {
          x: (((x + time * 0.003) % 1) * 1.2 - 0.1) * size.width + at(0.3 + 0.4 * depth),
          y: down(top) + (size.height - down(top)) * depth + Math.sin(time * 0.9 + phase) * unit * 0.25,
        };
        context.fillStyle = alpha(palette.lamp, 0.22);
        for (let ring = 1; ring < 4; ring += 1) {
          context.beginPath();
          const wide = small * (0.75 - ring * 0.13) * (1 + 0.2 * Math.sin(time * 2 + phase + ring));
          context.ellipse(
            place.x,
            place.y + small * (0.5 + ring * 0.4),
            wide,
            small * 0.09,
            0,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
        paintLantern(context, place, small, palette.lamp, 0.8 + 0.15 * Math.sin(time * 1.6 + phase));
      }
    };
  };
}

/** Lanterns let go into the sky. */
export function rising({
  count,
  seed,
  speed = 0.014,
  floor,
}: {
  count: number;
  seed: number;
  speed?: number;
  floor: number;
}): Layer {
  return ({ size, palette, unit, down }) => {
    const random = randomFrom(seed);
    const items = Array.from({ length: count }, () => ({
      x: random(),
      y: random(),
      near: random() ** 1.6,
      phase: random() * 6.3,
    })).sort((one, other) => one.near - other.near);
    return (context, time, at) => {
      for (const { x, y, near, phase } of items) {
        const height = (((y - time * speed * (0.4 + near)) % 1) + 1) % 1;
        const edge = Math.min(1, height * 6, (1 - height) * 6);
        const place = {
          x: x * size.width + Math.sin(time * 0.5 + phase) * unit * 1.4 + at(0.15 + 0.4 * near),
          y: height * down(floor),
        };
        paintLantern(
          context,
          place,
          unit * (0.32 + 1.6 * near),
          palette.lamp,
          edge * (0.8 + 0.12 * Math.sin(time * 1.8 + phase)),
        );
      }
    };
  };
}

/** A jetty on piles, with lamps. */
export function pier({
  x,
  y,
  length,
  lamps = 3,
}: {
  x: number;
  y: number;
  length: number;
  lamps?: number;
}): Layer {
  return (setting) => {
    const { palette, unit, across, down } = setting;
    const left = across(x);
    const deck = down(y);
    const wide = unit * length;
    const heads = Array.from({ length: lamps }, (_, index) => left + wide * ((index + 0.5) / lamps));
    const structure = still(0.75, (context) => {
      context.fillStyle = depthColour(palette, 0.88);
      context.fillRect(left, deck, wide, unit * 0.7);
      for (let pile = 0; pile <= length / 3; pile += 1) {
        context.fillRect(left + pile * unit * 3, deck, unit * 0.34, unit * 4.2);
      }
      for (const head of heads) {
        context.fillRect(head - unit * 0.1, deck - unit * 4, unit * 0.2, unit * 4);
        context.fillRect(head - unit * 0.1, deck - unit * 4.1, unit * 0.9, unit * 0.2);
      }
    })(setting);
    return (context, time, at) => {
      structure(context, time, at);
      for (const head of heads) {
        const lamp = { x: head + unit * 0.7 + at(0.75), y: deck - unit * 3.7 };
        paintGlow(context, lamp, unit * 5, palette.lamp, 0.55);
        context.fillStyle = mix(palette.lamp, '#ffffff', 0.6);
        context.beginPath();
        context.arc(lamp.x, lamp.y, unit * 0.3, 0, Math.PI * 2);
        context.fill();
      }
    };
  };
}

/** Houses with lit windows along a shore or a hill. */
export function houses({
  on,
  from,
  to,
  count,
  seed,
  big = 1,
  tiers = 1,
}: {
  on: Land;
  from: number;
  to: number;
  count: number;
  seed: number;
  big?: number;
  /** Rows of houses, one below the other down the hillside. */
  tiers?: number;
}): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across } = setting;
    const ground = groundOf(setting, on);
    const random = randomFrom(seed);
    const colour = mix(depthColour(palette, on.near), palette.near, 0.25);
    const windows: Point[] = [];
    for (let house = 0; house < count * tiers; house += 1) {
      const tier = Math.floor(house / count);
      const x =
        across(from + ((to - from) * ((house % count) + between(random, 0.2, 0.8))) / count) -
        tier * unit * 2;
      const wide = unit * between(random, 1.7, 2.9) * big;
      const tall = unit * between(random, 1.5, 3.1) * big;
      const foot = ground(x) + unit * (0.9 + tier * 2.9 * big);
      context.fillStyle = mix(colour, palette.horizon, random() * 0.08 + (tiers - tier - 1) * 0.05);
      context.beginPath();
      context.moveTo(x - wide / 2, foot);
      context.lineTo(x - wide / 2, foot - tall);
      context.lineTo(x - wide * between(random, -0.1, 0.1), foot - tall - wide * between(random, 0.35, 0.6));
      context.lineTo(x + wide / 2, foot - tall);
      context.lineTo(x + wide / 2, foot);
      context.fill();
      if (random() < 0.4)
        context.fillRect(x + wide * 0.2, foot - tall - wide * 0.42, unit * 0.3 * big, wide * 0.4);
      const rows = tall > unit * 2.3 * big ? 2 : 1;
      for (let row = 0; row < rows; row += 1) {
        for (const side of [-0.22, 0.2]) {
          if (random() < 0.42) continue;
          windows.push({ x: x + side * wide, y: foot - tall * (0.78 - row * 0.38) });
        }
      }
    }
    for (const window of windows) paintGlow(context, window, unit * 2.6 * big, palette.lamp, 0.3);
    context.fillStyle = mix(palette.lamp, '#ffffff', 0.35);
    for (const { x, y } of windows) {
      context.fillRect(x - unit * 0.2 * big, y - unit * 0.24 * big, unit * 0.4 * big, unit * 0.5 * big);
    }
  });
}
