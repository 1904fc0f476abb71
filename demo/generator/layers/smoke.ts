import { alpha, type Colour } from '../draw/colour.js';
import { noise } from '../draw/random.js';
import type { Layer } from './vista.js';

export function smoke(
  context: Parameters<ReturnType<Layer>>[0],
  sources: readonly { x: number; y: number; size: number }[],
  colour: Colour,
  time: number,
): void {
  for (const [index, { x, y, size }] of sources.entries()) {
    for (let puff = 41; puff >= 0; puff -= 1) {
      const age = (puff / 42 + time * 0.04 + index * 0.13) % 1;
      const wander = noise(index + 3, age * 3 - time * 0.1) * size * 2.4 * age;
      context.fillStyle = alpha(colour, 0.085 * (1 - age) * Math.min(1, age * 10));
      context.beginPath();
      context.arc(
        x + wander + age * age * size * 7,
        y - age * size * 17,
        size * (0.7 + age * 3.2),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}
