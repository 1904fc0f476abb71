/** An address that was renewed and is refused again so soon is refused for another reason than its age. */
const SHORTEST_LIFE_MS = 10_000;

/**
 * The addresses of one stream. Signed ones run out while it plays: the engine goes on asking for those that it
 * knows from its manifest, and the newest stand in for them.
 */
export interface StreamAddresses {
  /** What to ask for in place of an address of this stream; other addresses stay as they are. */
  current(address: string): string;
  /**
   * Asks for a new address, once however many requests were refused.
   * @param refused what was asked for
   * @returns whether asking again may help
   */
  renew(refused: string): Promise<boolean>;
}

/** Up to the last slash of the path: what the parts of a stream stand beside. */
const folderOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/u);
  return path.slice(0, path.lastIndexOf('/') + 1);
};

/**
 * @param first the stream's address as it was handed out
 * @param ask hands out another for the same stream; null where nobody does
 */
export const createStreamAddresses = (
  first: string,
  ask: (() => Promise<string>) | null,
  now: () => number = () => performance.now(),
): StreamAddresses => {
  const known = [first];
  let renewedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | null = null;
  const newest = (): string => known.at(-1) ?? first;

  const current = (address: string): string => {
    if (known.includes(address)) return newest();
    const folder = known.map(folderOf).find((candidate) => address.startsWith(candidate));
    return folder === undefined ? address : folderOf(newest()) + address.slice(folder.length);
  };

  const fetchNewest = async (): Promise<boolean> => {
    try {
      const address = (await ask?.()) ?? newest();
      if (address === newest()) return false;
      known.push(address);
      return true;
    } catch {
      // The refusal of the stream is what will be told: it came first.
      return false;
    } finally {
      renewedAt = now();
      asking = null;
    }
  };

  return {
    current,
    renew(refused) {
      if (ask === null) return Promise.resolve(false);
      // Asked for before another request had it renewed.
      if (current(refused) !== refused) return Promise.resolve(true);
      if (asking === null && now() - renewedAt < SHORTEST_LIFE_MS) return Promise.resolve(false);
      asking ??= fetchNewest();
      return asking;
    },
  };
};
