import type { Cue, CueFile } from '../text/cue.js';
import { NO_CUES } from './caption-state.js';

const keyOf = ({ start, text }: Cue): string => `${start.toFixed(3)} ${text}`;

interface Track extends CueFile {
  readonly byKey: ReadonlyMap<string, Cue>;
}

const EMPTY: Track = { ...NO_CUES, byKey: new Map() };

const byName = <T>(known: readonly T[], fresh: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  fresh.length === 0 ? known : [...new Map([...known, ...fresh].map((one) => [nameOf(one), one])).values()];

/**
 * Collects the cues of a stream's own tracks as they arrive. A deselected track keeps its cues, because the engine
 * does not load a segment twice.
 */
export class StreamCues {
  readonly #tracks = new Map<string, Track>();

  clear(): void {
    this.#tracks.clear();
  }

  of(trackId: string): CueFile {
    const { cues, regions, styles } = this.#tracks.get(trackId) ?? EMPTY;
    return { cues, regions, styles };
  }

  /**
   * @param from seconds; cues that ended before are dropped, so that a long live session does not accumulate them
   * @returns everything known about the track
   */
  add(trackId: string, { cues, regions, styles }: CueFile, from: number): CueFile {
    const track = this.#tracks.get(trackId) ?? EMPTY;
    const byKey = new Map([...track.byKey].filter(([, { end }]) => end > from));
    for (const cue of cues) {
      const key = keyOf(cue);
      const known = byKey.get(key)?.end ?? Number.NEGATIVE_INFINITY;
      // A cue that spans two segments is contained in both, and may end with the first of them there.
      if (cue.end > from && cue.end > known) byKey.set(key, cue);
    }
    this.#tracks.set(trackId, {
      cues: [...byKey.values()].toSorted((a, b) => a.start - b.start || b.end - a.end),
      regions: byName(track.regions, regions, ({ id }) => id),
      styles: byName(track.styles, styles, (style) => style),
      byKey,
    });
    return this.of(trackId);
  }
}
