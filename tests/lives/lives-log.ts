import { TICKS_OF_DAY, type Tick } from './modelled-wallet.js';

/** What was compared, and what differed. */
export class LivesLog {
  /** Each with the customer’s index, the day, and both sides. */
  readonly differences: string[] = [];
  comparisons = 0;
  now: Tick = 0;

  same(customer: number | string, what: string, here: unknown, model: unknown): void {
    this.comparisons += 1;
    const [one, other] = [here, model].map((value) => JSON.stringify(value));
    if (one === other) return;
    this.differences.push(
      `customer ${customer}, day ${this.now / TICKS_OF_DAY}: ${what}: ${one}, by the rules ${other}`,
    );
  }
}
