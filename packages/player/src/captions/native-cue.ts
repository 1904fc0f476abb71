import type { Cue, CueRegion } from '../text/cue.js';

/** A native region; null if the browser does not support regions (Chromium). */
const nativeRegion = ({ id, width, lines, anchor, viewportAnchor, scroll }: CueRegion): VTTRegion | null =>
  typeof VTTRegion === 'undefined'
    ? null
    : Object.assign(new VTTRegion(), {
        id,
        width,
        lines,
        regionAnchorX: anchor.x,
        regionAnchorY: anchor.y,
        viewportAnchorX: viewportAnchor.x,
        viewportAnchorY: viewportAnchor.y,
        scroll: scroll ? ('up' as const) : ('' as const),
      });

/** The native equivalents of a file's regions, by id. */
export const nativeRegions = (regions: readonly CueRegion[]): ReadonlyMap<string, VTTRegion> =>
  new Map(
    regions.flatMap((region) => {
      const native = nativeRegion(region);
      return native === null ? [] : [[region.id, native] as const];
    }),
  );

/** The third line from the bottom, because the browser's picture-in-picture controls cover the lowest lines. */
const ABOVE_CONTROLS = -3;

/**
 * A native cue at the position that its file specifies.
 * @param elsewhere the line of cues without a position; above the browser's controls by default
 */
export const nativeCue = (
  { id, start, end, text, settings }: Cue,
  regions: ReadonlyMap<string, VTTRegion>,
  elsewhere: number | 'auto' = ABOVE_CONTROLS,
): VTTCue => {
  const { vertical, line, lineAlign, position, positionAlign, size, align, region } = settings;
  return Object.assign(new VTTCue(start, end, text), {
    id,
    vertical: vertical ?? '',
    snapToLines: line?.unit !== 'percent',
    line: line?.value ?? (vertical === null ? elsewhere : 'auto'),
    lineAlign,
    position: position ?? 'auto',
    positionAlign: positionAlign ?? 'auto',
    size: size ?? 100,
    align,
    ...(region === null ? {} : { region: regions.get(region) ?? null }),
  } satisfies Partial<VTTCue>);
};
