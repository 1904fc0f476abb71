import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { between, noise, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { saved } from '../draw/stage.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Table mountains: flat tops, steep sides, a lit edge towards the light. */
export function mesas({
  base,
  near,
  blocks,
}: {
  base: number;
  near: number;
  blocks: readonly { x: number; half: number; tall: number }[];
}): Layer {
  return still(near, (context, { size, palette, unit, across, down, light }) => {
    const foot = down(base);
    const colour = depthColour(palette, near);
    for (const [index, block] of blocks.entries()) {
      const [centre, half, top] = [across(block.x), block.half * unit, foot - block.tall * unit];
      const rough = (share: number) => noise(index * 17 + 3, share * 6) * unit * 0.55;
      const fill = context.createLinearGradient(0, top, 0, foot);
      fill.addColorStop(0, colour);
      fill.addColorStop(1, mix(colour, palette.horizon, 0.55 * (1 - near)));
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(centre - half * 1.7, foot);
      context.quadraticCurveTo(
        centre - half * 1.22,
        foot - block.tall * unit * 0.3,
        centre - half * 1.04,
        foot - block.tall * unit * 0.52,
      );
      context.lineTo(centre - half, top + rough(0));
      for (let step = 1; step <= 16; step += 1)
        context.lineTo(centre - half + (half * 2 * step) / 16, top + rough(step / 16));
      context.lineTo(centre + half * 1.05, foot - block.tall * unit * 0.5);
      context.quadraticCurveTo(
        centre + half * 1.25,
        foot - block.tall * unit * 0.28,
        centre + half * 1.75,
        foot,
      );
      context.fill();
      const side = Math.sign(light.x - centre) || 1;
      const edge = context.createLinearGradient(centre + side * half * 1.1, 0, centre + side * half * 0.2, 0);
      const lit = mix(palette.horizon, palette.light, 0.3);
      edge.addColorStop(0, alpha(lit, 0.42 * (1 - near * 0.6)));
      edge.addColorStop(1, alpha(lit, 0));
      context.fillStyle = edge;
      context.fill();
    }
    context.fillStyle = mix(colour, palette.horizon, 0.5 * (1 - near));
    context.fillRect(-size.width, foot - 1, size.width * 3, unit * 2);
  });
}

/** The plain from its far edge to the camera. */
export function plain({ top, near }: { top: number; near: number }): Layer {
  return still(near, (context, { size, palette, margin, down, light, unit }) => {
    const gradient = context.createLinearGradient(0, down(top), 0, size.height);
    gradient.addColorStop(0, mix(palette.horizon, depthColour(palette, 0.4), 0.4));
    gradient.addColorStop(0.3, depthColour(palette, 0.62));
    gradient.addColorStop(1, palette.near);
    context.fillStyle = gradient;
    context.fillRect(-margin, down(top), size.width + 2 * margin, size.height - down(top));
    saved(context, () => {
      context.beginPath();
      context.rect(-margin, down(top), size.width + 2 * margin, size.height);
      context.clip();
      if (light.radius > 0) paintGlow(context, { x: light.x, y: down(top) }, unit * 42, palette.light, 0.34);
    });
  });
}

/** A fire with its light on the ground, logs, and sparks going up. */
export function campfire({
  x,
  y,
  size: big,
  sparks = 34,
}: {
  x: number;
  y: number;
  size: number;
  sparks?: number;
}): Layer {
  return ({ palette, unit, across, down }) => {
    const measure = unit * big;
    const random = randomFrom(77);
    const flights = Array.from({ length: sparks }, () => ({
      phase: random(),
      side: between(random, -1, 1),
      pace: between(random, 0.12, 0.3),
      size: between(random, 0.08, 0.2),
    }));
    return (context, time, at) => {
      context.translate(across(x) + at(0.6), down(y));
      const breath = 1 + 0.06 * Math.sin(time * 7) + 0.05 * noise(5, time * 4);
      saved(context, () => {
        context.scale(1, 0.28);
        paintGlow(context, { x: 0, y: 0 }, measure * 13 * breath, palette.lamp, 0.75);
      });
      paintGlow(context, { x: 0, y: -measure * 1.5 }, measure * 9 * breath, palette.lamp, 0.7);
      context.lineCap = 'round';
      context.strokeStyle = palette.near;
      context.lineWidth = measure * 0.42;
      for (const [from, to] of [
        [-1.5, 1.1],
        [1.4, -1.2],
        [-0.9, 1.6],
      ] as const) {
        context.beginPath();
        context.moveTo(measure * from, measure * 0.12);
        context.lineTo(measure * to, -measure * 0.3);
        context.stroke();
      }
      for (const [layer, colour] of [
        mix(palette.lamp, '#ff3c14', 0.6),
        palette.lamp,
        mix(palette.lamp, '#fff6d8', 0.75),
      ].entries()) {
        const shrink = 1 - layer * 0.27;
        context.fillStyle = alpha(colour, 0.85);
        context.beginPath();
        context.moveTo(-measure * 1.05 * shrink, 0);
        for (let tongue = 0; tongue <= 4; tongue += 1) {
          const place = -1 + tongue / 2;
          const tall =
            (2.4 - Math.abs(place) * 1.35) * (1 + 0.28 * noise(20 + tongue + layer * 9, time * 3.2));
          const lean = 0.35 * noise(40 + tongue, time * 1.8);
          context.quadraticCurveTo(
            measure * (place - 0.22) * shrink,
            -measure * tall * 0.42 * shrink,
            measure * (place * 0.8 + lean) * shrink,
            -measure * tall * 1.25 * shrink,
          );
          context.quadraticCurveTo(
            measure * (place + 0.16) * shrink,
            -measure * tall * 0.5 * shrink,
            measure * (place + 0.28) * shrink,
            -measure * 0.22 * shrink,
          );
        }
        context.lineTo(measure * 1.05 * shrink, 0);
        context.fill();
      }
      for (const { phase, side, pace, size } of flights) {
        const age = (phase + time * pace) % 1;
        context.fillStyle = alpha(mix(palette.lamp, '#ffffff', 0.3), (1 - age) * Math.min(1, age * 8));
        context.beginPath();
        context.arc(
          side * measure * (0.6 + age * 2.6) + Math.sin(time * 2 + phase * 20) * measure * 0.5 * age,
          -measure * (1.2 + age * 13),
          measure * size * (1 - age * 0.5),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    };
  };
}

/** Tall cacti or dead trees standing on the land. */
export function cacti({ on, places }: { on: Land; places: readonly { x: number; tall: number }[] }): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, across } = setting;
    const ground = groundOf(setting, on);
    context.strokeStyle = mix(depthColour(palette, on.near), palette.near, 0.5);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const { x, tall } of places) {
      const [centre, size] = [across(x), tall * unit];
      const foot = ground(centre) + unit;
      context.lineWidth = size * 0.12;
      context.beginPath();
      context.moveTo(centre, foot);
      context.lineTo(centre, foot - size);
      context.stroke();
      context.lineWidth = size * 0.085;
      context.beginPath();
      context.moveTo(centre, foot - size * 0.4);
      context.bezierCurveTo(
        centre - size * 0.3,
        foot - size * 0.38,
        centre - size * 0.27,
        foot - size * 0.5,
        centre - size * 0.27,
        foot - size * 0.72,
      );
      context.moveTo(centre, foot - size * 0.52);
      context.bezierCurveTo(
        centre + size * 0.28,
        foot - size * 0.5,
        centre + size * 0.25,
        foot - size * 0.62,
        centre + size * 0.25,
        foot - size * 0.84,
      );
      context.stroke();
    }
  });
}
