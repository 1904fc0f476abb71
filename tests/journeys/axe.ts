import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Longer animations are not transitions and are not waited for. */
const APPEARS_WITHIN_MS = 1000;
/**
 * Rules of WCAG 2.2 A and AA that axe disables by default: one because it is new, the others because they are
 * experimental. Deprecated rules stay disabled.
 */
const LEFT_OFF = [
  'target-size',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];
/** Long enough to identify an element. */
const SHOWN_CHARACTERS = 200;

export interface AxeScope {
  /** Selector of the part to analyse; by default the whole page. */
  readonly within?: string;
  /** Selectors to exclude. */
  readonly without?: readonly string[];
}

/** Whether axe is already loaded in a document without frames, which saves sending and compiling it again. */
const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/** The violations found by axe, one line per rule: its id and the elements that violate it. */
export const axeViolations = async (
  page: Page,
  { within, without = [] }: AxeScope = {},
): Promise<readonly string[]> => {
  // Elements that are still fading in have too little contrast. A document does not list those of its shadow trees.
  await page.waitForFunction(
    (longest) =>
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap((tree) => tree.getAnimations())
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longest,
        ),
    APPEARS_WITHIN_MS,
  );
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: ';' } : {}) }).options({
    // Axe's preloading waits for every video of the page, which none of the rules needs.
    preload: false,
    // Passed rules are counted but not described.
    resultTypes: ['violations'],
    rules: Object.fromEntries(LEFT_OFF.map((name) => [name, { enabled: true }])),
  });
  // Legacy mode skips frames of other origins and opens no page of its own.
  axe.setLegacyMode();
  for (const selector of without) axe.exclude(selector);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html.slice(0, SHOWN_CHARACTERS)}`).join(' | ')}`,
  );
};
