import { alpha, mix } from '../draw/colour.js';
import { depthColour } from '../draw/palette.js';
import { paintGlow } from '../draw/sky.js';
import type { Point } from '../draw/stage.js';
import { groundOf, type Land } from './ground.js';
import { still, type Layer } from './vista.js';

/** Harbour cranes on the quay, jibs against the sky, a red lamp on each. */
export function cranes({
  base,
  near,
  places,
}: {
  base: number;
  near: number;
  places: readonly { x: number; tall: number; reach: number }[];
}): Layer {
  return still(near, (context, { palette, unit, across, down }) => {
    const colour = depthColour(palette, near);
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineJoin = 'round';
    for (const { x, tall, reach } of places) {
      const [left, foot] = [across(x), down(base)];
      const head = foot - tall * unit;
      const direction = Math.sign(reach);
      context.lineWidth = unit * 0.42;
      context.beginPath();
      for (const leg of [-2.6, 2.6]) {
        context.moveTo(left + leg * unit, foot + unit);
        context.lineTo(left + leg * 0.55 * unit, head);
      }
      for (let brace = 0; brace < 6; brace += 1) {
        const half = (2.6 - brace * 0.2) * unit;
        const y = foot - (brace * tall * unit) / 6;
        context.moveTo(left - half, y);
        context.lineTo(left + half * 0.92, y - (tall * unit) / 6);
        context.moveTo(left + half, y);
        context.lineTo(left - half * 0.92, y - (tall * unit) / 6);
      }
      const tip = { x: left + reach * unit, y: head - Math.abs(reach) * 0.32 * unit };
      context.moveTo(left - direction * unit * 4, head);
      context.lineTo(tip.x, tip.y - unit * 0.2);
      context.moveTo(left, head - unit * 6);
      context.lineTo(tip.x, tip.y);
      context.moveTo(left, head - unit * 6);
      context.lineTo(left - direction * unit * 4, head);
      context.moveTo(left, head);
      context.lineTo(left, head - unit * 6);
      const bays = 9;
      for (let bay = 1; bay < bays; bay += 1) {
        const share = bay / bays;
        const [px, py] = [left + (tip.x - left) * share, head + (tip.y - head) * share];
        context.moveTo(px, py);
        context.lineTo(px + ((tip.x - left) / bays) * 0.5, py - unit * (1.6 * (1 - share) + 0.4));
        context.lineTo(
          left + (tip.x - left) * (share + 1 / bays),
          head + (tip.y - head) * (share + 1 / bays),
        );
      }
      context.stroke();
      context.lineWidth = unit * 0.14;
      context.beginPath();
      context.moveTo(tip.x - direction * unit * 2, tip.y + unit * 0.6);
      context.lineTo(tip.x - direction * unit * 2, tip.y + unit * 9);
      context.stroke();
      context.fillRect(tip.x - direction * unit * 2 - unit * 1.6, tip.y + unit * 9, unit * 3.2, unit * 1.8);
      context.fillRect(left - unit * 1.5, head - unit * 0.4, unit * 3, unit * 2.2);
      paintGlow(context, { x: left, y: head - unit * 6 }, unit * 3, '#ff6a4a', 0.8);
      paintGlow(context, { x: left, y: head + unit * 0.8 }, unit * 3, palette.lamp, 0.6);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.4);
      context.fillRect(left - unit * 0.7, head + unit * 0.3, unit * 1.2, unit * 0.9);
      context.fillStyle = colour;
    }
  });
}

