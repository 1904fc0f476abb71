import { alpha, mix, type Colour } from './colour.js';
import type { Palette } from './palette.js';
import { paintGlow } from './sky.js';
import { saved, type Context, type Point } from './stage.js';

/** Where the lamp of a lighthouse stands above its foot, as a share of its height. */
const LAMP = 0.86;

/** A lighthouse: a tapering tower with a gallery, a lantern room and a cap. */
export function paintLighthouse(
  context: Context,
  foot: Point,
  height: number,
  colour: Colour,
  palette: Palette,
): void {
  const half = height * 0.085;
  const top = height * 0.78;
  const tower = context.createLinearGradient(foot.x - half, 0, foot.x + half, 0);
  tower.addColorStop(0, mix(colour, palette.light, 0.16));
  tower.addColorStop(0.45, colour);
  tower.addColorStop(1, mix(colour, '#000000', 0.35));
  saved(context, () => {
    context.fillStyle = tower;
    context.beginPath();
    context.moveTo(foot.x - half, foot.y + height * 0.05);
    context.quadraticCurveTo(foot.x - half * 0.62, foot.y - top * 0.45, foot.x - half * 0.56, foot.y - top);
    context.lineTo(foot.x + half * 0.56, foot.y - top);
    context.quadraticCurveTo(
      foot.x + half * 0.62,
      foot.y - top * 0.45,
      foot.x + half,
      foot.y + height * 0.05,
    );
    context.fill();
    context.fillRect(foot.x - half * 0.95, foot.y - top - height * 0.016, half * 1.9, height * 0.02);
    context.fillRect(foot.x - half * 0.5, foot.y - height * 0.92, half, height * 0.03);
    context.beginPath();
    context.moveTo(foot.x - half * 0.62, foot.y - height * 0.915);
    context.quadraticCurveTo(foot.x, foot.y - height * 1.0, foot.x + half * 0.62, foot.y - height * 0.915);
    context.fill();
    context.fillRect(foot.x - half * 0.05, foot.y - height * 1.03, half * 0.1, height * 0.08);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(0.8, height * 0.006);
    context.beginPath();
    for (let post = -4; post <= 4; post += 1) {
      context.moveTo(foot.x + (post / 4) * half * 0.9, foot.y - top - height * 0.016);
      context.lineTo(foot.x + (post / 4) * half * 0.9, foot.y - top - height * 0.045);
    }
    context.moveTo(foot.x - half * 0.9, foot.y - top - height * 0.045);
    context.lineTo(foot.x + half * 0.9, foot.y - top - height * 0.045);
    context.stroke();
    context.fillStyle = mix(palette.lamp, '#ffffff', 0.4);
    context.fillRect(foot.x - half * 0.34, foot.y - height * 0.895, half * 0.68, height * 0.098);
    context.fillStyle = colour;
    context.fillRect(foot.x - half * 0.02, foot.y - height * 0.895, half * 0.04, height * 0.098);
    context.fillStyle = alpha(palette.lamp, 0.8);
    for (const [level, side] of [
      [0.2, -0.15],
      [0.4, 0.1],
      [0.6, -0.05],
    ] as const) {
      context.fillRect(foot.x + half * side, foot.y - height * level, half * 0.2, height * 0.028);
    }
  });
}

/**
 * The turning light: two opposite beams seen from the side, long when they cross the picture, and a flash when one
 * points at the camera.
 *
 * @param turn angle of the lamp in radians
 */
export function paintBeam(
  context: Context,
  foot: Point,
  height: number,
  palette: Palette,
  turn: number,
  reach: number,
): void {
  const lamp = { x: foot.x, y: foot.y - height * LAMP };
  const across = Math.cos(turn);
  const towards = Math.sin(turn);
  saved(context, () => {
    context.globalCompositeOperation = 'screen';
    for (const side of [1, -1]) {
      const direction = across * side;
      const facing = towards * side;
      const length = reach * Math.abs(direction) * (0.75 + 0.25 * facing);
      const strength = 0.34 * (0.45 + 0.55 * facing) * Math.min(1, Math.abs(direction) * 2);
      if (strength <= 0.01 || length < 4) continue;
      const end = lamp.x + Math.sign(direction) * length;
      const fall = context.createLinearGradient(lamp.x, 0, end, 0);
      for (let step = 0; step <= 10; step += 1) {
        fall.addColorStop(step / 10, alpha(palette.lamp, (strength / 3) * (1 - step / 10) ** 1.4));
      }
      context.fillStyle = fall;
      for (const share of [1, 0.66, 0.36]) {
        const wide = length * 0.085 * share * (1 + 0.8 * Math.max(0, facing));
        context.beginPath();
        context.moveTo(lamp.x, lamp.y - height * 0.012);
        context.lineTo(end, lamp.y - wide + facing * length * 0.05);
        context.lineTo(end, lamp.y + wide + facing * length * 0.09);
        context.lineTo(lamp.x, lamp.y + height * 0.012);
        context.fill();
      }
    }
  });
  const flash = Math.abs(towards) ** 14;
  paintGlow(context, lamp, height * (0.5 + 0.8 * flash), palette.lamp, 0.75);
  paintGlow(context, lamp, height * 0.16, '#fff6e0', 0.9);
}
