import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { mix } from '../draw/colour.js';
import type { Title } from './title.js';

const FAMILY = 'Footlight Titles';
const WIDTH = 640;
const LONGEST_LINE = 11;

function loadFont(): void {
  if (GlobalFonts.has(FAMILY)) return;
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  GlobalFonts.register(readFileSync(file), FAMILY);
}

/** Breaks a name into lines that look even. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const short = last !== undefined && (last.length + word.length < LONGEST_LINE || last.length <= 3);
    if (short) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The title's name in the product's display letters, lit from below in the title's own light, on nothing. */
export function wordmark(title: Pick<Title, 'name' | 'palette'>): Canvas {
  loadFont();
  const lines = linesOf(title.name);
  const measure = createCanvas(1, 1).getContext('2d');
  const font = (size: number) => `800 ${size}px "${FAMILY}"`;
  measure.font = font(100);
  const widest = Math.max(...lines.map((line) => measure.measureText(line).width));
  const size = Math.min(150, (100 * (WIDTH - 24)) / widest);
  const leading = size * 0.94;
  const canvas = createCanvas(WIDTH, Math.ceil(leading * lines.length + size * 0.34));
  const context = canvas.getContext('2d');
  context.font = font(size);
  for (const [index, line] of lines.entries()) {
    const base = size * 0.86 + index * leading;
    const letters = context.createLinearGradient(0, base - size * 0.74, 0, base + size * 0.06);
    letters.addColorStop(0, '#fbf8f1');
    letters.addColorStop(0.45, '#f4f1ea');
    letters.addColorStop(1, mix(title.palette.lamp, '#f4f1ea', 0.35));
    context.fillStyle = letters;
    context.fillText(line, 8, base);
  }
  return canvas;
}
