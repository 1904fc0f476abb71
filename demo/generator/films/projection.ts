import { createCanvas } from '@napi-rs/canvas';
import { secondsOf } from '../encode/timing.js';
import { smooth, type Context, type Painter, type Size } from '../draw/stage.js';
import type { Film } from './film.js';

/** Seconds in which one shot gives way to the next. */
const DISSOLVE_SECONDS = 1;
const FADE_SECONDS = 1.2;

/** Shows a film: paints the picture of any moment, shots dissolving into each other, dark at both ends. */
export function projectionOf(film: Pick<Film, 'segments' | 'shots'>, size: Size): Painter {
  const length = secondsOf(film.segments);
  const painters = new Map<number, Painter>();
  const second = createCanvas(size.width, size.height);
  const secondContext = second.getContext('2d');

  const paint = (context: Context, index: number, time: number) => {
    const shot = film.shots[index];
    if (shot === undefined) return;
    let painter = painters.get(index);
    if (painter === undefined) {
      painter = shot.scene(size);
      painters.set(index, painter);
    }
    context.save();
    painter(context, time - shot.from);
    context.restore();
  };

  return (context, time) => {
    const current = film.shots.findLastIndex(({ from }) => from <= time);
    for (const index of painters.keys()) if (index < current) painters.delete(index);
    paint(context, current, time);
    const next = film.shots[current + 1];
    if (next !== undefined && time > next.from - DISSOLVE_SECONDS) {
      paint(secondContext, current + 1, time);
      context.globalAlpha = smooth(next.from - DISSOLVE_SECONDS, next.from, time);
      context.drawImage(second, 0, 0);
      context.globalAlpha = 1;
    }
    const dark = 1 - smooth(0, FADE_SECONDS, time + 0.04) * (1 - smooth(length - FADE_SECONDS, length, time));
    if (dark > 0) {
      context.fillStyle = `rgba(4,5,8,${dark.toFixed(4)})`;
      context.fillRect(0, 0, size.width, size.height);
    }
  };
}
