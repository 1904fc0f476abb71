import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { between, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { saved, type Context, type Point } from '../draw/stage.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** A loaded lorry driving along a ridge, its lamps before it and dust behind. */
export function lorry({
  on,
  from,
  speed,
  size: big,
}: {
  on: Land;
  /** Where it is at the start, as a share of the width; it comes round again. */
  from: number;
  /** Shares of the width a second. */
  speed: number;
  /** Length in units. */
  size: number;
}): Layer {
  return (setting) => {
    const { size, palette, unit, across } = setting;
    const ground = groundOf(setting, on);
    const colour = mix(depthColour(palette, on.near), palette.near, 0.55);
    const length = big * unit;
    return (context, time, at) => {
      const travel = (((from + time * speed) % 1.4) + 1.4) % 1.4;
      const x = across(travel - 0.2);
      const move = at(on.near);
      const slope = Math.atan2(ground(x + length * 0.4) - ground(x - length * 0.4), length * 0.8);
      context.translate(x + move, ground(x) + unit * 0.2);
      for (let puff = 1; puff < 9; puff += 1) {
        const age = puff / 9;
        const back = -length * (0.4 + age * 1.3) + Math.sin(time * 3 + puff * 2) * unit * 0.4;
        context.fillStyle = alpha(mix(palette.horizon, palette.light, 0.3), 0.16 * (1 - age));
        context.beginPath();
        context.ellipse(
          back,
          -unit * (0.6 + age * 1.6),
          unit * (1.2 + age * 3.4),
          unit * (0.6 + age * 1.5),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.rotate(slope + Math.sin(time * 7) * 0.006);
      paintLorry(
        context,
        length,
        colour,
        time,
        setting.palette.lamp,
        alpha(mix(palette.lamp, palette.light, 0.4), 1),
      );
      const lamp = { x: length * 0.49, y: -length * 0.1 };
      const reach = size.width * 0.16;
      saved(context, () => {
        context.globalCompositeOperation = 'screen';
        const beam = context.createLinearGradient(lamp.x, 0, lamp.x + reach, 0);
        for (let step = 0; step <= 8; step += 1)
          beam.addColorStop(step / 8, alpha(palette.lamp, 0.36 * (1 - step / 8) ** 1.8));
        context.fillStyle = beam;
        context.beginPath();
        context.moveTo(lamp.x, lamp.y - length * 0.015);
        context.lineTo(lamp.x + reach, lamp.y - length * 0.14);
        context.lineTo(lamp.x + reach, lamp.y + length * 0.22);
        context.lineTo(lamp.x, lamp.y + length * 0.03);
        context.fill();
      });
      paintGlow(context, lamp, length * 0.3, palette.lamp, 0.9);
    };
  };
}

function paintLorry(
  context: Context,
  length: number,
  colour: string,
  time: number,
  lamp: string,
  load: string,
): void {
  context.fillStyle = colour;
  const unit = length / 10;
  context.beginPath();
  context.roundRect(-unit * 5, -unit * 1.5, unit * 9.8, unit * 0.55, unit * 0.1);
  context.roundRect(unit * 2.5, -unit * 3.6, unit * 1.5, unit * 2.4, unit * 0.35);
  context.roundRect(unit * 2.6, -unit * 2.2, unit * 2.35, unit * 1.35, unit * 0.35);
  context.rect(unit * 2.2, -unit * 4.4, unit * 0.22, unit * 2.4);
  context.fill();
  context.beginPath();
  for (let slat = 0; slat < 8; slat += 1)
    context.rect(-unit * (5 - slat * 0.98), -unit * 3.1, unit * 0.2, unit * 1.8);
  context.rect(-unit * 5, -unit * 2.2, unit * 7, unit * 0.25);
  context.rect(-unit * 5, -unit * 3.0, unit * 7, unit * 0.25);
  context.fill();
  context.beginPath();
  context.moveTo(-unit * 4.8, -unit * 1.6);
  for (let heap = 0; heap <= 12; heap += 1) {
    const share = heap / 12;
    context.lineTo(
      -unit * (4.8 - 6.6 * share),
      -unit * (2.75 + Math.sin(share * Math.PI) * 0.9 + Math.sin(heap * 2.4) * 0.12),
    );
  }
  context.lineTo(unit * 1.8, -unit * 1.6);
  context.fillStyle = load;
  context.globalAlpha = 0.4;
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = lamp;
  context.globalAlpha = 0.8;
  context.fillRect(unit * 2.95, -unit * 3.25, unit * 0.85, unit * 0.7);
  context.globalAlpha = 1;
  for (const wheel of [-3.8, -2.5, 3.6]) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(unit * wheel, -unit * 0.62, unit * 0.72, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = load;
    context.globalAlpha = 0.35;
    context.lineWidth = unit * 0.12;
    context.beginPath();
    for (let spoke = 0; spoke < 3; spoke += 1) {
      const turn = time * 9 + (spoke * Math.PI) / 3;
      context.moveTo(
        unit * wheel - Math.cos(turn) * unit * 0.42,
        -unit * 0.62 - Math.sin(turn) * unit * 0.42,
      );
      context.lineTo(
        unit * wheel + Math.cos(turn) * unit * 0.42,
        -unit * 0.62 + Math.sin(turn) * unit * 0.42,
      );
    }
    context.stroke();
    context.globalAlpha = 1;
  }
  context.fillStyle = '#fff6dc';
  context.beginPath();
  context.arc(length * 0.49, -length * 0.1, unit * 0.24, 0, Math.PI * 2);
  context.fill();
}

/** Rows of a field running to the horizon, catching the light. */
export function rows({
  top,
  vanish,
  count = 34,
  near = 0.8,
}: {
  top: number;
  vanish: Point;
  count?: number;
  near?: number;
}): Layer {
  return still(near, (context, { size, palette, margin, across, down, unit }) => {
    const point = { x: across(vanish.x), y: down(vanish.y) };
    const floor = context.createLinearGradient(0, down(top), 0, size.height);
    floor.addColorStop(0, mix(depthColour(palette, 0.25), palette.light, 0.2));
    floor.addColorStop(0.4, depthColour(palette, 0.6));
    floor.addColorStop(1, palette.near);
    context.beginPath();
    context.rect(-margin, down(top), size.width + 2 * margin, size.height - down(top));
    context.clip();
    context.fillStyle = floor;
    context.fillRect(-margin, down(top), size.width + 2 * margin, size.height);
    for (let row = -count; row <= count; row += 1) {
      const foot = point.x + (row / count) * size.width * 2.6;
      const wide = (size.width * 2.6) / count / 2.3;
      const lit = context.createLinearGradient(0, down(top), 0, size.height);
      lit.addColorStop(0, alpha(palette.light, 0.4));
      lit.addColorStop(0.4, alpha(palette.horizon, 0.22));
      lit.addColorStop(1, alpha(palette.horizon, 0.03));
      context.fillStyle = lit;
      context.beginPath();
      context.moveTo(point.x, point.y);
      context.lineTo(foot - wide / 2, size.height + unit);
      context.lineTo(foot + wide / 2, size.height + unit);
      context.fill();
    }
  });
}

/** A farmstead: barn, silo and a wind pump whose wheel turns. */
export function farm({ x, on, size: big }: { x: number; on: Land; size: number }): Layer {
  return (setting) => {
    const { palette, unit, across } = setting;
    const measure = unit * big;
    const left = across(x);
    const foot = groundOf(setting, on)(left) + unit * 1.2;
    const colour = mix(depthColour(palette, on.near), palette.near, 0.35);
    const head = { x: left + measure * 5.2, y: foot - measure * 7.4 };
    const buildings = still(on.near, (context) => {
      context.fillStyle = colour;
      context.beginPath();
      for (const [dx, dy] of [
        [-3, 0],
        [-3, -2],
        [-2.3, -3.2],
        [-0.6, -4],
        [1.1, -3.2],
        [1.8, -2],
        [1.8, 0],
      ] as const) {
        context.lineTo(left + dx * measure, foot + dy * measure);
      }
      context.fill();
      context.fillRect(left + measure * 2.1, foot - measure * 4.6, measure * 1.5, measure * 4.6);
      context.beginPath();
      context.ellipse(
        left + measure * 2.85,
        foot - measure * 4.6,
        measure * 0.75,
        measure * 0.7,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
      context.strokeStyle = colour;
      context.lineWidth = measure * 0.13;
      context.beginPath();
      for (const side of [-1, 1]) {
        context.moveTo(head.x + side * measure * 0.8, foot);
        context.lineTo(head.x + side * measure * 0.12, head.y);
      }
      for (let rung = 1; rung < 6; rung += 1) {
        const half = measure * (0.8 - rung * 0.11);
        context.moveTo(head.x - half, foot - (rung * measure * 7.4) / 6);
        context.lineTo(head.x + half * 0.85, foot - ((rung + 0.8) * measure * 7.4) / 6);
      }
      context.stroke();
      const door = { x: left - measure * 0.6, y: foot - measure * 0.7 };
      paintGlow(context, door, measure * 3.4, palette.lamp, 0.6);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.25);
      context.fillRect(door.x - measure * 0.45, foot - measure * 1.4, measure * 0.9, measure * 1.4);
      context.fillRect(left - measure * 0.85, foot - measure * 2.9, measure * 0.5, measure * 0.5);
    })(setting);
    return (context, time, at) => {
      buildings(context, time, at);
      context.translate(head.x + at(on.near), head.y);
      context.fillStyle = colour;
      context.fillRect(0, -measure * 0.06, measure * 1.3, measure * 0.12);
      context.fillRect(measure * 1.05, -measure * 0.4, measure * 0.6, measure * 0.8);
      context.rotate(time * 1.3);
      for (let blade = 0; blade < 12; blade += 1) {
        context.rotate(Math.PI / 6);
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(measure * 1.1, -measure * 0.2);
        context.lineTo(measure * 1.12, measure * 0.06);
        context.fill();
      }
    };
  };
}

/** Round bales and fence posts near the camera. */
export function bales({ on, seed, count }: { on: Land; seed: number; count: number }): Layer {
  return still(on.near, (context, setting) => {
    const { palette, unit, size, light } = setting;
    const ground = groundOf(setting, on);
    const random = randomFrom(seed);
    for (let bale = 0; bale < count; bale += 1) {
      const x = size.width * ((bale + between(random, 0.2, 0.8)) / count);
      const radius = unit * between(random, 2, 2.8);
      const y = ground(x) - radius * 0.75;
      const side = Math.sign(light.x - x) || 1;
      const round = context.createRadialGradient(
        x + side * radius * 0.5,
        y - radius * 0.6,
        0,
        x,
        y,
        radius * 1.4,
      );
      round.addColorStop(0, mix(palette.horizon, palette.near, 0.45));
      round.addColorStop(1, palette.near);
      context.fillStyle = round;
      context.beginPath();
      context.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}
