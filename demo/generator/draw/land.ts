import { alpha, mix, type Colour } from './colour.js';
import { between, noise, randomFrom, roughNoise } from './random.js';
import { saved, unitOf, type Context, type Point, type Size } from './stage.js';

/** Height of the ground (pixels from the top) at a place along the picture. */
export type Ground = (x: number) => number;

/** A line of hills or mountains. Heights are shares of the picture's height, `wave` is hills a picture width. */
export interface RidgeShape {
  readonly seed: number;
  readonly base: number;
  readonly rise: number;
  readonly wave: number;
  /** 0 is a down, 1 a mountain. */
  readonly sharp?: number;
  readonly octaves?: number;
}

export function ridge(size: Size, shape: RidgeShape): Ground {
  const { seed, base, rise, wave, sharp = 0, octaves = 4 } = shape;
  const span = Math.max(size.width, size.height * 0.9);
  return (x) => {
    const place = (x / span) * wave + seed * 0.37;
    const soft = roughNoise(seed, place, octaves, 0.42);
    const peaks = 1 - 2 * Math.abs(roughNoise(seed + 7, place, octaves, 0.5));
    return size.height * (base - rise * (soft * (1 - sharp) + peaks * sharp));
  };
}

/** Outline of the ground from one side to the other, closed below. */
export function outline(
  context: Context,
  ground: Ground,
  from: number,
  to: number,
  floor: number,
  step: number,
): void {
  context.beginPath();
  context.moveTo(from, floor);
  for (let x = from; x < to; x += step) context.lineTo(x, ground(x));
  context.lineTo(to, ground(to));
  context.lineTo(to, floor);
  context.closePath();
}

/** A layer of land: darker at its edge, dissolving downwards into the haze of the valley before it. */
export function paintLand(
  context: Context,
  size: Size,
  ground: Ground,
  {
    colour,
    haze,
    mist,
    margin = 0,
    light,
    floor = size.height,
  }: {
    colour: Colour;
    haze: Colour;
    /** How much of the haze lies at its foot, 0 to 1. */
    mist: number;
    margin?: number;
    /** Where the light stands, to draw a lit edge, and its colour. */
    light?: { at: Point; colour: Colour; strength: number };
    floor?: number;
  },
): void {
  let top = size.height;
  for (let x = -margin; x <= size.width + margin; x += 8) top = Math.min(top, ground(x));
  const gradient = context.createLinearGradient(0, top, 0, floor);
  for (let step = 0; step <= 12; step += 1) {
    gradient.addColorStop(step / 12, mix(colour, haze, mist * (step / 12) ** 1.3));
  }
  const step = Math.max(1.5, unitOf(size) * 0.25);
  outline(context, ground, -margin, size.width + margin, floor + 2, step);
  context.fillStyle = gradient;
  context.fill();
  if (light === undefined) return;
  saved(context, () => {
    const reach = size.width * 0.55;
    const edge = context.createRadialGradient(light.at.x, light.at.y, 0, light.at.x, light.at.y, reach);
    for (let stop = 0; stop <= 8; stop += 1) {
      edge.addColorStop(stop / 8, alpha(light.colour, light.strength * (1 - stop / 8) ** 2));
    }
    context.beginPath();
    for (let x = -margin; x <= size.width + margin; x += step) context.lineTo(x, ground(x));
    context.strokeStyle = edge;
    context.lineWidth = unitOf(size) * 0.22;
    context.lineJoin = 'round';
    context.stroke();
  });
}

/** A wood along a ridge: firs of many sizes as one silhouette. */
export function paintFirs(
  context: Context,
  size: Size,
  ground: Ground,
  {
    seed,
    colour,
    height,
    spacing,
    margin = 0,
    from = -margin,
    to = size.width + margin,
    gaps = 0.15,
    lowest = Number.POSITIVE_INFINITY,
  }: {
    seed: number;
    colour: Colour;
    /** Tallest fir in pixels. */
    height: number;
    /** Pixels between stems. */
    spacing: number;
    margin?: number;
    from?: number;
    to?: number;
    gaps?: number;
    /** Ground below this (pixels from the top) is under water: nothing grows on it. */
    lowest?: number;
  },
): void {
  const random = randomFrom(seed);
  context.fillStyle = colour;
  for (let x = from; x < to; x += spacing * between(random, 0.5, 1.4)) {
    const density = 0.5 + 0.5 * noise(seed + 3, (x / size.width) * 9);
    if (density < gaps) continue;
    const tall = height * (0.4 + 0.6 * random()) * (0.55 + 0.45 * density);
    const foot = ground(x) + tall * 0.06;
    const half = tall * between(random, 0.15, 0.21);
    if (foot > lowest) continue;
    context.beginPath();
    context.moveTo(x, foot - tall);
    const tiers = 5;
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers;
      context.lineTo(x + half * share, foot - tall * (1 - share * 0.94));
      context.lineTo(x + half * share * 0.62, foot - tall * (1 - share * 0.94) - tall * 0.015);
    }
    context.lineTo(x + half * 0.1, foot);
    context.lineTo(x - half * 0.1, foot);
    for (let tier = tiers; tier >= 1; tier -= 1) {
      const share = tier / tiers;
      context.lineTo(x - half * share * 0.62, foot - tall * (1 - share * 0.94) - tall * 0.015);
      context.lineTo(x - half * share, foot - tall * (1 - share * 0.94));
    }
    context.closePath();
    context.fill();
  }
}

/** Grass or reeds along an edge, bending with the wind. */
export function paintGrass(
  context: Context,
  ground: Ground,
  {
    seed,
    colour,
    height,
    spacing,
    from,
    to,
    wind = 0,
    width = 1.4,
  }: {
    seed: number;
    colour: Colour;
    height: number;
    spacing: number;
    from: number;
    to: number;
    wind?: number;
    width?: number;
  },
): void {
  const random = randomFrom(seed);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  for (let x = from; x < to; x += spacing * between(random, 0.6, 1.4)) {
    const tall = height * between(random, 0.35, 1);
    const lean = tall * (between(random, -0.35, 0.35) + wind * between(random, 0.6, 1));
    const foot = ground(x) + 3;
    context.moveTo(x, foot);
    context.quadraticCurveTo(x + lean * 0.2, foot - tall * 0.6, x + lean, foot - tall);
  }
  context.stroke();
}

/** A band of mist between two layers. */
export function paintMist(
  context: Context,
  size: Size,
  {
    y,
    depth,
    colour,
    opacity,
    margin = 0,
  }: {
    y: number;
    depth: number;
    colour: Colour;
    opacity: number;
    margin?: number;
  },
): void {
  const gradient = context.createLinearGradient(0, y - depth, 0, y + depth);
  for (let step = 0; step <= 16; step += 1) {
    const across = (step / 16) * 2 - 1;
    gradient.addColorStop(step / 16, alpha(colour, opacity * (0.5 + 0.5 * Math.cos(Math.PI * across))));
  }
  context.fillStyle = gradient;
  context.fillRect(-margin, y - depth, size.width + 2 * margin, depth * 2);
}
