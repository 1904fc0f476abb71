/** A direction on the screen, from the arrow keys of a remote control: right is right in every language. */
export type FocusDirection = 'up' | 'down' | 'left' | 'right';

/** Edges in pixels, as from `getBoundingClientRect`. */
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

/** A box relative to the direction of movement: `near` and `far` along it, `from` and `to` across it. */
interface Lie {
  readonly near: number;
  readonly far: number;
  readonly from: number;
  readonly to: number;
}

/** The fraction of the focused box that the next one may overlap, because cards grow under the focus. */
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
 * Finds the next focus target in a direction: in the nearest line of candidates, the one closest across the direction.
 * A line is never skipped for a better aligned candidate further away, and horizontal movement stays in its line.
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
