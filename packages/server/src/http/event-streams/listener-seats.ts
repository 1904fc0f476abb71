import { ApiError } from '../../api-error.js';

export interface ListenerSeatsOptions {
  /** Per process. */
  readonly most?: number;
  /** Per address. Offices share one address, and a viewer can have several tabs open. */
  readonly mostPerAddress?: number;
}

const MOST = 5_000;
const MOST_PER_ADDRESS = 100;
const RETRY_AFTER_SECONDS = 30;

/** Limits the number of listeners, because each keeps a socket open. */
export class ListenerSeats {
  readonly #most;
  readonly #mostPerAddress;
  readonly #seatsByAddress = new Map<string, number>();
  #taken = 0;

  constructor({ most = MOST, mostPerAddress = MOST_PER_ADDRESS }: ListenerSeatsOptions = {}) {
    this.#most = most;
    this.#mostPerAddress = mostPerAddress;
  }

  /**
   * @param address of the listener
   * @returns a function that releases the seat; further calls have no effect
   * @throws {ApiError} UNAVAILABLE if all seats are taken, RATE_LIMITED if the address has reached its limit
   */
  take(address: string): () => void {
    const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
    if (this.#taken >= this.#most) throw new ApiError('UNAVAILABLE', { headers });
    const share = this.#seatsByAddress.get(address) ?? 0;
    if (share >= this.#mostPerAddress) {
      throw new ApiError('RATE_LIMITED', {
        headers,
        details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
      });
    }
    this.#taken += 1;
    this.#seatsByAddress.set(address, share + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#taken -= 1;
      const rest = (this.#seatsByAddress.get(address) ?? 1) - 1;
      if (rest === 0) this.#seatsByAddress.delete(address);
      else this.#seatsByAddress.set(address, rest);
    };
  }
}
