import type { Colour } from './colour.js';
import { saved, type Context, type Point } from './stage.js';

/** Angles of a limb in radians: the upper part from straight down (positive forwards), the lower part from the upper. */
export type Limb = readonly [upper: number, lower: number];

/** How a person stands. Forwards is to the right unless `mirrored`. */
export interface Pose {
  readonly lean: number;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly mirrored?: boolean;
  /** Boxing gloves. */
  readonly gloves?: Colour;
  /** Shorts, or a skirt of the same height. */
  readonly shorts?: Colour;
  readonly hat?: boolean;
  readonly umbrella?: Colour;
  /** A coat that hides the legs to the knee. */
  readonly coat?: boolean;
}

/** A part of the body: round at both ends, thinner at one. */
function taper(context: Context, from: Point, wide: number, to: Point, narrow: number): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  context.beginPath();
  context.arc(from.x, from.y, wide / 2, angle + Math.PI / 2, angle - Math.PI / 2);
  context.arc(to.x, to.y, narrow / 2, angle - Math.PI / 2, angle + Math.PI / 2);
  context.closePath();
  context.fill();
}

function limb(
  context: Context,
  from: Point,
  [upper, lower]: Limb,
  lengths: readonly [number, number],
  widths: readonly [number, number, number],
): Point {
  const joint = { x: from.x + Math.sin(upper) * lengths[0], y: from.y + Math.cos(upper) * lengths[0] };
  const end = {
    x: joint.x + Math.sin(upper + lower) * lengths[1],
    y: joint.y + Math.cos(upper + lower) * lengths[1],
  };
  taper(context, from, widths[0], joint, widths[1]);
  taper(context, joint, widths[1], end, widths[2]);
  return end;
}

/** Where the joints of a figure are, and the length of half a leg, in pixels. */
interface Build {
  readonly hip: Point;
  readonly neck: Point;
  readonly height: number;
  readonly leg: number;
}

