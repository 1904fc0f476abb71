/** The keys of a remote control lead there, as the page is seen: right is right in every language. */
export type FocusDirection = 'up' | 'down' | 'left' | 'right';

/** Edges in pixels, as `getBoundingClientRect` gives them. */
export interface FocusBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface FocusCandidate<T> {
  readonly box: FocusBox;
  readonly value: T;
}

/** A box along the way that is gone, where more is further on, and across it. */
interface Lie {
  readonly near: number;
  readonly far: number;
  readonly from: number;
  readonly to: number;
}

/** So much of a box may reach back over the one that is left: cards grow under the focus. */
const OVERLAP = 0.3;

const lieOf = ({ left, top, right, bottom }: FocusBox, direction: FocusDirection): Lie => {
  if (direction === 'down') return { near: top, far: bottom, from: left, to: right };
  if (direction === 'up') return { near: -bottom, far: -top, from: left, to: right };
  if (direction === 'right') return { near: left, far: right, from: top, to: bottom };
  return { near: -right, far: -left, from: top, to: bottom };
};

const gapAcross = (one: Lie, other: Lie): number => Math.max(0, one.from - other.to, other.from - one.to);

const offCentre = (one: Lie, other: Lie): number => Math.abs(one.from + one.to - other.from - other.to) / 2;

/**
 * Where the focus goes from a box: into the nearest line of what lies that way, to what is closest in it. Nothing is
 * passed over for lying better further on, and sideways one stays in one’s line.
 */
export const nearestTowards = <T>(
  start: FocusBox,
  direction: FocusDirection,
  candidates: readonly FocusCandidate<T>[],
): FocusCandidate<T> | undefined => {
  const here = lieOf(start, direction);
  const isSideways = direction === 'left' || direction === 'right';
  const edge = here.far - OVERLAP * (here.far - here.near);
  const ahead = candidates
    .map((candidate) => ({ candidate, lie: lieOf(candidate.box, direction) }))
    .filter(({ lie }) => lie.near >= edge && lie.far > here.far)
    .filter(({ lie }) => !isSideways || (lie.from < here.to && lie.to > here.from));
  const nearest = Math.min(...ahead.map(({ lie }) => lie.near));
  const line = Math.min(...ahead.filter(({ lie }) => lie.near === nearest).map(({ lie }) => lie.far));
  const [best] = ahead
    .filter(({ lie }) => lie.near < line)
    .toSorted(
      (one, other) =>
        gapAcross(here, one.lie) - gapAcross(here, other.lie) ||
        offCentre(here, one.lie) - offCentre(here, other.lie) ||
        one.lie.near - other.lie.near,
    );
  return best?.candidate;
};
