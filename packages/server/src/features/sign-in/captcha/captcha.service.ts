import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { CaptchaRepository } from './captcha.repository.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** PBKDF2 iterations per attempt. */
const COST = 1000;
/** Range of the number of attempts a client needs: about one second on a phone. */
const FEWEST = 500;
const MOST = 1000;
const LIFE_MS = 10 * 60_000;

interface Solved {
  readonly challenge: Challenge;
  readonly solution: Solution;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const parse = (text: string): Solved | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isComplete =
      isObject(value) &&
      'challenge' in value &&
      'solution' in value &&
      isObject(value.challenge) &&
      'parameters' in value.challenge &&
      isObject(value.challenge.parameters) &&
      isObject(value.solution);
    return isComplete ? (value as Solved) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Proof-of-work CAPTCHA based on the ALTCHA library; it needs no third-party service.
 * @see https://altcha.org/docs/v2/
 */
export class Captcha {
  readonly #repository: CaptchaRepository;
  readonly #clock: Clock;
  readonly #secrets;

  constructor(repository: CaptchaRepository, key: Uint8Array, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
    const secret = Buffer.from(key).toString('hex');
    this.#secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} keys` };
  }

  /** A new challenge, as JSON. */
  async create(): Promise<string> {
    return JSON.stringify(
      await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(FEWEST, MOST),
        expiresAt: new Date(this.#clock.now() + LIFE_MS),
        deriveKey,
        ...this.#secrets,
      }),
    );
  }

  /**
   * Accepts each solved challenge once.
   * @throws {ApiError} CAPTCHA_REQUIRED without one, CAPTCHA_FAIL_ERROR if it is wrong, expired or already used
   */
  async check(text: string | undefined): Promise<void> {
    if (text === undefined || text === '') throw new ApiError('CAPTCHA_REQUIRED');
    const solved = parse(text);
    const signature = solved?.challenge.signature;
    if (solved === undefined || typeof signature !== 'string' || !(await this.#isSolved(solved)))
      throw new ApiError('CAPTCHA_FAIL_ERROR');
    const hash = createHash('sha256').update(signature.toLowerCase()).digest('hex');
    const isFirst = await this.#repository.use(hash, new Date(this.#clock.now() + LIFE_MS));
    if (!isFirst) throw new ApiError('CAPTCHA_FAIL_ERROR');
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }

  async #isSolved(solved: Solved): Promise<boolean> {
    try {
      const { verified } = await verifySolution({ ...solved, ...this.#secrets, deriveKey });
      return verified;
    } catch {
      // The library throws on parameters that our challenges never have.
      return false;
    }
  }
}
