import { Path2D } from '@napi-rs/canvas';
import { alpha, mix, shade, type Colour } from '../draw/colour.js';
import { saved, type Context } from '../draw/stage.js';

/** How hair falls; `bald` has none. */
export type HairStyle = 'bun' | 'braids' | 'bob' | 'cropped' | 'curls' | 'tail' | 'bald';

/** Somebody from the waist up, seen from the front, in a picture of 300 by 400. */
export interface Bust {
  readonly skin: Colour;
  readonly hair: { readonly style: HairStyle; readonly colour: Colour };
  readonly beard?: boolean;
  /** What is worn: a vest, a robe, or nothing. */
  readonly wears: 'vest' | 'robe' | 'nothing';
  readonly cloth: Colour;
  /** Null for bare fists, which stay out of the picture. */
  readonly gloves: Colour | null;
  /** `high` keeps both gloves at the chin; `low` lets one of them hang. */
  readonly guard: 'high' | 'low';
  /** Half the width of the shoulders. */
  readonly shoulders: number;
  /** From which side the lamp shines. */
  readonly lit: -1 | 1;
  readonly lamp: Colour;
}

const CENTRE = 150;
const BOTTOM = 420;

const mirrored = (path: string): Path2D => {
  const both = new Path2D(path);
  const other = new Path2D();
  other.addPath(new Path2D(path), { a: -1, b: 0, c: 0, d: 1, e: 2 * CENTRE, f: 0 });
  both.addPath(other);
  return both;
};

const oval = (x: number, y: number, rx: number, ry: number, turn = 0): Path2D => {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  return path;
};

