import { alpha, mix } from '../draw/colour.js';
import { paintFigure, standing, walking } from '../draw/figure.js';
import { depthColour, type Palette } from '../draw/palette.js';
import { between, randomFrom } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { saved, type Context } from '../draw/stage.js';
import { still, type Layer } from './vista.js';

/** Strings of paper lanterns and bulbs hung across a street, swaying. */
export function lanternStrings({
  strings,
  near = 0.5,
  big = 1,
}: {
  strings: readonly {
    from: readonly [number, number];
    to: readonly [number, number];
    sag: number;
    count: number;
  }[];
  near?: number;
  big?: number;
}): Layer {
  return ({ palette, unit, across, down }) => {
    const colours = [
      palette.lamp,
      mix(palette.lamp, '#ff5a3c', 0.45),
      mix(palette.lamp, palette.light, 0.6),
    ] as const;
    return (context, time, at) => {
      for (const [index, line] of strings.entries()) {
        const move = at(near);
        const start = { x: across(line.from[0]) + move, y: down(line.from[1]) };
        const end = { x: across(line.to[0]) + move, y: down(line.to[1]) };
        const sway = Math.sin(time * 0.9 + index * 1.7) * unit * 0.5;
        const point = (share: number) => ({
          x: start.x + (end.x - start.x) * share + sway * Math.sin(share * Math.PI),
          y: start.y + (end.y - start.y) * share + Math.sin(share * Math.PI) * line.sag * unit,
        });
        context.strokeStyle = alpha(palette.near, 0.85);
        context.lineWidth = unit * 0.14;
        context.beginPath();
        for (let step = 0; step <= 24; step += 1) {
          const { x, y } = point(step / 24);
          context.lineTo(x, y);
        }
        context.stroke();
        for (let lantern = 0; lantern < line.count; lantern += 1) {
          const { x, y } = point((lantern + 0.5) / line.count);
          const colour = colours[(lantern + index) % 3] ?? palette.lamp;
          const size = unit * (1.5 + ((lantern * 7 + index * 3) % 3) * 0.28) * big;
          hangLantern(
            context,
            x + Math.sin(time * 1.3 + lantern * 1.9 + index) * size * 0.12,
            y,
            size,
            colour,
            palette.near,
            0.9 + 0.1 * Math.sin(time * 2.3 + lantern * 2.1),
          );
        }
      }
    };
  };
}

type Hex = `#${string}`;

function hangLantern(
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: Hex,
  dark: Hex,
  bright: number,
): void {
  const middle = y + size * 1.0;
  paintGlow(context, { x, y: middle }, size * 4, colour, 0.5 * bright);
  const body = context.createRadialGradient(x, middle + size * 0.1, 0, x, middle, size * 0.85);
  body.addColorStop(0, mix(colour, '#ffffff', 0.7));
  body.addColorStop(0.55, colour);
  body.addColorStop(1, mix(colour, dark, 0.45));
  context.fillStyle = body;
  context.beginPath();
  context.ellipse(x, middle, size * 0.66, size * 0.58, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = dark;
  context.fillRect(x - size * 0.24, middle - size * 0.64, size * 0.48, size * 0.13);
  context.fillRect(x - size * 0.24, middle + size * 0.51, size * 0.48, size * 0.13);
  context.fillRect(x - size * 0.025, middle + size * 0.6, size * 0.05, size * 0.4);
}

interface Stall {
  readonly x: number;
  readonly width: number;
  readonly hue: number;
  readonly stripes: number;
}

interface StallSetting {
  readonly palette: Palette;
  readonly unit: number;
  readonly foot: number;
  readonly tall: number;
  readonly dark: Hex;
}

/** The lit inside with its keeper, the counter and the goods. */
function paintCounter(
  context: Context,
  { x, width, hue }: Stall,
  { palette, unit, foot, tall, dark }: StallSetting,
): void {
  const left = x - width / 2;
  const inside = context.createLinearGradient(0, foot - tall * 0.8, 0, foot);
  inside.addColorStop(0, mix(palette.lamp, '#ffffff', 0.25));
  inside.addColorStop(0.45, mix(palette.lamp, palette.near, 0.32));
  inside.addColorStop(1, mix(palette.lamp, palette.near, 0.8));
  context.fillStyle = inside;
  context.fillRect(left, foot - tall * 0.78, width, tall * 0.78);
  saved(context, () => {
    context.beginPath();
    context.rect(left, foot - tall, width, tall);
    context.clip();
    const keeper = { x: x + width * 0.16 * (hue - 1), y: foot + tall * 0.1 };
    paintFigure(context, keeper, tall * 0.78, dark, { ...standing(hue, hue === 1), hat: hue === 2 });
  });
  context.fillStyle = dark;
  context.fillRect(left, foot - tall * 0.3, width, tall * 0.34);
  for (let heap = 0; heap < 6; heap += 1) {
    const at = left + (width * (heap + 0.5)) / 6;
    context.fillStyle = mix(
      mix(palette.lamp, ['#d8452e', '#7a9a3c', '#e8c24a'][(heap + hue) % 3] as Hex, 0.7),
      palette.near,
      0.3,
    );
    context.beginPath();
    context.ellipse(at, foot - tall * 0.3, width * 0.07, tall * 0.075, 0, Math.PI, 0);
    context.fill();
  }
  context.fillStyle = dark;
  context.fillRect(left - unit * 0.15, foot - tall * 1.02, unit * 0.34, tall * 1.05);
  context.fillRect(left + width - unit * 0.2, foot - tall * 1.02, unit * 0.34, tall * 1.05);
}

function paintAwning(
  context: Context,
  { x, width, hue, stripes }: Stall,
  { palette, foot, tall }: Pick<StallSetting, 'palette' | 'foot' | 'tall'>,
): void {
  const left = x - width / 2;
  const cloth = [
    mix(palette.horizon, palette.lamp, 0.2),
    mix(palette.sky, palette.lamp, 0.3),
    mix(palette.lamp, '#b8322a', 0.55),
  ][hue] as Hex;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const one = left - width * 0.06 + (width * 1.12 * stripe) / stripes;
    const step = (width * 1.12) / stripes;
    const top = left + width * 0.05 + (width * 0.9 * stripe) / stripes;
    context.fillStyle =
      stripe % 2 === 0 ? mix(cloth, palette.near, 0.18) : mix(mix(cloth, '#ffffff', 0.3), palette.near, 0.3);
    context.beginPath();
    context.moveTo(top, foot - tall * 1.12);
    context.lineTo(top + (width * 0.9) / stripes + 0.5, foot - tall * 1.12);
    context.lineTo(one + step + 0.5, foot - tall * 0.84);
    context.arc(one + step / 2, foot - tall * 0.84, step / 2 + 0.25, 0, Math.PI);
    context.fill();
  }
}

