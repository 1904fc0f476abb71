const KEY = 'footlight-bandwidth';

interface NetworkInformation {
  /** Megabits a second, rounded, 10 at most. @see https://wicg.github.io/netinfo/#downlink-attribute */
  readonly downlink?: unknown;
  readonly saveData?: unknown;
}

/** Above its most, the browser's own guess says only “fast”. */
const MOST_GUESSED = 10;

const guessed = (): number | null => {
  const { connection }: Navigator & { readonly connection?: NetworkInformation } = navigator;
  const { downlink, saveData } = connection ?? {};
  if (saveData === true) return 0;
  return typeof downlink === 'number' && downlink < MOST_GUESSED ? downlink * 1e6 : null;
};

/** Bits a second that the line carried last in this visit, else the browser's guess, else null. */
export const rememberedBandwidth = (): number | null => {
  try {
    const kept = Number(sessionStorage.getItem(KEY));
    return kept > 0 ? kept : guessed();
  } catch {
    // A browser that keeps nothing for this page still plays.
    return guessed();
  }
};

/** @param bandwidth bits a second */
export const rememberBandwidth = (bandwidth: number): void => {
  if (!(bandwidth > 0) || !Number.isFinite(bandwidth)) return;
  try {
    sessionStorage.setItem(KEY, String(Math.round(bandwidth)));
  } catch {
    // As above.
  }
};