/** Fills a part, and lights its edge on the side of the lamp. */
function lit(context: Context, path: Path2D, colour: Colour, { lit: side, lamp }: Bust, reach = 1): void {
  saved(context, () => {
    context.fillStyle = colour;
    context.fill(path);
    context.clip(path);
    const light = context.createLinearGradient(CENTRE + side * 128, 60, CENTRE - side * 60, 250);
    light.addColorStop(0, alpha(mix(lamp, colour, 0.1), 0.85 * reach));
    light.addColorStop(0.3, alpha(mix(lamp, colour, 0.35), 0.4 * reach));
    light.addColorStop(0.62, alpha(lamp, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, 2 * CENTRE, BOTTOM);
    const dark = context.createLinearGradient(CENTRE - side * 120, 0, CENTRE + side * 30, 0);
    dark.addColorStop(0, alpha('#000000', 0.5));
    dark.addColorStop(1, alpha('#000000', 0));
    context.fillStyle = dark;
    context.fillRect(0, 0, 2 * CENTRE, BOTTOM);
  });
}

const HEAD = new Path2D(
  'M110 138 C110 106 126 92 150 92 C174 92 190 106 190 138 C191 168 178 205 150 206 C122 205 109 168 110 138 Z',
);
const EARS = mirrored('M110 140 C101 134 99 146 103 156 C106 165 111 167 113 162 Z');

function paintHairBehind(context: Context, bust: Bust): void {
  const { style, colour } = bust.hair;
  const behind: Partial<Record<HairStyle, Path2D>> = {
    bob: mirrored('M150 84 C112 82 98 110 100 150 C101 180 96 196 104 206 L150 210 Z'),
    braids: mirrored('M118 110 C98 130 104 170 98 214 C96 240 108 246 112 222 C118 190 112 150 126 120 Z'),
    curls: oval(CENTRE, 122, 60, 54),
    tail: new Path2D('M150 84 C196 70 232 112 214 176 C206 204 190 196 194 172 C200 132 186 112 160 104 Z'),
    bun: oval(CENTRE, 76, 24, 20),
  };
  const path = behind[style];
  if (path !== undefined) lit(context, path, shade(colour, -0.15), bust, 0.7);
}

function paintHairBefore(context: Context, bust: Bust): void {
  const { style, colour } = bust.hair;
  if (style === 'bald') return;
  const low = style === 'cropped' ? 112 : style === 'bob' ? 132 : 118;
  const path =
    style === 'curls'
      ? new Path2D(
          'M106 138 C100 104 118 84 150 84 C182 84 200 104 194 138 C188 124 180 120 172 122 C160 112 140 112 128 122 C120 120 112 124 106 138 Z',
        )
      : new Path2D(
          `M107 142 C102 104 120 84 150 84 C180 84 198 104 193 142 C189 ${low} 176 ${low - 8} 162 ${low - 6} C142 ${low - 2} 118 ${low - 8} 107 142 Z`,
        );
  lit(context, path, colour, bust, 0.85);
}

function paintTrunk(context: Context, bust: Bust): void {
  const { shoulders: half, skin, wears, cloth } = bust;
  const [near, far] = [CENTRE - half * 0.34, CENTRE - half];
  const trunk = mirrored(
    `M150 214 L${near} 222 C${near - 14} 242 ${far + 24} 238 ${far} 272 C${far - 16} 306 ${far - 14} 360 ${far - 10} ${BOTTOM} L150 ${BOTTOM} Z`,
  );
  lit(context, trunk, skin, bust);
  const chest = mirrored(
    `M${near - 22} 236 C${near - 12} 292 ${CENTRE - 24} 322 150 322 L150 ${BOTTOM} L${far + 14} ${BOTTOM} C${far + 22} 370 ${far + 20} 300 ${near - 42} 243 Z`,
  );
  const robe = mirrored(
    `M${near - 4} 214 C${near - 18} 246 ${CENTRE - 30} 330 ${CENTRE - 6} ${BOTTOM} L${far - 20} ${BOTTOM} C${far - 30} 340 ${far - 18} 276 ${far + 6} 254 C${far + 40} 232 ${near - 24} 232 ${near - 4} 214 Z`,
  );
  if (wears !== 'nothing') lit(context, chest, wears === 'robe' ? shade(cloth, -0.45) : cloth, bust, 0.8);
  if (wears === 'robe') lit(context, robe, cloth, bust, 0.8);
}

function paintHead(context: Context, bust: Bust): void {
  const { skin, hair, beard = false } = bust;
  const neck = mirrored('M150 180 L126 184 C128 208 122 222 112 232 L150 246 Z');
  lit(context, neck, shade(skin, -0.28), bust, 0.7);
  lit(context, EARS, shade(skin, -0.12), bust);
  lit(context, HEAD, skin, bust);
  if (beard) {
    const path = new Path2D(
      'M110 150 C112 184 126 210 150 210 C174 210 188 184 190 150 C184 172 172 178 150 176 C128 178 116 172 110 150 Z',
    );
    lit(context, path, shade(hair.colour, -0.05), bust, 0.6);
  }
}

function paintArm(context: Context, bust: Bust, side: -1 | 1, isLow: boolean): void {
  const { gloves, skin, shoulders, wears, cloth } = bust;
  const sleeve = wears === 'robe' ? cloth : skin;
  if (gloves === null) return;
  const hand = isLow
    ? { x: CENTRE + side * (shoulders + 2), y: 372 }
    : { x: CENTRE + side * 54, y: side === bust.lit ? 258 : 246 };
  const elbow = isLow
    ? { x: CENTRE + side * (shoulders - 10), y: 292 }
    : { x: CENTRE + side * (shoulders + 12), y: 398 };
  saved(context, () => {
    context.lineCap = 'round';
    context.strokeStyle = shade(sleeve, isLow ? -0.2 : -0.08);
    context.lineWidth = 40;
    context.beginPath();
    context.moveTo(elbow.x, elbow.y);
    context.lineTo(hand.x, hand.y + (isLow ? 0 : 30));
    context.stroke();
  });
  const turn = isLow ? 0 : side * 0.42;
  lit(context, oval(hand.x + side * 7, hand.y + 42, 25, 17, turn), shade(gloves, -0.35), bust);
  lit(context, oval(hand.x, hand.y, 38, 43, turn), gloves, bust);
  lit(context, oval(hand.x - side * 25, hand.y + 8, 14, 23, turn + side * 0.2), shade(gloves, -0.14), bust);
}

/** Draws somebody in front of whatever is there. */
export function paintBust(context: Context, bust: Bust): void {
  paintHairBehind(context, bust);
  paintTrunk(context, bust);
  paintHead(context, bust);
  paintHairBefore(context, bust);
  const away = bust.lit === 1 ? -1 : 1;
  paintArm(context, bust, away, bust.guard === 'low');
  paintArm(context, bust, bust.lit, false);
}