/** A ship lying at the quay or under way, its portholes lit. */
export function ship({
  x,
  y,
  length,
  near,
  kind,
}: Point & { length: number; near: number; kind: 'ferry' | 'freighter' }): Layer {
  return still(near, (context, { palette, unit, across, down }) => {
    const measure = (unit * length) / 100;
    const colour = depthColour(palette, near);
    context.translate(across(x), down(y));
    context.scale(measure, measure);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-50, -9);
    context.lineTo(46, -9);
    context.quadraticCurveTo(52, -10, 56, -14);
    context.quadraticCurveTo(52, -2, 46, 2);
    context.lineTo(-46, 2);
    context.quadraticCurveTo(-50, -2, -50, -9);
    context.fill();
    const decks =
      kind === 'ferry'
        ? ([
            [-44, 38, -9, 7],
            [-40, 30, -16, 6.5],
            [-32, 20, -22.5, 6],
          ] as const)
        : ([
            [-46, -28, -9, 16],
            [-44, -32, -25, 6],
          ] as const);
    for (const [from, to, top, tall] of decks) context.fillRect(from, top - tall, to - from, tall + 0.5);
    if (kind === 'ferry') {
      for (const funnel of [-14, 0]) {
        context.beginPath();
        context.moveTo(funnel, -28);
        context.lineTo(funnel - 2, -40);
        context.lineTo(funnel + 5, -40);
        context.lineTo(funnel + 7, -28);
        context.fill();
      }
      context.fillRect(26, -38, 0.8, 30);
    } else {
      for (let stack = 0; stack < 7; stack += 1) {
        const tall = [8, 12, 12, 8, 12, 8, 4][stack] ?? 8;
        context.fillStyle = mix(colour, palette.horizon, 0.06 + (stack % 3) * 0.07);
        context.fillRect(-24 + stack * 9.4, -9 - tall, 8.8, tall);
      }
      context.fillStyle = colour;
      context.fillRect(-41, -46, 1.4, 16);
    }
    context.fillStyle = mix(palette.lamp, '#ffffff', 0.35);
    for (const [from, to, top, tall] of decks) {
      for (let pane = from + 2.4; pane < to - 2; pane += 3.6)
        context.fillRect(pane, top - tall * 0.68, 1.8, 1.8);
    }
    for (const [from, to, top] of decks)
      paintGlow(context, { x: (from + to) / 2, y: top - 3 }, (to - from) * 0.62, palette.lamp, 0.3);
    context.globalCompositeOperation = 'screen';
    for (let streak = 0; streak < 30; streak += 1) {
      const place = kind === 'ferry' ? -44 + streak * 2.9 : -46 + streak * 0.7;
      context.fillStyle = alpha(palette.lamp, 0.12 + 0.12 * ((streak * 7) % 3));
      context.fillRect(place, 3 + ((streak * 5) % 4), 1.1, 6 + ((streak * 11) % 13));
    }
  });
}

/** A radio mast on the land, its signal going out in rings. */
export function mast({ x, on, height }: { x: number; on: Land; height: number }): Layer {
  return (setting) => {
    const { palette, unit, across } = setting;
    const left = across(x);
    const foot = groundOf(setting, on)(left) + unit;
    const head = { x: left, y: foot - height * unit };
    const colour = mix(depthColour(palette, on.near), palette.near, 0.4);
    const tower = still(on.near, (context) => {
      context.strokeStyle = colour;
      context.lineWidth = unit * 0.32;
      context.beginPath();
      const half = (share: number) => unit * (2.6 * (1 - share) + 0.25);
      for (const side of [-1, 1]) {
        context.moveTo(left + side * half(0), foot);
        context.lineTo(left + side * half(1), head.y);
      }
      const bays = 11;
      for (let bay = 0; bay < bays; bay += 1) {
        const [low, high] = [bay / bays, (bay + 1) / bays];
        context.moveTo(left - half(low), foot - low * height * unit);
        context.lineTo(left + half(high), foot - high * height * unit);
        context.moveTo(left + half(low), foot - low * height * unit);
        context.lineTo(left - half(high), foot - high * height * unit);
      }
      context.moveTo(left, head.y);
      context.lineTo(left, head.y - unit * 4);
      context.stroke();
    })(setting);
    return (context, time, at) => {
      const lamp = { x: head.x + at(on.near), y: head.y - unit * 4 };
      context.lineWidth = unit * 0.24;
      for (let ring = 0; ring < 5; ring += 1) {
        const age = (ring / 5 + time * 0.12) % 1;
        context.strokeStyle = alpha(palette.lamp, 0.55 * (1 - age) * Math.min(1, age * 5));
        context.beginPath();
        context.arc(lamp.x, lamp.y, unit * (2 + age * 26), 0, Math.PI * 2);
        context.stroke();
      }
      tower(context, time, at);
      paintGlow(context, lamp, unit * 8, palette.lamp, 0.8);
      context.fillStyle = mix(palette.lamp, '#ffffff', 0.6);
      context.beginPath();
      context.arc(lamp.x, lamp.y, unit * 0.6, 0, Math.PI * 2);
      context.fill();
    };
  };
}
