/** LRU cache of read bytes, bounded in size. Concurrent reads of the same key share one read. */
export const createRecentBytes = (limitBytes: number) => {
  // A Map keeps insertion order, so the first entry is the least recently used one.
  const entries = new Map<string, { readonly bytes: Promise<Buffer>; size: number }>();
  let total = 0;

  const forget = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  const remember = async (key: string, bytes: Promise<Buffer>): Promise<Buffer> => {
    const entry = { bytes, size: 0 };
    entries.set(key, entry);
    try {
      const read = await bytes;
      // An entry evicted or replaced during the read no longer counts towards the total.
      if (entries.get(key) !== entry) return read;
      entry.size = read.length;
      total += entry.size;
      for (const oldest of entries.keys()) {
        if (total <= limitBytes) break;
        forget(oldest);
      }
      return read;
    } catch (error) {
      if (entries.get(key) === entry) forget(key);
      throw error;
    }
  };

  return {
    get(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
      const entry = entries.get(key);
      if (entry === undefined) return remember(key, read());
      entries.delete(key);
      entries.set(key, entry);
      return entry.bytes;
    },
  };
};

export type RecentBytes = ReturnType<typeof createRecentBytes>;
