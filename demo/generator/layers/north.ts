import { createCanvas } from '@napi-rs/canvas';
import { alpha, mix, type Colour } from '../draw/colour.js';
import { paintFigure, sitting, standing, walking } from '../draw/figure.js';
import { paintLand, ridge, type RidgeShape } from '../draw/land.js';
import { depthColour } from '../draw/palette.js';
import { rain as rainOf, specks, type Drift } from '../draw/particles.js';
import { noise, roughNoise } from '../draw/random.js';
import { paintGlow } from '../draw/sky.js';
import { unitOf } from '../draw/stage.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Curtains of northern light, waving slowly. Drawn small and enlarged, which is what makes them soft. */
export function aurora({
  seed,
  colours,
  strength = 0.6,
  height = 0.5,
}: {
  seed: number;
  colours: readonly [Colour, Colour];
  strength?: number;
  height?: number;
}): Layer {
  return ({ size, horizon }) => {
    const scale = 8;
    const canvas = createCanvas(Math.ceil(size.width / scale), Math.ceil(size.height / scale));
    const small = canvas.getContext('2d');
    return (context, time) => {
      small.globalCompositeOperation = 'source-over';
      small.clearRect(0, 0, canvas.width, canvas.height);
      small.globalCompositeOperation = 'lighter';
      for (let curtain = 0; curtain < 3; curtain += 1) {
        for (let x = 0; x < canvas.width; x += 1) {
          const place = (x / canvas.width) * 2.2 + curtain * 7;
          const fold = roughNoise(seed + curtain, place + time * 0.035, 3);
          const foot = (horizon / scale) * (0.8 - curtain * 0.14 + fold * 0.3);
          const tall =
            (horizon / scale) * height * (0.75 + 0.5 * noise(seed + 40 + curtain, place * 2.2 - time * 0.06));
          const ray = 0.55 + 0.45 * noise(seed + 90 + curtain, place * 15 + time * 0.22);
          const bright =
            strength *
            0.5 *
            Math.max(0, ray) *
            Math.max(0, 0.6 + 0.6 * noise(seed + 60 + curtain, place * 0.9 + time * 0.05));
          const column = small.createLinearGradient(0, foot - tall, 0, foot + tall * 0.12);
          column.addColorStop(0, alpha(colours[1], 0));
          column.addColorStop(0.45, alpha(colours[1], bright * 0.4));
          column.addColorStop(0.86, alpha(colours[0], bright));
          column.addColorStop(1, alpha(colours[0], 0));
          small.fillStyle = column;
          small.fillRect(x, foot - tall, 1, tall * 1.12);
        }
      }
      context.globalCompositeOperation = 'screen';
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, 0, 0, size.width, size.height);
    };
  };
}

/** Snow mountains: every flank that faces the light carries a field of snow with a torn lower edge. */
export function peaks(
  shape: RidgeShape & { readonly near: number; readonly snow: number; readonly mist?: number },
): Layer {
  return still(shape.near, (context, { size, palette, margin, light, unit }) => {
    const ground = ridge(size, { sharp: 0.9, octaves: 5, ...shape });
    const rock = depthColour(palette, shape.near);
    paintLand(context, size, ground, {
      colour: rock,
      haze: palette.horizon,
      mist: shape.mist ?? 0.6,
      margin,
    });
    const bright = mix(palette.light, palette.horizon, 0.35);
    const tall = size.height * shape.rise;
    const crest = size.height * shape.base - tall;
    for (const [facing, strength] of [
      [1, shape.snow],
      [-1, shape.snow * 0.38],
    ] as const) {
      const fill = context.createLinearGradient(0, crest, 0, crest + tall * 1.5);
      fill.addColorStop(0, mix(rock, bright, strength));
      fill.addColorStop(1, alpha(mix(rock, bright, strength), 0));
      context.fillStyle = fill;
      for (const run of flanks(
        ground,
        -margin,
        size.width + margin,
        unit * 0.5,
        light.radius > 0 ? light.x : size.width * 0.5,
        facing,
      )) {
        const deep = tall * 0.5;
        context.beginPath();
        for (const x of run) context.lineTo(x, ground(x));
        const top = Math.min(...run.map(ground));
        for (const x of run.reverse()) {
          const below = (ground(x) - top) / tall;
          const torn =
            0.55 +
            0.3 * noise(shape.seed + 4, x / (unit * 1.6)) +
            0.2 * noise(shape.seed + 5, x / (unit * 0.5));
          const depth = Math.max(0, deep * torn * (1 - below * 1.3));
          context.lineTo(x - facing * depth * 0.15, ground(x) + depth);
        }
        context.fill();
      }
    }
  });
}

/** Stretches of a ridge that fall towards the light (`facing` 1) or away from it (-1). */
function flanks(
  ground: (x: number) => number,
  from: number,
  to: number,
  step: number,
  light: number,
  facing: 1 | -1,
): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let x = from; x <= to; x += step) {
    const side = Math.sign(light - x) || 1;
    const fall = (ground(x + step * 3) - ground(x - step * 3)) * side * facing;
    if (fall > 0) run.push(x);
    else if (run.length > 0) {
      if (run.length > 4) runs.push(run);
      run = [];
    }
  }
  if (run.length > 4) runs.push(run);
  return runs;
}

/** Specks in the air: snow, embers, pollen. */
export function air(drift: Drift, strength: number, colour?: Colour): Layer {
  return ({ size, palette }) => {
    const paint = specks(size, drift);
    return (context, time) => {
      paint(context, colour ?? palette.light, strength, time);
    };
  };
}

