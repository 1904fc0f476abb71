import { alpha, mix, type Colour } from '../draw/colour.js';
import {
  outline,
  paintFirs,
  paintGrass,
  paintLand,
  paintMist,
  ridge,
  type Ground,
  type RidgeShape,
} from '../draw/land.js';
import { depthColour } from '../draw/palette.js';
import { saved, type Context } from '../draw/stage.js';
import { still, type Layer, type Setting } from './vista.js';

/** A line of land, and what grows on it. */
export interface Land extends RidgeShape {
  /** 0 lost in the haze, 1 before the camera. */
  readonly near: number;
  /** Haze at its foot, 0 to 1. */
  readonly mist?: number;
  /** Firs on it: tallest in units. */
  readonly firs?: number;
  readonly grass?: number;
  /** Where the land ends below, as a share of the height (a shore); the bottom without it. */
  readonly floor?: number;
  /** Keeps the land on one side: it sinks past this place along the picture. */
  readonly cape?: { readonly x: number; readonly side: 'left' | 'right'; readonly sink: number };
}

/** Height of the land, sunk beyond its cape. */
export function groundOf(setting: Setting, land: Land): Ground {
  const base = ridge(setting.size, land);
  const { cape } = land;
  if (cape === undefined) return base;
  const place = setting.across(cape.x);
  const direction = cape.side === 'right' ? 1 : -1;
  return (x) => {
    const inside = ((x - place) * direction) / setting.size.width;
    return base(x) + (setting.size.height * cape.sink) / (1 + Math.exp(inside * 22));
  };
}

export function land(shape: Land): Layer {
  return still(shape.near, (context, setting) => {
    const { size, palette, margin, light, unit } = setting;
    const ground = groundOf(setting, shape);
    const colour = depthColour(palette, shape.near);
    const floor = shape.floor === undefined ? size.height : Math.round(setting.down(shape.floor));
    if (shape.floor !== undefined) {
      paintReflection(context, setting, ground, colour, floor);
      context.beginPath();
      context.rect(-margin, 0, size.width + 2 * margin, floor);
      context.clip();
    }
    if (shape.firs !== undefined) {
      const height = unit * shape.firs;
      const edge = mix(colour, palette.near, 0.12);
      paintFirs(context, size, ground, {
        seed: shape.seed,
        colour: edge,
        height,
        spacing: height * 0.2,
        margin,
        lowest: shape.floor === undefined ? size.height * 2 : floor,
      });
    }
    paintLand(context, size, ground, {
      colour,
      haze: palette.horizon,
      mist: shape.mist ?? 0.5 * (1 - shape.near),
      margin,
      floor,
      ...(light.radius > 0 && shape.firs === undefined
        ? { light: { at: light, colour: palette.light, strength: 0.55 * (1 - shape.near * 0.45) } }
        : {}),
    });
    if (shape.grass !== undefined) {
      paintGrass(context, ground, {
        seed: shape.seed,
        colour,
        height: unit * shape.grass,
        spacing: unit * 0.22,
        from: -margin,
        to: size.width + margin,
        width: Math.max(1, unit * 0.12),
      });
    }
  });
}

/** The land upside down in the water before it, fading towards the camera. */
function paintReflection(
  context: Context,
  { size, margin, unit }: Setting,
  ground: Ground,
  colour: Colour,
  floor: number,
): void {
  saved(context, () => {
    context.beginPath();
    context.rect(-margin, floor, size.width + 2 * margin, size.height);
    context.clip();
    const fade = context.createLinearGradient(0, floor, 0, floor + unit * 15);
    fade.addColorStop(0, alpha(colour, 0.62));
    fade.addColorStop(1, alpha(colour, 0));
    const mirrored: Ground = (x) => floor + (floor - ground(x)) * 0.75;
    outline(context, mirrored, -margin, size.width + margin, floor, unit * 0.5);
    context.fillStyle = fade;
    context.fill();
  });
}

/** A band of mist lying at a height, drifting past the layers behind it. */
export function mist(y: number, depth: number, opacity: number, nearness = 0.3): Layer {
  return still(nearness, (context, { size, palette, margin, unit, down }) => {
    paintMist(context, size, { y: down(y), depth: unit * depth, colour: palette.horizon, opacity, margin });
  });
}

/** Near grass that bends in the wind. */
export function meadow(shape: Land & { readonly colourBy?: number }): Layer {
  return (setting) => {
    const { size, palette, unit, margin } = setting;
    const ground = groundOf(setting, shape);
    const base = land({ ...shape, grass: 0.001 })(setting);
    const colour = mix(depthColour(palette, shape.near), palette.horizon, shape.colourBy ?? 0.06);
    return (context, time, at) => {
      context.save();
      context.translate(at(shape.near), 0);
      for (const [seed, tall] of [
        [shape.seed, 1],
        [shape.seed + 1, 0.75],
      ] as const) {
        paintGrass(context, ground, {
          seed,
          colour: mix(colour, palette.near, 1 - tall),
          height: unit * (shape.grass ?? 3) * tall,
          spacing: unit * 0.5,
          from: -margin,
          to: size.width + margin,
          wind: 0.16 + 0.14 * Math.sin(time * 1.1 + seed),
          width: Math.max(1, unit * 0.14),
        });
      }
      context.restore();
      base(context, time, at);
    };
  };
}
