import { smoke } from './smoke.js';
import { mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { paintGlow } from '../draw/sky.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Bottle kilns with fire in their mouths and smoke above. */
export function kilns({ on, places }: { on: Land; places: readonly { x: number; size: number }[] }): Layer {
  return (setting) => {
    const { palette, unit, across } = setting;
    const ground = groundOf(setting, on);
    const colour = mix(depthColour(palette, on.near), palette.near, 0.35);
    const built = still(on.near, (context) => {
      for (const { x, size } of places) {
        const [left, measure] = [across(x), size * unit];
        const foot = ground(left) + unit * 1.4;
        const side = context.createLinearGradient(left - measure, 0, left + measure, 0);
        side.addColorStop(0, mix(colour, palette.lamp, 0.22));
        side.addColorStop(0.5, colour);
        side.addColorStop(1, palette.near);
        context.fillStyle = side;
        context.beginPath();
        context.moveTo(left - measure, foot);
        context.bezierCurveTo(
          left - measure * 1.1,
          foot - measure * 1.3,
          left - measure * 0.36,
          foot - measure * 1.7,
          left - measure * 0.3,
          foot - measure * 2.7,
        );
        context.lineTo(left + measure * 0.3, foot - measure * 2.7);
        context.bezierCurveTo(
          left + measure * 0.36,
          foot - measure * 1.7,
          left + measure * 1.1,
          foot - measure * 1.3,
          left + measure,
          foot,
        );
        context.fill();
        context.fillRect(left - measure * 0.36, foot - measure * 2.8, measure * 0.72, measure * 0.14);
        const mouth = { x: left, y: foot - measure * 0.3 };
        paintGlow(context, mouth, measure * 2.6, palette.lamp, 0.85);
        context.fillStyle = mix(palette.lamp, '#fff4d8', 0.55);
        context.beginPath();
        context.arc(left, foot - measure * 0.42, measure * 0.3, Math.PI, 0);
        context.lineTo(left + measure * 0.3, foot);
        context.lineTo(left - measure * 0.3, foot);
        context.fill();
        paintGlow(context, { x: left, y: foot - measure * 2.85 }, measure * 1.1, palette.lamp, 0.8);
      }
    })(setting);
    return (context, time, at) => {
      smoke(
        context,
        places.map(({ x, size }) => ({
          x: across(x) + at(on.near),
          y: ground(across(x)) - size * unit * 2.7,
          size: size * unit * 0.3,
        })),
        mix(palette.horizon, palette.lamp, 0.35),
        time,
      );
      built(context, time, at);
    };
  };
}

/** Factory chimneys, smoke leaning with the wind. */
export function chimneys({
  base,
  near,
  places,
}: {
  base: number;
  near: number;
  places: readonly { x: number; tall: number }[];
}): Layer {
  return (setting) => {
    const { palette, unit, across, down } = setting;
    const built = still(near, (context) => {
      const colour = depthColour(palette, near);
      for (const { x, tall } of places) {
        const [left, foot, top] = [across(x), down(base), down(base) - tall * unit];
        const body = context.createLinearGradient(left - unit * 1.6, 0, left + unit * 1.6, 0);
        body.addColorStop(0, mix(colour, palette.horizon, 0.3));
        body.addColorStop(1, colour);
        context.fillStyle = body;
        context.beginPath();
        context.moveTo(left - unit * 1.7, foot);
        context.lineTo(left - unit * 1.05, top);
        context.lineTo(left + unit * 1.05, top);
        context.lineTo(left + unit * 1.7, foot);
        context.fill();
        context.fillRect(left - unit * 1.35, top, unit * 2.7, unit * 0.7);
        context.fillRect(left - unit * 1.3, top + unit * 2, unit * 2.6, unit * 0.4);
      }
    })(setting);
    return (context, time, at) => {
      smoke(
        context,
        places.map(({ x, tall }) => ({
          x: across(x) + at(near),
          y: down(base) - tall * unit,
          size: unit * 1.2,
        })),
        mix(palette.horizon, palette.light, 0.3),
        time,
      );
      built(context, time, at);
    };
  };
}