function paintLegs(context: Context, { hip, height, leg }: Build, legs: Pose['legs']): void {
  for (const [index, one] of legs.entries()) {
    const from = { x: hip.x + (index - 0.5) * height * 0.035, y: hip.y };
    const foot = limb(context, from, one, [leg, leg], [height * 0.098, height * 0.068, height * 0.044]);
    context.beginPath();
    context.ellipse(
      foot.x + height * 0.022,
      foot.y + height * 0.012,
      height * 0.052,
      height * 0.026,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function paintTorso(context: Context, { hip, neck, height, leg }: Build, coat: boolean): void {
  const across = height * 0.088;
  context.beginPath();
  context.moveTo(neck.x - across, neck.y + height * 0.03);
  context.quadraticCurveTo(
    neck.x - height * 0.02,
    neck.y - height * 0.01,
    neck.x - height * 0.012,
    neck.y - height * 0.04,
  );
  context.lineTo(neck.x + height * 0.03, neck.y - height * 0.04);
  context.quadraticCurveTo(
    neck.x + height * 0.03,
    neck.y - height * 0.01,
    neck.x + across,
    neck.y + height * 0.03,
  );
  context.quadraticCurveTo(neck.x + height * 0.075, neck.y + height * 0.16, hip.x + height * 0.056, hip.y);
  if (coat) {
    context.lineTo(hip.x + height * 0.115, hip.y + leg * 0.9);
    context.lineTo(hip.x - height * 0.115, hip.y + leg * 0.9);
  }
  context.lineTo(hip.x - height * 0.056, hip.y);
  context.quadraticCurveTo(
    neck.x - height * 0.08,
    neck.y + height * 0.16,
    neck.x - across,
    neck.y + height * 0.03,
  );
  context.fill();
  context.lineWidth = height * 0.016;
  context.stroke();
}

function paintHead(context: Context, head: Point, height: number, { lean, hat }: Pose): void {
  context.beginPath();
  context.ellipse(head.x, head.y, height * 0.05, height * 0.064, lean * 0.6, 0, Math.PI * 2);
  context.fill();
  if (hat === true) {
    context.beginPath();
    context.ellipse(head.x, head.y - height * 0.035, height * 0.1, height * 0.018, 0.05, 0, Math.PI * 2);
    context.ellipse(head.x, head.y - height * 0.05, height * 0.058, height * 0.045, 0, Math.PI, 0);
    context.fill();
  }
}

function paintUmbrella(
  context: Context,
  hand: Point,
  { head, height, colour }: { readonly head: Point; readonly height: number; readonly colour: Colour },
): void {
  context.lineWidth = height * 0.014;
  context.beginPath();
  context.moveTo(hand.x, hand.y);
  context.lineTo(hand.x, head.y - height * 0.2);
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(hand.x - height * 0.03, head.y - height * 0.1, height * 0.29, height * 0.17, 0, Math.PI, 0);
  context.fill();
}

/** A person as a silhouette, standing at `foot`, `height` pixels tall. */
export function paintFigure(context: Context, foot: Point, height: number, colour: Colour, pose: Pose): void {
  saved(context, () => {
    context.translate(foot.x, foot.y);
    context.scale(pose.mirrored === true ? -1 : 1, 1);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = colour;
    context.fillStyle = colour;
    const leg = height * 0.245;
    const reach = Math.max(
      ...pose.legs.map(([upper, lower]) => Math.cos(upper) * leg + Math.cos(upper + lower) * leg),
    );
    const hip = { x: 0, y: -Math.max(reach, height * 0.05) - height * 0.01 };
    const neck = { x: Math.sin(pose.lean) * height * 0.3, y: hip.y - Math.cos(pose.lean) * height * 0.3 };
    const build = { hip, neck, height, leg };
    paintLegs(context, build, pose.legs);
    if (pose.shorts !== undefined) {
      context.fillStyle = pose.shorts;
      for (const [upper] of pose.legs) {
        const hem = { x: hip.x + Math.sin(upper) * leg * 0.56, y: hip.y + Math.cos(upper) * leg * 0.56 };
        taper(context, { x: hip.x, y: hip.y + height * 0.01 }, height * 0.12, hem, height * 0.1);
      }
      context.fillStyle = colour;
    }
    paintTorso(context, build, pose.coat === true);
    if (pose.shorts !== undefined) {
      context.fillStyle = pose.shorts;
      context.fillRect(hip.x - height * 0.064, hip.y - height * 0.03, height * 0.128, height * 0.05);
      context.fillStyle = colour;
    }
    const hands = pose.arms.map((one, index) =>
      limb(
        context,
        { x: neck.x + (index - 0.5) * height * 0.1, y: neck.y + height * 0.025 },
        one,
        [height * 0.155, height * 0.15],
        [height * 0.066, height * 0.048, height * 0.036],
      ),
    );
    const head = { x: neck.x + Math.sin(pose.lean) * height * 0.09, y: neck.y - height * 0.092 };
    paintHead(context, head, height, pose);
    const [, umbrellaHand] = hands;
    if (pose.umbrella !== undefined && umbrellaHand !== undefined)
      paintUmbrella(context, umbrellaHand, { head, height, colour: pose.umbrella });
    if (pose.gloves === undefined) return;
    context.fillStyle = pose.gloves;
    for (const hand of hands) {
      context.beginPath();
      context.ellipse(hand.x, hand.y, height * 0.05, height * 0.044, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** Somebody walking; `step` in radians, a full turn is two steps. */
export function walking(step: number, mirrored = false, coat = false): Pose {
  const swing = Math.sin(step) * 0.42;
  const bend = (phase: number) => -Math.max(0, Math.sin(phase + 0.9)) * 0.55;
  return {
    lean: 0.06,
    arms: [
      [-swing * 0.8, 0.25],
      [swing * 0.8, 0.25],
    ],
    legs: [
      [swing, bend(step + Math.PI / 2)],
      [-swing, bend(step + (Math.PI * 3) / 2)],
    ],
    mirrored,
    coat,
  };
}

/** Somebody standing still, breathing. */
export function standing(time: number, mirrored = false, coat = false): Pose {
  const sway = Math.sin(time * 0.8) * 0.03;
  return {
    lean: sway,
    arms: [
      [-0.12 + sway, 0.15],
      [0.12 - sway, 0.2],
    ],
    legs: [
      [-0.06, 0],
      [0.07, 0],
    ],
    mirrored,
    coat,
  };
}

/** Somebody sitting on the ground by a fire, knees drawn up. */
export function sitting(time: number, mirrored = false): Pose {
  const breath = Math.sin(time * 0.9) * 0.02;
  return {
    lean: 0.22 + breath,
    arms: [
      [0.85, 0.5],
      [1.05 + breath, 0.35],
    ],
    legs: [
      [1.95, -1.75],
      [1.75, -1.6],
    ],
    mirrored,
  };
}

/** A boxer on guard. `jab` and `cross` go from 0 (guard) to 1 (struck out). */
export function boxing(bounce: number, jab: number, cross: number, mirrored: boolean, gloves: Colour): Pose {
  const dip = 0.1 * Math.sin(bounce);
  return {
    lean: 0.16 + 0.22 * cross + 0.1 * jab + dip * 0.4,
    arms: [
      [0.62 + 0.98 * cross, 2.05 * (1 - cross) + 0.05],
      [0.95 + 0.65 * jab, 1.62 * (1 - jab) + 0.04],
    ],
    legs: [
      [-0.42 - 0.12 * cross, -0.22 - dip],
      [0.5 + dip, -0.52 - dip],
    ],
    mirrored,
    gloves,
    shorts: gloves,
  };
}
