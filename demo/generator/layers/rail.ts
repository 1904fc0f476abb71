import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { paintGlow } from '../draw/sky.js';
import { still, type Layer } from './vista.js';

/** A stone viaduct striding across a valley. */
export function viaduct({
  deck,
  foot,
  arches,
  near,
}: {
  deck: number;
  foot: number;
  arches: number;
  near: number;
}): Layer {
  return still(near, (context, { size, palette, unit, margin, down }) => {
    const colour = depthColour(palette, near);
    const [top, bottom] = [down(deck), down(foot)];
    const span = size.width / arches;
    const fill = context.createLinearGradient(0, top, 0, bottom);
    fill.addColorStop(0, colour);
    fill.addColorStop(1, mix(colour, palette.horizon, 0.55 * (1 - near)));
    context.fillStyle = fill;
    context.beginPath();
    context.rect(-margin, top, size.width + 2 * margin, bottom - top);
    for (let arch = -1; arch <= arches; arch += 1) {
      const left = arch * span + span * 0.11;
      const wide = span * 0.78;
      const crown = top + unit * 2.2;
      context.moveTo(left, bottom + 2);
      context.lineTo(left, crown + wide / 2);
      context.arc(left + wide / 2, crown + wide / 2, wide / 2, Math.PI, 0);
      context.lineTo(left + wide, bottom + 2);
      context.closePath();
    }
    context.fill('evenodd');
    context.fillRect(-margin, top - unit * 0.7, size.width + 2 * margin, unit * 0.8);
  });
}

/** A train under way: engine, carriages with lit windows, a lamp before it, steam behind. */
export function train({
  x,
  y,
  carriages,
  size: big,
  near,
  speed = 0.01,
  steam = true,
}: {
  x: number;
  y: number;
  carriages: number;
  size: number;
  near: number;
  speed?: number;
  steam?: boolean;
}): Layer {
  return ({ size, palette, unit, across, down }) => {
    const measure = unit * big;
    const colour = mix(depthColour(palette, near), palette.near, 0.3);
    return (context, time, at) => {
      context.translate(across(x + time * speed) + at(near), down(y));
      const pane = mix(palette.lamp, '#ffffff', 0.35);
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(-measure * 8, -measure * 3.4, measure * 3, measure * 3, measure * 0.25);
      context.roundRect(-measure * 5.4, -measure * 2.6, measure * 5.4, measure * 1.9, [
        measure * 0.2,
        measure * 0.9,
        measure * 0.9,
        measure * 0.2,
      ]);
      context.rect(-measure * 8, -measure * 0.9, measure * 8.6, measure * 0.5);
      context.rect(-measure * 1.3, -measure * 3.5, measure * 0.7, measure * 1.2);
      context.fill();
      for (let wheel = 0; wheel < 5; wheel += 1) {
        context.beginPath();
        context.arc(-measure * (7.2 - wheel * 1.6), -measure * 0.4, measure * 0.5, 0, Math.PI * 2);
        context.fill();
      }
      for (let carriage = 0; carriage < carriages; carriage += 1) {
        const left = -measure * (8.5 + (carriage + 1) * 9.4);
        context.fillStyle = colour;
        context.beginPath();
        context.roundRect(left, -measure * 3.1, measure * 9, measure * 2.5, measure * 0.4);
        context.rect(left + measure * 8.9, -measure * 1.1, measure * 0.7, measure * 0.3);
        context.fill();
        for (const axle of [1.4, 2.6, 6.4, 7.6]) {
          context.beginPath();
          context.arc(left + measure * axle, -measure * 0.4, measure * 0.38, 0, Math.PI * 2);
          context.fill();
        }
        context.fillStyle = pane;
        for (let window = 0; window < 6; window += 1)
          context.fillRect(
            left + measure * (0.8 + window * 1.3),
            -measure * 2.5,
            measure * 0.85,
            measure * 0.85,
          );
        paintGlow(context, { x: left + measure * 4.5, y: -measure * 2 }, measure * 6, palette.lamp, 0.35);
      }
      context.fillStyle = pane;
      context.fillRect(-measure * 7.3, -measure * 2.9, measure * 1.5, measure * 0.9);
      const lamp = { x: 0, y: -measure * 1.8 };
      context.save();
      context.globalCompositeOperation = 'screen';
      const reach = size.width * 0.4;
      const beam = context.createLinearGradient(0, 0, reach, 0);
      for (let step = 0; step <= 8; step += 1)
        beam.addColorStop(step / 8, alpha(palette.lamp, 0.4 * (1 - step / 8) ** 1.8));
      context.fillStyle = beam;
      context.beginPath();
      context.moveTo(lamp.x, lamp.y - measure * 0.15);
      context.lineTo(reach, lamp.y - measure * 2.2);
      context.lineTo(reach, lamp.y + measure * 2.4);
      context.lineTo(lamp.x, lamp.y + measure * 0.15);
      context.fill();
      context.restore();
      paintGlow(context, lamp, measure * 4, palette.lamp, 0.9);
      if (!steam) return;
      for (let puff = 0; puff < 44; puff += 1) {
        const age = (puff + ((time * 4.4) % 1)) / 44;
        context.fillStyle = alpha(mix(palette.horizon, palette.light, 0.55), 0.13 * (1 - age));
        context.beginPath();
        context.arc(
          -measure * (1 + age * 26),
          -measure * (4 + age * 4.4 + Math.sin(puff * 0.8) * 0.5),
          measure * (0.6 + age * 2.4),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    };
  };
}