/** Falling rain. */
export function rain(shape: { seed: number; count: number; slant: number }, strength: number): Layer {
  return ({ size, palette }) => {
    const paint = rainOf(size, shape);
    return (context, time) => {
      paint(context, mix(palette.horizon, '#ffffff', 0.4), strength, time);
    };
  };
}

/** Lightning far off: the clouds light up from within, twice in quick succession. */
export function lightning(flashes: readonly { at: number; x: number; y: number }[]): Layer {
  return ({ size, palette, across, down }) => {
    return (context, time) => {
      for (const { at, x, y } of flashes) {
        const since = time - at;
        if (since < 0 || since > 0.7) continue;
        const bright = Math.max(Math.exp(-since * 9), since > 0.22 ? 0.7 * Math.exp(-(since - 0.22) * 8) : 0);
        const place = { x: across(x), y: down(y) };
        paintGlow(context, place, size.width * 0.5, mix(palette.light, '#dfe8ff', 0.7), 0.6 * bright);
        context.strokeStyle = alpha('#f4f7ff', bright * 0.9);
        context.lineWidth = unitOf(size) * 0.22;
        context.lineJoin = 'round';
        context.beginPath();
        context.moveTo(place.x, place.y);
        for (let fork = 1; fork <= 9; fork += 1) {
          context.lineTo(
            place.x + noise(fork, at * 5) * size.width * 0.02 * fork ** 0.6,
            place.y + (size.height * 0.34 * fork) / 9,
          );
        }
        context.stroke();
      }
    };
  };
}

/** A cabin with a lit window and smoke going straight up. */
export function cabin({ x, on, size: big }: { x: number; on: Land; size: number }): Layer {
  return (setting) => {
    const { palette, unit, across } = setting;
    const measure = unit * big;
    const left = across(x);
    const foot = groundOf(setting, on)(left) + measure * 0.5;
    const wall = mix(depthColour(palette, on.near), palette.near, 0.75);
    const snow = mix(palette.horizon, palette.light, 0.5);
    const house = still(on.near, (context) => {
      context.fillStyle = wall;
      context.fillRect(left - measure * 2, foot - measure * 1.7, measure * 4, measure * 2);
      context.beginPath();
      context.moveTo(left - measure * 2, foot - measure * 1.6);
      context.lineTo(left, foot - measure * 3.4);
      context.lineTo(left + measure * 2, foot - measure * 1.6);
      context.fill();
      context.fillRect(left + measure * 0.8, foot - measure * 3.6, measure * 0.5, measure * 1.4);
      context.strokeStyle = snow;
      context.lineWidth = measure * 0.3;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      context.moveTo(left - measure * 2.4, foot - measure * 1.35);
      context.lineTo(left, foot - measure * 3.5);
      context.lineTo(left + measure * 2.4, foot - measure * 1.35);
      context.stroke();
      const window = { x: left - measure * 0.7, y: foot - measure * 0.85 };
      paintGlow(context, window, measure * 6, palette.lamp, 0.85);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.35);
      context.fillRect(window.x - measure * 0.5, window.y - measure * 0.4, measure, measure * 0.8);
      context.fillStyle = wall;
      context.fillRect(window.x - measure * 0.05, window.y - measure * 0.4, measure * 0.1, measure * 0.8);
      context.fillRect(window.x - measure * 0.5, window.y - measure * 0.05, measure, measure * 0.1);
    })(setting);
    return (context, time, at) => {
      context.save();
      context.translate(at(on.near) + left + measure * 1.05, foot - measure * 3.7);
      for (let puff = 0; puff < 12; puff += 1) {
        const age = (puff / 12 + time * 0.055) % 1;
        const drift = Math.sin(age * 5 + time * 0.4) * measure * age * 0.9;
        context.fillStyle = alpha(
          mix(palette.horizon, palette.light, 0.4),
          0.2 * Math.min(1, age * 8) * (1 - age),
        );
        context.beginPath();
        context.arc(drift, -age * measure * 9, measure * (0.25 + age * 1.1), 0, Math.PI * 2);
        context.fill();
      }
      context.restore();
      house(context, time, at);
    };
  };
}

/** Somebody on the way across, in a long coat, a lantern in hand. */
export function walker({
  from,
  y,
  speed,
  height,
  mirrored = false,
  lantern = true,
  near = 0.6,
  sits = false,
}: {
  from: number;
  y: number;
  /** Shares of the width a second; 0 stands still. */
  speed: number;
  /** Units. */
  height: number;
  mirrored?: boolean;
  lantern?: boolean;
  near?: number;
  sits?: boolean;
}): Layer {
  return ({ palette, unit, across, down }) => {
    const tall = height * unit;
    const colour = mix(depthColour(palette, near), palette.near, 0.6);
    return (context, time, at) => {
      const foot = { x: across(from + time * speed * (mirrored ? -1 : 1)) + at(near), y: down(y) };
      const still = sits ? sitting(time, mirrored) : standing(time, mirrored, true);
      const pose = speed === 0 ? still : walking(time * 4.4, mirrored, true);
      paintFigure(context, foot, tall, colour, pose);
      if (!lantern) return;
      const side = mirrored ? -1 : 1;
      const hand = {
        x: foot.x + side * tall * 0.16,
        y: foot.y - tall * 0.4 + Math.sin(time * 4.4) * tall * 0.012,
      };
      paintGlow(context, hand, tall * 0.9, palette.lamp, 0.7);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.6);
      context.beginPath();
      context.ellipse(hand.x, hand.y + tall * 0.03, tall * 0.026, tall * 0.036, 0, 0, Math.PI * 2);
      context.fill();
    };
  };
}
