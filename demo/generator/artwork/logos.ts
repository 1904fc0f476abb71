import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Colour } from '../draw/colour.js';

type Mark = (context: SKRSContext2D, ink: Colour) => void;

function path(draw: (context: SKRSContext2D) => void): Mark {
  return (context, ink) => {
    context.fillStyle = ink;
    context.strokeStyle = ink;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = 9;
    context.beginPath();
    draw(context);
  };
}

const waves = path((context) => {
  for (const radius of [16, 32, 48]) {
    context.moveTo(64 - radius * 0.71, 80 - radius * 0.71);
    context.arc(64, 80, radius, -Math.PI * 0.75, -Math.PI * 0.25);
  }
  context.stroke();
  context.beginPath();
  context.arc(64, 84, 9, 0, Math.PI * 2);
  context.fill();
});

const ring = path((context) => {
  context.strokeRect(34, 34, 60, 60);
  for (const x of [34, 94]) for (const y of [34, 94]) context.rect(x - 9, y - 9, 18, 18);
  context.fill();
  context.beginPath();
  context.moveTo(46, 64);
  context.lineTo(82, 64);
  context.stroke();
});

const sun = path((context) => {
  context.arc(64, 78, 26, Math.PI, 0);
  context.fill();
  for (let ray = 0; ray < 5; ray += 1) {
    const turn = -Math.PI + (Math.PI * (ray + 0.5)) / 5;
    context.moveTo(64 + Math.cos(turn) * 36, 78 + Math.sin(turn) * 36);
    context.lineTo(64 + Math.cos(turn) * 47, 78 + Math.sin(turn) * 47);
  }
  context.moveTo(28, 92);
  context.lineTo(100, 92);
  context.stroke();
});

const peaks = path((context) => {
  context.moveTo(22, 92);
  context.lineTo(52, 40);
  context.lineTo(68, 66);
  context.lineTo(80, 50);
  context.lineTo(106, 92);
  context.closePath();
  context.fill();
  context.stroke();
});

const moon = path((context) => {
  context.arc(62, 64, 36, -Math.PI * 0.3, Math.PI * 0.8);
  context.arc(48, 52, 33, Math.PI * 0.62, -Math.PI * 0.14, true);
  context.closePath();
  context.fill();
});

const lantern = path((context) => {
  context.ellipse(64, 66, 27, 31, 0, 0, Math.PI * 2);
  context.fill();
  context.fillRect(50, 27, 28, 9);
  context.fillRect(50, 96, 28, 9);
});

const road = path((context) => {
  context.moveTo(24, 100);
  context.lineTo(54, 32);
  context.moveTo(104, 100);
  context.lineTo(74, 32);
  for (const [from, to] of [
    [100, 82],
    [70, 58],
    [48, 40],
  ] as const) {
    context.moveTo(64, from);
    context.lineTo(64, to);
  }
  context.stroke();
});

const tide = path((context) => {
  for (const y of [44, 66, 88]) {
    context.moveTo(24, y);
    context.bezierCurveTo(38, y - 18, 50, y - 18, 64, y);
    context.bezierCurveTo(78, y + 18, 90, y + 18, 104, y);
  }
  context.stroke();
});

const CHANNELS: readonly {
  readonly slug: string;
  readonly name: string;
  readonly ground: Colour;
  readonly ink: Colour;
  readonly mark: Mark;
}[] = [
  { slug: 'channel-1', name: 'Harbour Radio', ground: '#12505a', ink: '#ffd9a8', mark: waves },
  { slug: 'channel-2', name: 'Ringside', ground: '#8a1f2c', ink: '#ffe3bd', mark: ring },
  { slug: 'channel-3', name: 'Daybreak', ground: '#b8602a', ink: '#fff0cf', mark: sun },
  { slug: 'channel-4', name: 'North', ground: '#24506e', ink: '#eaf4f0', mark: peaks },
  { slug: 'channel-5', name: 'Late', ground: '#33286a', ink: '#ffe7bd', mark: moon },
  { slug: 'channel-6', name: 'Market', ground: '#6a1e50', ink: '#ffc26a', mark: lantern },
  { slug: 'channel-7', name: 'Road', ground: '#3c2a20', ink: '#ffcf8a', mark: road },
  { slug: 'channel-8', name: 'Tide', ground: '#0f5a4c', ink: '#d8f4dc', mark: tide },
];

/** A channel's mark on its own ground, 128 pixels square. */
export interface Logo {
  readonly slug: string;
  readonly ground: Colour;
  readonly canvas: Canvas;
}

export function logos(): Logo[] {
  return CHANNELS.map(({ slug, ground, ink, mark }) => {
    const canvas = createCanvas(128, 128);
    const context = canvas.getContext('2d');
    const field = context.createLinearGradient(0, 0, 0, 128);
    field.addColorStop(0, mix(ground, '#ffffff', 0.08));
    field.addColorStop(1, mix(ground, '#000000', 0.28));
    context.fillStyle = field;
    context.beginPath();
    context.roundRect(0, 0, 128, 128, 28);
    context.fill();
    mark(context, ink);
    return { slug, ground, canvas };
  });
}
