import type { RingPlace } from './ring.js';
import { alpha, mix, type Colour } from '../draw/colour.js';
import { between, randomFrom } from '../draw/random.js';
import { fillGradient, paintGlow, paintShafts } from '../draw/sky.js';
import { still, type Layer } from './vista.js';

/** The dark of the hall: far tiers of people as a glimmer, a haze where the light falls. */
export function hall(seed: number): Layer {
  return still(0.05, (context, setting) => {
    const { size, palette, margin, unit } = setting;
    fillGradient(context, { left: -margin, top: 0, width: size.width + 2 * margin, height: size.height }, [
      [0, palette.zenith],
      [0.42, mix(palette.sky, palette.zenith, 0.25)],
      [0.66, mix(palette.sky, palette.horizon, 0.22)],
      [1, palette.near],
    ]);
    paintGlow(context, { x: size.width / 2, y: size.height * 0.52 }, size.width * 0.5, palette.horizon, 0.5);
    const random = randomFrom(seed);
    for (let tier = 0; tier < 15; tier += 1) {
      const y = size.height * (0.27 + tier * 0.034 + tier * tier * 0.0006);
      const lit = mix(
        mix(palette.sky, palette.zenith, 0.35),
        palette.horizon,
        0.14 + 0.2 * Math.sin((tier / 14) * Math.PI),
      );
      const tone = context.createLinearGradient(0, y - unit, 0, y + unit * 3);
      tone.addColorStop(0, lit);
      tone.addColorStop(1, mix(lit, palette.near, 0.8));
      context.fillStyle = tone;
      context.beginPath();
      for (let x = -margin; x < size.width + margin; x += unit * (1.15 + tier * 0.05)) {
        const head = unit * between(random, 0.3, 0.4) * (1 + tier * 0.05);
        const bow = ((x / size.width - 0.5) * 2) ** 2 * unit * 3.5;
        const top = y - bow + between(random, -0.25, 0.25) * unit;
        context.moveTo(x + head, top);
        context.arc(x, top, head, 0, Math.PI * 2);
        context.roundRect(x - head * 1.55, top + head * 0.85, head * 3.1, unit * 3, head);
      }
      context.fill();
    }
    const dark = context.createLinearGradient(0, 0, size.width, 0);
    for (const [place, amount] of [
      [0, 0.75],
      [0.3, 0.12],
      [0.5, 0],
      [0.7, 0.12],
      [1, 0.75],
    ] as const)
      dark.addColorStop(place, alpha(palette.near, amount));
    context.fillStyle = dark;
    context.fillRect(-margin, 0, size.width + 2 * margin, size.height);
  });
}

/** Cameras flashing among the people. */
export function flashes(seed: number, count: number): Layer {
  return ({ size, unit }) => {
    const random = randomFrom(seed);
    const items = Array.from({ length: count }, () => ({
      x: random() * size.width,
      y: size.height * between(random, 0.3, 0.62),
      period: between(random, 2.5, 8),
      phase: random() * 8,
    }));
    return (context, time) => {
      for (const { x, y, period, phase } of items) {
        const since = (time + phase) % period;
        if (since > 0.28) continue;
        paintGlow(context, { x, y }, unit * 3.2, '#ffffff', 0.85 * (1 - since / 0.28));
      }
    };
  };
}

