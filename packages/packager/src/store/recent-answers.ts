interface Answer<T> {
  readonly at: number;
  readonly value: Promise<T>;
}

/**
 * Answers of a bounded number of questions, which are asked again when they are too old. If asking again fails, the answer
 * that is known stands for as long again.
 */
export class RecentAnswers<T> {
  /** In the order in which they were asked. */
  readonly #answers = new Map<string, Answer<T>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** @param age milliseconds of the same clock */
  get(
    key: string,
    age: { readonly now: number; readonly maximumAgeMs: number },
    ask: () => Promise<T>,
  ): Promise<T> {
    const known = this.#answers.get(key);
    if (known !== undefined && age.now - known.at < age.maximumAgeMs) return known.value;
    const value = known === undefined ? ask() : ask().catch(() => known.value);
    this.#remember(key, { at: age.now, value });
    return value;
  }

  forget(key: string): void {
    this.#answers.delete(key);
  }

  clear(): void {
    this.#answers.clear();
  }

  #remember(key: string, answer: Answer<T>): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    answer.value.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
  }
}
