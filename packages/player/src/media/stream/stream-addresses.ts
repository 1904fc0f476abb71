/** If a renewed address is refused within this time, its age is not the reason. */
const SHORTEST_LIFE_MS = 10_000;

/**
 * The addresses of one stream. Signed addresses expire during playback: the engine keeps requesting those from its
 * manifest, and they are replaced by the newest ones.
 */
export interface StreamAddresses {
  /** The address to request instead of an address of this stream; other addresses are returned unchanged. */
  current(address: string): string;
  /**
   * Requests a new address, only once for several refused requests.
   * @param refused the address that was requested
   * @returns whether a retry may help
   */
  renew(refused: string): Promise<boolean>;
}

/** The address up to the last slash of its path; the parts of a stream share it. */
const folderOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/u);
  return path.slice(0, path.lastIndexOf('/') + 1);
};

/**
 * @param first the stream's original address
 * @param requestAddress returns another address for the same stream; null if addresses cannot be renewed
 */
export const createStreamAddresses = (
  first: string,
  requestAddress: (() => Promise<string>) | null,
  now: () => number = () => performance.now(),
): StreamAddresses => {
  const known = [first];
  let renewedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<boolean> | null = null;
  const newest = (): string => known.at(-1) ?? first;

  const current = (address: string): string => {
    if (known.includes(address)) return newest();
    const folder = known.map(folderOf).find((candidate) => address.startsWith(candidate));
    return folder === undefined ? address : folderOf(newest()) + address.slice(folder.length);
  };

  const fetchNewest = async (): Promise<boolean> => {
    try {
      const address = (await requestAddress?.()) ?? newest();
      if (address === newest()) return false;
      known.push(address);
      return true;
    } catch {
      // The refusal of the stream is reported instead, because it came first.
      return false;
    } finally {
      renewedAt = now();
      pending = null;
    }
  };

  return {
    current,
    renew(refused) {
      if (requestAddress === null) return Promise.resolve(false);
      // Another request has renewed the address in the meantime.
      if (current(refused) !== refused) return Promise.resolve(true);
      if (pending === null && now() - renewedAt < SHORTEST_LIFE_MS) return Promise.resolve(false);
      pending ??= fetchNewest();
      return pending;
    },
  };
};

/** Statuses of an expired signed address. */
const EXPIRED: ReadonlySet<number | undefined> = new Set([401, 403]);

/** Whether a new address of the same stream may succeed. @param status of the response to the present one */
export const isExpired = (status: number | undefined): boolean => EXPIRED.has(status);

/** Whether the address is permanently missing. @param status of the response to it */
export const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;
