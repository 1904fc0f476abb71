const KEY = 'footlight-bandwidth';

interface NetworkInformation {
  /** Megabits per second, rounded, 10 at most. @see https://wicg.github.io/netinfo/#downlink-attribute */
  readonly downlink?: unknown;
  readonly saveData?: unknown;
}

/** At this limit, the browser's estimate only means “fast”. */
const MOST_GUESSED = 10;

const guessed = (): number | null => {
  const { connection }: Navigator & { readonly connection?: NetworkInformation } = navigator;
  const { downlink, saveData } = connection ?? {};
  if (saveData === true) return 0;
  return typeof downlink === 'number' && downlink < MOST_GUESSED ? downlink * 1e6 : null;
};

/** Bandwidth in bits per second: last measured in this session, else the browser's estimate, else null. */
export const rememberedBandwidth = (): number | null => {
  try {
    const stored = Number(sessionStorage.getItem(KEY));
    return stored > 0 ? stored : guessed();
  } catch {
    // Playback also works if the browser blocks storage for this page.
    return guessed();
  }
};

/** @param bandwidth bits per second */
export const rememberBandwidth = (bandwidth: number): void => {
  if (!(bandwidth > 0) || !Number.isFinite(bandwidth)) return;
  try {
    sessionStorage.setItem(KEY, String(Math.round(bandwidth)));
  } catch {
    // Storage is blocked, as above.
  }
};
