import type { Cue, CueRegion } from '../text/cue.js';

/** A region as the browser knows it; null where it knows none (Chromium). */
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

/** The browser's own regions for those of a file, by their ids. */
export const nativeRegions = (regions: readonly CueRegion[]): ReadonlyMap<string, VTTRegion> =>
  new Map(
    regions.flatMap((region) => {
      const native = nativeRegion(region);
      return native === null ? [] : [[region.id, native] as const];
    }),
  );

/** The third line from below: a browser's own controls of a picture in picture cover the lowest. */
const ABOVE_CONTROLS = -3;

/** A cue for the browser to draw, at the place that its file gives it, or else above the browser's controls. */
export const nativeCue = (
  { id, start, end, text, settings }: Cue,
  regions: ReadonlyMap<string, VTTRegion>,
): VTTCue => {
  const { vertical, line, lineAlign, position, positionAlign, size, align, region } = settings;
  return Object.assign(new VTTCue(start, end, text), {
    id,
    vertical: vertical ?? '',
    snapToLines: line?.unit !== 'percent',
    line: line?.value ?? (vertical === null ? ABOVE_CONTROLS : 'auto'),
    lineAlign,
    position: position ?? 'auto',
    positionAlign: positionAlign ?? 'auto',
    size: size ?? 100,
    align,
    ...(region === null ? {} : { region: regions.get(region) ?? null }),
  } satisfies Partial<VTTCue>);
};