/** Market stalls: striped awnings, a warm counter, goods, a keeper behind it, steam from the pots. */
export function stalls({
  seed,
  y,
  count,
  size: big,
  near,
  from = -0.05,
  to = 1.05,
}: {
  seed: number;
  y: number;
  count: number;
  size: number;
  near: number;
  from?: number;
  to?: number;
}): Layer {
  return (setting) => {
    const { palette, unit, across, down } = setting;
    const random = randomFrom(seed);
    const foot = down(y);
    const wide = (across(to) - across(from)) / count;
    const tall = unit * big;
    const rows = Array.from({ length: count }, (_, index) => ({
      x: across(from) + (index + 0.5) * wide,
      width: wide * between(random, 0.72, 0.88),
      hue: index % 3,
      steam: random() < 0.55,
      stripes: 5 + Math.floor(random() * 3),
    }));
    const dark = mix(depthColour(palette, near), palette.near, 0.3);
    const layer = still(near, (context) => {
      for (const stall of rows) {
        paintCounter(context, stall, { palette, unit, foot, tall, dark });
        paintAwning(context, stall, { palette, foot, tall });
        paintGlow(context, { x: stall.x, y: foot - tall * 0.68 }, stall.width * 0.85, palette.lamp, 0.5);
      }
    })(setting);
    return (context, time, at) => {
      layer(context, time, at);
      for (const [index, { x, width, steam }] of rows.entries()) {
        if (!steam) continue;
        for (let puff = 0; puff < 7; puff += 1) {
          const age = (puff / 7 + time * 0.13 + index * 0.3) % 1;
          context.fillStyle = alpha(
            mix(palette.light, palette.lamp, 0.3),
            0.13 * Math.min(1, age * 6) * (1 - age),
          );
          context.beginPath();
          context.arc(
            x + width * 0.2 + at(near) + Math.sin(age * 6 + time) * unit * age,
            foot - tall * (0.35 + age * 1.15),
            unit * (0.4 + age * 2),
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
    };
  };
}

/** People strolling past, some each way. */
export function strollers({
  seed,
  count,
  y,
  height,
  near,
}: {
  seed: number;
  count: number;
  y: number;
  height: number;
  near: number;
}): Layer {
  return (setting) => {
    const { size, palette, unit, down } = setting;
    const random = randomFrom(seed);
    const colour = mix(depthColour(palette, near), palette.near, 0.55);
    const people = Array.from({ length: count }, (_, index) => ({
      x: (index + between(random, 0.1, 0.9)) / count,
      lane: between(random, 0, 1),
      speed: between(random, 0.012, 0.024) * (random() < 0.5 ? -1 : 1),
      tall: unit * height * between(random, 0.86, 1.08),
      stands: random() < 0.25,
      coat: random() < 0.6,
      hat: random() < 0.35,
      umbrella: random() < 0.22,
      phase: random() * 6.3,
    })).sort((one, other) => one.lane - other.lane);
    return (context, time, at) => {
      for (const { x, lane, speed, tall, stands, coat, hat, umbrella, phase } of people) {
        const travel = stands ? x : (((x + time * speed) % 1.2) + 1.2) % 1.2;
        const foot = { x: (travel - 0.1) * size.width + at(near), y: down(y) + lane * unit * 2.4 };
        const pose = stands
          ? standing(time + phase, speed < 0, coat)
          : walking(time * 4.6 + phase, speed < 0, coat);
        const shade = mix(colour, palette.near, lane * 0.5);
        const carried = umbrella
          ? {
              umbrella: mix(palette.horizon, palette.near, 0.35),
              arms: [
                [-0.2, 0.2],
                [0.35, 2.1],
              ] as const,
            }
          : {};
        paintFigure(context, foot, tall, shade, { ...pose, hat, ...carried });
      }
    };
  };
}
