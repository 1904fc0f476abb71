import { ApiError } from '../../api-error.js';

/** Limits the number of listeners, because each keeps a socket open. */
export interface LiveSeats {
  /**
   * @param address of the listener
   * @returns a function that releases the seat; further calls have no effect
   * @throws {ApiError} UNAVAILABLE if all seats are taken, RATE_LIMITED if the address has reached its limit
   */
  take(address: string): () => void;
}

export interface LiveSeatsOptions {
  /** Per process. */
  readonly most?: number;
  /** Per address. Offices share one address, and a viewer can have several tabs open. */
  readonly mostPerAddress?: number;
}

const MOST = 5_000;
const MOST_PER_ADDRESS = 100;
const RETRY_AFTER_SECONDS = 30;

export const createLiveSeats = ({
  most = MOST,
  mostPerAddress = MOST_PER_ADDRESS,
}: LiveSeatsOptions = {}): LiveSeats => {
  const seatsByAddress = new Map<string, number>();
  let taken = 0;
  return {
    take: (address) => {
      const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
      if (taken >= most) throw new ApiError('UNAVAILABLE', { headers });
      const share = seatsByAddress.get(address) ?? 0;
      if (share >= mostPerAddress) {
        throw new ApiError('RATE_LIMITED', {
          headers,
          details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
        });
      }
      taken += 1;
      seatsByAddress.set(address, share + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        taken -= 1;
        const rest = (seatsByAddress.get(address) ?? 1) - 1;
        if (rest === 0) seatsByAddress.delete(address);
        else seatsByAddress.set(address, rest);
      };
    },
  };
};
