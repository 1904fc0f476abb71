import type { Cue, CueFile } from '../text/cue.js';
import { NO_CUES } from './caption-state.js';

const keyOf = ({ start, end, text }: Cue): string => `${start.toFixed(3)} ${end.toFixed(3)} ${text}`;

interface Track extends CueFile {
  readonly keys: ReadonlySet<string>;
}

const EMPTY: Track = { ...NO_CUES, keys: new Set() };

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
    const keys = new Set(track.keys);
    // A cue that spans two segments is contained in both.
    const fresh = cues.filter((cue) => cue.end > from && !keys.has(keyOf(cue)) && keys.add(keyOf(cue)));
    const remaining = track.cues.filter((cue) => cue.end > from || !keys.delete(keyOf(cue)));
    const grown: Track = {
      cues:
        fresh.length === 0
          ? remaining
          : [...remaining, ...fresh].toSorted((a, b) => a.start - b.start || b.end - a.end),
      regions: byName(track.regions, regions, ({ id }) => id),
      styles: byName(track.styles, styles, (style) => style),
      keys,
    };
    this.#tracks.set(trackId, grown);
    return this.of(trackId);
  }
}
