import { GoneError, type BrowserName, type DrivenPage, type Key } from './driven-page.js';
import { pageTools, type PageTools } from './page-tools.js';

/** On a busy machine a page may get no processor time for many seconds: docs/decisions/0022-a-second-try.md. */
const WITHIN_MS = 60_000;
const POLL_INTERVAL_MS = 40;
const PRESSES = 5;
const PRESS_WITHIN_MS = 10_000;

/** Runs in the page as text. It may use its parameters and what the page has, and nothing of its own module. */
export type InPage<Args extends readonly unknown[], Result> = (
  page: PageTools,
  ...args: Args
) => Result | Promise<Result>;

type Outcome = { readonly value?: unknown; readonly error?: string };

const sourceOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${run.toString()})((${pageTools.toString()})(), ...${JSON.stringify(args)})`;

/** As a JSON text, because the drivers differ in what they return for other values. */
const outcomeOf = (source: string) =>
  `(async () => { try { return JSON.stringify({ value: await ${source} }); } catch (error) { return JSON.stringify({ error: String(error?.stack?.includes?.(error) ? error.stack : error) }); } })()`;

/** A page or a frame in it, in any of the three browsers. */
export class Tab {
  readonly browser: BrowserName;
  readonly driven: DrivenPage;
  readonly #frames: readonly string[];
  /** Patterns of errors in the console that the journey causes. */
  readonly expected: RegExp[] = [];

  /** @param frames for each nested frame, an expression that finds it in the frame around it */
  constructor(browser: BrowserName, driven: DrivenPage, frames: readonly string[] = []) {
    this.browser = browser;
    this.driven = driven;
    this.#frames = frames;
  }

  /** Opens an address, and waits until the page is hydrated if the service rendered it. */
  async goto(address: string): Promise<void> {
    await this.driven.goto(address);
    await this.until(() => document.querySelector('main[data-drawn]') === null);
  }

  /** @throws {Error} what the function threw in the page */
  async run<Args extends readonly unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const { value, error } = JSON.parse(
      await this.driven.evaluate(outcomeOf(sourceOf(run, args)), this.#frames),
    ) as Outcome;
    if (error !== undefined) throw new Error(`In ${this.browser}: ${error}`);
    return value as Awaited<Result>;
  }

  /** Waits until a function returns something truthy, also in the next document. @returns the result */
  async until<Args extends readonly unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Exclude<Awaited<Result>, false | null | undefined | 0 | ''>> {
    const until = Date.now() + WITHIN_MS;
    let last = 'nothing was evaluated';
    while (Date.now() < until) {
      const source = `(async (remaining, every) => {
        let last;
        for (const end = performance.now() + remaining; performance.now() < end; ) {
          try { const value = await ${sourceOf(run, args)}; if (value) return { value: value instanceof Node || value }; last = 'the last result was ' + JSON.stringify(value); }
          catch (error) { last = String(error); }
          await new Promise((resolve) => setTimeout(resolve, every));
        }
        return { last };
      })(${String(until - Date.now())}, ${String(POLL_INTERVAL_MS)})`;
      try {
        const { value, error } = JSON.parse(
          await this.driven.evaluate(outcomeOf(source), this.#frames),
        ) as Outcome;
        const found = value as { readonly value?: unknown; readonly last?: string } | undefined;
        if (found?.value !== undefined)
          return found.value as Exclude<Awaited<Result>, false | null | undefined | 0 | ''>;
        last = error ?? found?.last ?? last;
      } catch (thrown) {
        if (!(thrown instanceof GoneError)) throw thrown;
        last = thrown.message;
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
    }
    throw new Error(`In ${this.browser}, this was not so in ${String(WITHIN_MS)} ms: ${run.toString()}
      with ${JSON.stringify(args)}: ${last}
      The page: ${await this.#seen()}`);
  }

  /** What the page shows, for the message of a journey that fails. */
  #seen(): Promise<string> {
    return this.run(() => {
      const textOf = (root: ParentNode): string =>
        [...root.querySelectorAll('*')]
          .map(({ shadowRoot }) =>
            shadowRoot === null ? '' : `${shadowRoot.textContent} ${textOf(shadowRoot)}`,
          )
          .join('');
      const shadows = textOf(document).replaceAll(/\s+/gu, ' ');
      return `${location.href}\n${document.body.innerText.slice(0, 1000)}\n${shadows.slice(0, 1000)}`;
    }).catch(String);
  }

  /** Presses an element with the pointer, once it is rendered, stands still and is not covered. */
  async press(selector: string, name?: string): Promise<void> {
    for (let tries = 1; tries <= PRESSES; tries += 1) {
      const { x, y } = await this.#pointOf(selector, name);
      await this.#expect('click', selector, name);
      await this.driven.click(x, y);
      if (!(await this.#wasMissed())) return;
    }
    throw new Error(`In ${this.browser}, ${String(PRESSES)} presses missed ${selector} ${name ?? ''}.`);
  }

  /**
   * The page may have moved or replaced an element between the look for it and the press, or moved the focus before a key,
   * for example to the button of a menu that closes. Any element that is meant is good: there may be two, such as the play
   * buttons over the picture and in the bar.
   */
  async #expect(type: 'click' | 'keydown', selector: string, name?: string): Promise<void> {
    await this.until(
      ({ all }, event, css, label) => {
        const marks = globalThis as { isPressMissed?: boolean | undefined };
        marks.isPressMissed = undefined;
        const note = (one: Event): void => {
          const pressed = one.composedPath();
          marks.isPressMissed = !all(css, label).some((element) => pressed.includes(element));
        };
        globalThis.addEventListener(event, note, { capture: true, once: true });
        return true;
      },
      type,
      selector,
      name ?? null,
    );
  }

  /** False in the document that a press has led to. The page may receive the press some time after the driver has sent it. */
  async #wasMissed(): Promise<boolean> {
    try {
      return await this.run(
        async (_page, withinMs, everyMs) => {
          const marks = globalThis as { isPressMissed?: boolean | undefined };
          for (
            const end = performance.now() + withinMs;
            marks.isPressMissed === undefined && performance.now() < end;
          )
            await new Promise((resolve) => setTimeout(resolve, everyMs));
          return marks.isPressMissed !== false;
        },
        PRESS_WITHIN_MS,
        POLL_INTERVAL_MS,
      );
    } catch (error) {
      if (error instanceof GoneError) return false;
      throw error;
    }
  }

  async hover(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.#pointOf(selector, name);
    await this.driven.hover(x, y);
  }

  /** Presses a key with modifiers before it, such as `Shift+Tab`. */
  async key(combination: Key): Promise<void> {
    const held = combination === '+' ? [] : combination.split('+');
    const key = held.pop() ?? combination;
    await this.driven.key(key, held);
  }

  /** Focuses an element and presses a key on it. */
  async keyOn(key: Key, selector: string, name?: string): Promise<void> {
    for (let tries = 1; tries <= PRESSES; tries += 1) {
      await this.until(
        ({ one }, css, label) => {
          const element = one(css, label);
          element.focus();
          // Not `:focus`, which matches nothing in a window without the focus, as on a screen without a window manager.
          const { activeElement } = element.getRootNode() as Document | ShadowRoot;
          return element.contains(activeElement);
        },
        selector,
        name ?? null,
      );
      await this.#expect('keydown', selector, name);
      await this.key(key);
      if (!(await this.#wasMissed())) return;
    }
    throw new Error(
      `In ${this.browser}, ${String(PRESSES)} presses of ${key} missed ${selector} ${name ?? ''}.`,
    );
  }

  /** Types into a field, in place of what is in it. */
  async fill(text: string, selector: string, name?: string): Promise<void> {
    await this.press(selector, name);
    await this.until(
      ({ one }, css, label) => {
        (one(css, label) as HTMLInputElement).select();
        return true;
      },
      selector,
      name ?? null,
    );
    for (const character of text) await this.driven.key(character, []);
  }

  /** A frame in this page or frame. */
  frame(selector: string): Tab {
    const expression = `(${pageTools.toString()})().one(${JSON.stringify(selector)})`;
    return new Tab(this.browser, this.driven, [...this.#frames, expression]);
  }

  /** The errors in the console that the journey did not cause on purpose. */
  problems(): readonly string[] {
    return this.driven
      .problems()
      .filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }

  resize(width: number, height: number): Promise<void> {
    return this.driven.resize(width, height);
  }

  /** The centre of an element in the window. */
  async #pointOf(selector: string, name?: string): Promise<{ x: number; y: number }> {
    const point = await this.until(
      async ({ one }, css, label) => {
        const element = one(css, label);
        if (element.matches(':disabled')) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const at = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        const before = at();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = at();
        if (before.x !== now.x || before.y !== now.y) return null;
        let hit = document.elementFromPoint(now.x, now.y);
        while (hit?.shadowRoot) {
          const inner = hit.shadowRoot.elementFromPoint(now.x, now.y);
          if (inner === null || inner === hit) break;
          hit = inner;
        }
        for (
          let part: Node | null = hit;
          part !== null;
          part = part.parentNode ?? (part as ShadowRoot).host ?? null
        )
          if (part === element) return now;
        return null;
      },
      selector,
      name ?? null,
    );
    if (this.#frames.length === 0) return point;
    const around = new Tab(this.browser, this.driven, this.#frames.slice(0, -1));
    const offset = await around.#offsetOf(this.#frames.at(-1) ?? '');
    return { x: point.x + offset.x, y: point.y + offset.y };
  }

  /** Where the content of a frame begins in the window. */
  async #offsetOf(frame: string): Promise<{ x: number; y: number }> {
    const own = JSON.parse(
      await this.driven.evaluate(
        `(() => { const frame = ${frame}; frame.scrollIntoView({ block: 'nearest', behavior: 'instant' }); const { left, top } = frame.getBoundingClientRect(); return JSON.stringify({ x: left + frame.clientLeft, y: top + frame.clientTop }); })()`,
        this.#frames,
      ),
    ) as { x: number; y: number };
    if (this.#frames.length === 0) return own;
    const around = await new Tab(this.browser, this.driven, this.#frames.slice(0, -1)).#offsetOf(
      this.#frames.at(-1) ?? '',
    );
    return { x: own.x + around.x, y: own.y + around.y };
  }
}
