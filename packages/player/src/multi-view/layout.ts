/** The number of videos in each layout (VIEW-1). */
export const LAYOUT_SIZES = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 } as const;

export type MultiViewLayout = keyof typeof LAYOUT_SIZES;

export const DEFAULT_LAYOUT: MultiViewLayout = 'twoUp';
export const MULTI_VIEW_LAYOUTS = Object.keys(LAYOUT_SIZES) as readonly MultiViewLayout[];
export const MOST_VIEWS = 4;

/** Container widths in pixels at which layouts change their shape (VIEW-2). */
const THRESHOLDS = { wide: 1024, narrow: 600 } as const;

/** Pixels. The small picture of `pip` keeps this distance from the edges and has at least the width of its class. */
const INSET = 20;
const SMALL_PICTURE = { wide: { width: 200, share: 0.28 }, narrow: { width: 100, share: 0.34 } } as const;
const GAP = 8;
const RATIO = 16 / 9;

export type WidthClass = 'narrow' | 'medium' | 'wide';

/** Pixels from the block start and the inline start, so that right-to-left layouts are mirrored automatically. */
export interface ViewBox {
  readonly inline: number;
  readonly block: number;
  readonly width: number;
  readonly height: number;
}

export interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** One per place; the first is the largest or the first in reading order. */
  readonly boxes: readonly ViewBox[];
}

export const widthClassOf = (width: number): WidthClass =>
  width < THRESHOLDS.narrow ? 'narrow' : width < THRESHOLDS.wide ? 'medium' : 'wide';

const picture = (inline: number, block: number, width: number): ViewBox => ({
  inline,
  block,
  width: Math.max(0, width),
  height: Math.max(0, width) / RATIO,
});

/** Pictures of equal size in rows of `columns`. */
const grid =
  (count: number, columns: number) =>
  (width: number): Arrangement => {
    const each = (width - GAP * (columns - 1)) / columns;
    const boxes = Array.from({ length: count }, (_, at) =>
      picture((at % columns) * (each + GAP), Math.floor(at / columns) * (each / RATIO + GAP), each),
    );
    const last = boxes.at(-1);
    return { width, height: last === undefined ? 0 : last.block + last.height, boxes };
  };

/** One large picture, with two next to it that together have its height. */
const largeBesideTwo = (width: number): Arrangement => {
  const small = (width - GAP * (1 + RATIO)) / 3;
  const large = width - GAP - small;
  const boxes = [
    picture(0, 0, large),
    picture(large + GAP, 0, small),
    picture(large + GAP, small / RATIO + GAP, small),
  ];
  return { width, height: large / RATIO, boxes };
};

/** One large picture with two below it. */
const largeAboveTwo = (width: number): Arrangement => {
  const small = (width - GAP) / 2;
  const below = width / RATIO + GAP;
  const boxes = [picture(0, 0, width), picture(0, below, small), picture(small + GAP, below, small)];
  return { width, height: below + small / RATIO, boxes };
};

/** A small picture in the bottom inline-end corner of a large one. */
const pictureInPicture = (width: number): Arrangement => {
  const look = width < THRESHOLDS.narrow ? SMALL_PICTURE.narrow : SMALL_PICTURE.wide;
  const inset = width < THRESHOLDS.narrow ? INSET / 2 : INSET;
  const small = Math.min(width - 2 * inset, Math.max(look.width, width * look.share));
  const large = picture(0, 0, width);
  const boxes = [large, picture(width - small - inset, large.height - small / RATIO - inset, small)];
  return { width, height: large.height, boxes };
};

type Shape = (width: number) => Arrangement;

/** The shape of each layout by width class, used when the height is not limited. */
const SHAPES: { readonly [L in MultiViewLayout]: Readonly<Record<WidthClass, Shape>> } = {
  twoUp: { wide: grid(2, 2), medium: grid(2, 2), narrow: grid(2, 1) },
  pip: { wide: pictureInPicture, medium: pictureInPicture, narrow: pictureInPicture },
  threeUp: { wide: largeBesideTwo, medium: largeAboveTwo, narrow: grid(3, 1) },
  quad: { wide: grid(4, 2), medium: grid(4, 2), narrow: grid(4, 1) },
};

const area = ({ boxes }: Arrangement): number =>
  boxes.reduce((total, { width, height }) => total + width * height, 0);

/** The widest arrangement of a shape with at most this height; heights increase with widths. */
const within = (shape: Shape, width: number, height: number): Arrangement => {
  const full = shape(width);
  if (full.height <= height) return full;
  let [least, most] = [0, width];
  while (most - least > 0.5) {
    const middle = (least + most) / 2;
    if (shape(middle).height <= height) least = middle;
    else most = middle;
  }
  return shape(least);
};

/**
 * Computes the positions of the views in a layout.
 * @param width pixels
 * @param height pixels; null if the height is not limited. With a limit, the shape with the largest pictures is used
 * and centred.
 */
export const arrange = (layout: MultiViewLayout, width: number, height: number | null): Arrangement => {
  const shapes = SHAPES[layout];
  if (height === null) return shapes[widthClassOf(width)](width);
  const [best] = [...new Set(Object.values(shapes))]
    .map((shape) => within(shape, width, height))
    .toSorted((one, other) => area(other) - area(one));
  const { width: taken, height: tall, boxes } = best ?? shapes.wide(width);
  const moved = (box: ViewBox): ViewBox =>
    picture(box.inline + (width - taken) / 2, box.block + (height - tall) / 2, box.width);
  return { width, height, boxes: boxes.map(moved) };
};

export type Direction = 'start' | 'end' | 'up' | 'down';

const centre = ({ inline, block, width, height }: ViewBox) => ({
  inline: inline + width / 2,
  block: block + height / 2,
});

/** The nearest place to `from` in a visual direction; undefined if there is none. */
export const neighbourIndex = (
  boxes: readonly ViewBox[],
  from: number,
  direction: Direction,
): number | undefined => {
  const own = boxes[from];
  if (own === undefined) return undefined;
  const here = centre(own);
  const ahead = boxes.flatMap((box, index) => {
    const there = centre(box);
    const [along, across] =
      direction === 'start' || direction === 'end'
        ? [there.inline - here.inline, there.block - here.block]
        : [there.block - here.block, there.inline - here.inline];
    const forward = direction === 'start' || direction === 'up' ? -along : along;
    return index === from || forward < 1 ? [] : [{ index, away: forward + 2 * Math.abs(across) }];
  });
  return ahead.toSorted((one, other) => one.away - other.away)[0]?.index;
};

/** Maximum rendition heights in pixels: many machines cannot decode four large streams. */
const CAPS = { many: 360, few: 720 } as const;

/**
 * The maximum useful rendition height of a view.
 * @param boxHeight height of the view in device pixels
 * @param count the number of views
 */
export const renditionCap = (boxHeight: number, count: number): number | null => {
  if (count <= 1) return null;
  return count > 2 || boxHeight <= CAPS.many ? CAPS.many : CAPS.few;
};