/** The rig above: a truss with lamps, each throwing a moving shaft of light. */
export function rig({
  x,
  y,
  half,
  lamps,
  ring,
}: {
  x: number;
  y: number;
  half: number;
  lamps: number;
  ring: RingPlace;
}): Layer {
  return (setting) => {
    const { palette, unit, across, down } = setting;
    const wide = half * unit;
    const centre = across(x);
    const level = down(y);
    const steel = mix(palette.near, palette.sky, 0.35);
    const truss = still(0.3, (context) => {
      context.strokeStyle = steel;
      context.lineWidth = unit * 0.28;
      context.beginPath();
      for (const row of [0, 1.5]) {
        context.moveTo(centre - wide, level - row * unit);
        context.lineTo(centre + wide, level - row * unit);
      }
      const bays = Math.round(half / 1.5);
      for (let bay = 0; bay < bays; bay += 1) {
        const left = centre - wide + (bay * 2 * wide) / bays;
        context.moveTo(left, level);
        context.lineTo(left + wide / bays, level - 1.5 * unit);
        context.lineTo(left + (2 * wide) / bays, level);
      }
      for (const side of [-0.7, 0.7]) {
        context.moveTo(centre + side * wide, level - 1.5 * unit);
        context.lineTo(centre + side * wide, 0);
      }
      context.stroke();
    })(setting);
    return (context, time, at) => {
      truss(context, time, at);
      for (let index = 0; index < lamps; index += 1) {
        const share = lamps === 1 ? 0 : (index / (lamps - 1)) * 2 - 1;
        const lamp = { x: centre + share * wide * 0.92 + at(0.3), y: level + unit * 0.6 };
        const aim = across(ring.x) + at(0.3) - lamp.x + share * unit * 7 * Math.sin(time * 0.22 + index * 2);
        const drop = down(ring.y) - lamp.y;
        const colour: Colour = index % 3 === 1 ? palette.lamp : palette.light;
        paintShafts(context, lamp, [
          {
            angle: Math.atan2(drop, aim),
            spread: 0.3,
            length: drop * 1.75,
            colour,
            strength: 0.42,
          },
        ]);
        context.fillStyle = steel;
        context.fillRect(lamp.x - unit * 0.6, lamp.y - unit * 0.7, unit * 1.2, unit * 0.9);
        paintGlow(context, lamp, unit * 4.5, colour, 0.85);
        context.fillStyle = mix(colour, '#ffffff', 0.7);
        context.beginPath();
        context.ellipse(lamp.x, lamp.y + unit * 0.15, unit * 0.5, unit * 0.22, 0, 0, Math.PI * 2);
        context.fill();
      }
    };
  };
}

/** The first rows, seen from behind: heads and shoulders, some with an arm up. */
export function crowd({
  y,
  seed,
  size: big = 1,
  joy = 0.4,
}: {
  y: number;
  seed: number;
  size?: number;
  joy?: number;
}): Layer {
  return (setting) => {
    const { size, palette, unit, down } = setting;
    const random = randomFrom(seed);
    const people = [0, 1].flatMap((row) => {
      const head = unit * (1.35 + row * 0.55) * big;
      const spacing = head * 2.9;
      const count = Math.ceil(size.width / spacing) + 4;
      return Array.from({ length: count }, (_, index) => ({
        row,
        head: head * between(random, 0.88, 1.12),
        x: (index - 2 + between(random, 0.2, 0.8)) * spacing,
        y: down(y) + row * head * 2.3 + between(random, -0.35, 0.35) * head,
        arm: random(),
        phase: random() * 6.3,
      }));
    });
    return (context, time, at) => {
      for (const row of [0, 1]) {
        context.fillStyle = row === 0 ? mix(palette.near, palette.sky, 0.16) : palette.near;
        context.strokeStyle = context.fillStyle;
        context.lineCap = 'round';
        const move = at(0.7 + row * 0.3);
        for (const one of people) {
          if (one.row !== row) continue;
          const bob = Math.max(0, Math.sin(time * 3.2 + one.phase)) * one.head * 0.28 * joy;
          const [x, top] = [one.x + move, one.y - bob];
          context.beginPath();
          context.ellipse(x, top, one.head * 0.74, one.head * 0.9, 0, 0, Math.PI * 2);
          context.fill();
          context.beginPath();
          context.moveTo(x - one.head * 1.75, size.height + unit);
          context.bezierCurveTo(
            x - one.head * 1.75,
            top + one.head * 0.9,
            x - one.head * 0.5,
            top + one.head * 1.0,
            x,
            top + one.head * 0.6,
          );
          context.bezierCurveTo(
            x + one.head * 0.5,
            top + one.head * 1.0,
            x + one.head * 1.75,
            top + one.head * 0.9,
            x + one.head * 1.75,
            size.height + unit,
          );
          context.fill();
          if (one.arm > joy * 0.5) continue;
          const wave = Math.sin(time * 2.6 + one.phase) * one.head * 0.5;
          context.lineWidth = one.head * 0.56;
          context.beginPath();
          context.moveTo(x + one.head * 1.3, top + one.head * 1.7);
          context.lineTo(x + one.head * 1.5 + wave * 0.4, top - one.head * 0.3);
          context.lineTo(x + one.head * 1.2 + wave, top - one.head * 2.0);
          context.stroke();
        }
      }
    };
  };
}
