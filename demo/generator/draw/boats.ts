import { alpha, mix, type Colour } from './colour.js';
import { paintGlow } from './sky.js';
import { saved, type Context, type Point } from './stage.js';

/** A fishing boat with a wheelhouse, a mast and a lantern; `roll` in radians. */
export function paintBoat(
  context: Context,
  at: Point,
  length: number,
  colour: Colour,
  lamp: Colour,
  roll: number,
): void {
  saved(context, () => {
    context.translate(at.x, at.y);
    context.rotate(roll);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-length * 0.5, -length * 0.13);
    context.quadraticCurveTo(-length * 0.44, length * 0.06, -length * 0.3, length * 0.06);
    context.lineTo(length * 0.3, length * 0.06);
    context.quadraticCurveTo(length * 0.46, length * 0.02, length * 0.56, -length * 0.19);
    context.quadraticCurveTo(length * 0.2, -length * 0.06, -length * 0.5, -length * 0.13);
    context.fill();
    context.fillRect(-length * 0.28, -length * 0.27, length * 0.22, length * 0.18);
    context.fillRect(-length * 0.31, -length * 0.295, length * 0.28, length * 0.03);
    context.strokeStyle = colour;
    context.lineWidth = length * 0.018;
    context.beginPath();
    context.moveTo(length * 0.08, -length * 0.08);
    context.lineTo(length * 0.08, -length * 0.68);
    context.moveTo(length * 0.08, -length * 0.66);
    context.lineTo(length * 0.54, -length * 0.18);
    context.moveTo(length * 0.08, -length * 0.66);
    context.lineTo(-length * 0.48, -length * 0.13);
    context.stroke();
    context.fillStyle = mix(lamp, '#ffffff', 0.25);
    context.fillRect(-length * 0.24, -length * 0.23, length * 0.06, length * 0.07);
    context.fillRect(-length * 0.15, -length * 0.23, length * 0.06, length * 0.07);
    paintGlow(context, { x: -length * 0.17, y: -length * 0.2 }, length * 0.45, lamp, 0.4);
    const lantern = { x: length * 0.08, y: -length * 0.56 };
    paintGlow(context, lantern, length * 0.55, lamp, 0.75);
    context.fillStyle = mix(lamp, '#ffffff', 0.55);
    context.beginPath();
    context.arc(lantern.x, lantern.y, length * 0.03, 0, Math.PI * 2);
    context.fill();
  });
}

/** A paper lantern that floats or hangs, lit from within. */
export function paintLantern(context: Context, at: Point, size: number, lamp: Colour, strength = 1): void {
  paintGlow(context, at, size * 4.2, lamp, 0.5 * strength);
  const body = context.createRadialGradient(at.x, at.y + size * 0.15, 0, at.x, at.y, size * 0.75);
  body.addColorStop(0, alpha(mix(lamp, '#ffffff', 0.75), strength));
  body.addColorStop(0.55, alpha(mix(lamp, '#ffffff', 0.15), strength));
  body.addColorStop(1, alpha(mix(lamp, '#7a2a10', 0.35), strength));
  context.fillStyle = body;
  context.beginPath();
  context.ellipse(at.x, at.y, size * 0.46, size * 0.56, 0, 0, Math.PI * 2);
  context.fill();
}
