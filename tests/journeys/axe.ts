import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What takes longer moves for its own sake. */
const APPEARS_WITHIN_MS = 1000;
/**
 * Rules of WCAG 2.2 A and AA that axe leaves off by itself: one as too new, the others as experimental. Those that it
 * calls deprecated stay off.
 */
const LEFT_OFF = [
  'target-size',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];
/** Enough of an element to know it again. */
const SHOWN_CHARACTERS = 200;

export interface AxeScope {
  /** Selector of what is looked at; the whole page without it. */
  readonly within?: string;
  /** Selectors of what is left out of that. */
  readonly without?: readonly string[];
}

/** Whether a document without frames was read before: axe need not be sent and compiled again. */
const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/** What axe finds, one line a rule: its name, and each element that breaks it. */
export const axeFaults = async (
  page: Page,
  { within, without = [] }: AxeScope = {},
): Promise<readonly string[]> => {
  // What has half appeared has half its contrast.
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longest,
        ),
    APPEARS_WITHIN_MS,
  );
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: ';' } : {}) }).options({
    // Its preloading waits for every video of the page; no rule of it is about them.
    preload: false,
    // What passes is counted and not described.
    resultTypes: ['violations'],
    rules: Object.fromEntries(LEFT_OFF.map((name) => [name, { enabled: true }])),
  });
  // It leaves frames of other origins alone, and opens no page of its own.
  axe.setLegacyMode();
  for (const selector of without) axe.exclude(selector);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html.slice(0, SHOWN_CHARACTERS)}`).join(' | ')}`,
  );
};
