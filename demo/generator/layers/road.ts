import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { paintGlow } from '../draw/sky.js';
import { saved, type Context, type Point } from '../draw/stage.js';
import { still, type Layer, type Setting } from './vista.js';

/** A straight road to the horizon: its edges, its centre line running towards the camera, and what drives on it. */
export function road({
  top,
  vanish,
  foot,
  half,
  pace = 0.5,
  traffic = [],
}: {
  top: number;
  /** Where it ends on the horizon and where it leaves the picture, as shares of the width. */
  vanish: number;
  foot: number;
  /** Half its width at the bottom, in units. */
  half: number;
  /** Dashes that pass a second. */
  pace?: number;
  traffic?: readonly { readonly lane: -1 | 1; readonly phase: number; readonly speed: number }[];
}): Layer {
  return (setting) => {
    const { size, palette, unit, across, down } = setting;
    const level = down(top);
    const bottom = size.height;
    const point = (near: number, side: number): Point => ({
      x: across(vanish) + (across(foot) - across(vanish)) * near ** 1.25 + side * half * unit * near,
      y: level + (bottom - level) * near,
    });
    const nearOf = (distance: number) => 1 / (1 + distance);
    const bed = still(0.1, (context) => {
      const gradient = context.createLinearGradient(0, level, 0, bottom);
      gradient.addColorStop(0, mix(palette.horizon, palette.near, 0.4));
      gradient.addColorStop(0.35, mix(palette.sky, palette.near, 0.75));
      gradient.addColorStop(1, palette.near);
      quad(context, point, -1, 1, 0, 1.02);
      context.fillStyle = gradient;
      context.fill();
      context.fillStyle = alpha(palette.light, 0.3);
      quad(context, point, -0.94, -0.9, 0.004, 1.02);
      context.fill();
      quad(context, point, 0.9, 0.94, 0.004, 1.02);
      context.fill();
    })(setting);
    return (context, time, at) => {
      bed(context, time, at);
      context.fillStyle = alpha(palette.lamp, 0.8);
      for (let dash = 0; dash < 22; dash += 1) {
        const start = dash - ((time * pace) % 1) + 0.02;
        const far = nearOf(Math.max(0, (start + 0.45) * 0.7));
        const close = nearOf(Math.max(0, start * 0.7));
        quad(context, point, -0.022, 0.022, far, close);
        context.fill();
      }
      for (const car of traffic) paintCar(context, setting, point, nearOf, car, time);
    };
  };
}

function quad(
  context: Context,
  point: (near: number, side: number) => Point,
  left: number,
  right: number,
  far: number,
  close: number,
): void {
  context.beginPath();
  for (let step = 0; step <= 10; step += 1) {
    const { x, y } = point(far + ((close - far) * step) / 10, left);
    context.lineTo(x, y);
  }
  for (let step = 10; step >= 0; step -= 1) {
    const { x, y } = point(far + ((close - far) * step) / 10, right);
    context.lineTo(x, y);
  }
  context.closePath();
}

function paintCar(
  context: Context,
  { palette, unit }: Setting,
  point: (near: number, side: number) => Point,
  nearOf: (distance: number) => number,
  car: { lane: -1 | 1; phase: number; speed: number },
  time: number,
): void {
  const span = 26;
  const travel = (((car.phase + (time * car.speed) / span) % 1) + 1) % 1;
  const distance = (car.lane === 1 ? travel : 1 - travel) * span + 0.25;
  const near = nearOf(distance);
  const place = point(near, car.lane * 0.48);
  const wide = unit * 13 * near;
  const fade = Math.min(1, travel * 12, (1 - travel) * 12);
  const colour = car.lane === 1 ? '#ff4a3a' : mix(palette.lamp, '#ffffff', 0.6);
  saved(context, () => {
    context.globalAlpha = fade;
    context.fillStyle = palette.near;
    context.beginPath();
    context.roundRect(place.x - wide / 2, place.y - wide * 0.52, wide, wide * 0.46, wide * 0.09);
    context.roundRect(place.x - wide * 0.38, place.y - wide * 0.82, wide * 0.76, wide * 0.4, wide * 0.12);
    context.fill();
    for (const side of [-1, 1]) {
      const lamp = { x: place.x + side * wide * 0.38, y: place.y - wide * 0.3 };
      paintGlow(
        context,
        lamp,
        Math.max(unit * 1.3, wide * (car.lane === 1 ? 0.5 : 1.05)),
        colour,
        car.lane === 1 ? 0.75 : 0.95,
      );
      context.fillStyle = mix(colour, '#ffffff', 0.5);
      context.beginPath();
      context.ellipse(
        lamp.x,
        lamp.y,
        Math.max(0.8, wide * 0.055),
        Math.max(0.8, wide * 0.04),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

/** Telegraph poles along the road, shrinking to the horizon, their wires hanging between them. */
export function poles({
  top,
  vanish,
  side,
  spread,
  count = 9,
  pace = 0.16,
}: {
  top: number;
  vanish: number;
  side: -1 | 1;
  spread: number;
  count?: number;
  pace?: number;
}): Layer {
  return ({ size, palette, unit, across, down }) => {
    const place = (distance: number) => {
      const near = 1 / (1 + distance);
      return {
        x: across(vanish) + side * spread * unit * near,
        y: down(top) + (size.height * 1.02 - down(top)) * near * 0.92,
        near,
      };
    };
    return (context, time) => {
      const shift = (time * pace) % 1;
      const line = Array.from({ length: count }, (_, index) => place((index - shift + 0.18) * 0.62));
      for (const [index, pole] of line.entries()) {
        const tall = unit * 34 * pole.near;
        const colour = depthColour(palette, 0.35 + 0.65 * Math.min(1, pole.near * 1.6));
        context.globalAlpha = index === count - 1 ? shift : 1;
        context.fillStyle = colour;
        context.fillRect(pole.x - unit * 0.42 * pole.near, pole.y - tall, unit * 0.84 * pole.near, tall);
        for (const arm of [0.03, 0.1])
          context.fillRect(
            pole.x - unit * 3.4 * pole.near,
            pole.y - tall * (1 - arm),
            unit * 6.8 * pole.near,
            unit * 0.5 * pole.near,
          );
        const next = line[index + 1];
        if (next === undefined) continue;
        context.strokeStyle = colour;
        context.lineWidth = Math.max(0.5, unit * 0.13 * pole.near);
        const nextTall = unit * 34 * next.near;
        for (const hang of [-3, 3]) {
          context.beginPath();
          context.moveTo(pole.x + hang * unit * pole.near, pole.y - tall * 0.98);
          context.quadraticCurveTo(
            (pole.x + next.x) / 2,
            (pole.y - tall + next.y - nextTall) / 2 + unit * 3.4 * (pole.near + next.near) * 0.5,
            next.x + hang * unit * next.near,
            next.y - nextTall * 0.98,
          );
          context.stroke();
        }
      }
    };
  };
}
