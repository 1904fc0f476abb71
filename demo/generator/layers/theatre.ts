import { alpha, mix } from '../draw/colour.js';
import { paintGlow, paintShafts } from '../draw/sky.js';
import { noise } from '../draw/random.js';
import { still, type Layer } from './vista.js';

/** A theatre: drawn curtains in deep folds, a boarded floor, and footlights along its edge. */
export function theatre({ open, floor }: { open: number; floor: number }): Layer {
  return still(0.2, (context, { size, palette, unit, across, down }) => {
    const level = down(floor);
    const boards = context.createLinearGradient(0, level - unit * 8, 0, size.height);
    boards.addColorStop(0, mix(palette.horizon, palette.near, 0.45));
    boards.addColorStop(0.5, mix(palette.sky, palette.near, 0.6));
    boards.addColorStop(1, palette.near);
    context.fillStyle = boards;
    context.fillRect(0, level - unit * 8, size.width, size.height);
    const pool = { x: across(0.5), y: level - unit * 3 };
    paintShafts(context, { x: pool.x, y: -unit * 12 }, [
      { angle: Math.PI / 2, spread: 0.46, length: level + unit * 30, colour: palette.light, strength: 0.5 },
    ]);
    context.save();
    context.translate(pool.x, pool.y);
    context.scale(1, 0.2);
    paintGlow(context, { x: 0, y: 0 }, unit * 34, palette.light, 0.9);
    context.restore();
    for (const side of [-1, 1]) {
      const folds = 11;
      const edge = across(0.5) + side * size.width * open * 0.5;
      const wall = side < 0 ? -unit : size.width + unit;
      for (let fold = 0; fold < folds; fold += 1) {
        const from = edge + ((wall - edge) * fold) / folds;
        const to = edge + ((wall - edge) * (fold + 1)) / folds;
        const cloth = context.createLinearGradient(from, 0, to, 0);
        const lit = mix(palette.sky, palette.horizon, 0.55 * (1 - fold / folds) + 0.12);
        cloth.addColorStop(0, mix(lit, palette.near, 0.72));
        cloth.addColorStop(0.35, lit);
        cloth.addColorStop(0.6, mix(lit, palette.near, 0.3));
        cloth.addColorStop(1, mix(lit, palette.near, 0.8));
        context.fillStyle = cloth;
        const sweep = side * -unit * (4 + 2 * noise(3, fold)) * (1 - fold / folds);
        context.beginPath();
        context.moveTo(from - side, 0);
        context.bezierCurveTo(
          from + sweep,
          level * 0.4,
          from - sweep * 0.6,
          level * 0.7,
          from - side,
          level + unit * (1 + (fold % 2)),
        );
        context.lineTo(to + side, level + unit * (1 + (fold % 2)));
        context.bezierCurveTo(to - sweep * 0.5, level * 0.7, to + sweep, level * 0.4, to + side, 0);
        context.fill();
      }
    }
    const shade = context.createLinearGradient(0, 0, 0, level);
    shade.addColorStop(0, alpha(palette.near, 0.85));
    shade.addColorStop(0.4, alpha(palette.near, 0));
    context.fillStyle = shade;
    context.fillRect(0, 0, size.width, level);
    const lamps = Math.max(7, Math.round(size.width / (unit * 9)));
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      const place = { x: ((lamp + 0.5) / lamps) * size.width, y: level + unit * 8.5 };
      paintGlow(context, place, unit * 13, palette.lamp, 0.5);
      paintGlow(context, place, unit * 3.4, palette.lamp, 0.9);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.55);
      context.beginPath();
      context.arc(place.x, place.y, unit * 1.1, Math.PI, 0);
      context.fill();
    }
    context.fillStyle = palette.near;
    context.fillRect(0, level + unit * 8.5, size.width, size.height);
  });
}

/** A microphone on its stand, alone. */
export function microphone({ x, foot, height }: { x: number; foot: number; height: number }): Layer {
  return still(0.3, (context, { palette, unit, across, down }) => {
    const [centre, base, tall] = [across(x), down(foot), height * unit];
    context.fillStyle = palette.near;
    context.strokeStyle = palette.near;
    context.lineWidth = unit * 0.45;
    context.beginPath();
    context.moveTo(centre, base);
    context.lineTo(centre, base - tall);
    context.stroke();
    context.beginPath();
    context.ellipse(centre, base, unit * 3.4, unit * 0.7, 0, 0, Math.PI * 2);
    context.fill();
    const head = context.createLinearGradient(centre - unit * 1.6, 0, centre + unit * 1.6, 0);
    head.addColorStop(0, mix(palette.light, palette.near, 0.55));
    head.addColorStop(0.4, palette.light);
    head.addColorStop(1, palette.near);
    context.fillStyle = head;
    context.beginPath();
    context.roundRect(centre - unit * 1.5, base - tall - unit * 4.6, unit * 3, unit * 4.8, unit * 1.5);
    context.fill();
    context.strokeStyle = palette.near;
    context.lineWidth = unit * 0.22;
    for (let bar = 0; bar < 4; bar += 1) {
      context.beginPath();
      context.moveTo(centre - unit * 1.5, base - tall - unit * (3.6 - bar * 0.7));
      context.lineTo(centre + unit * 1.5, base - tall - unit * (3.6 - bar * 0.7));
      context.stroke();
    }
  });
}
