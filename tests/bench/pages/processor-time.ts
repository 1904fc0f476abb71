import type { Artifacts, Result } from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js';
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** What of a task is longer than this blocks. */
const BLOCKS_FROM_MS = 50;
/** Of a phone, milliseconds. @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time */
const BLOCKING_SCORE = { p10: 200, median: 600 } as const;
const BLOCKING = 'total-blocking-time';

/**
 * The blocking of a page by the processor's time of its main thread. Lighthouse multiplies how long a task took by the
 * clock; where the machine gives its processors to others meanwhile, it multiplies that wait as well.
 * @returns milliseconds, of the tasks that begin after the first paint
 */
export const blockingByProcessor = async (
  { Trace: trace, ...artifacts }: Artifacts,
  slowdown: number,
): Promise<number> => {
  const context = { computedCache: new Map(), settings: artifacts.settings, options: {} };
  const processed = await ProcessedTrace.request(trace, context);
  const { timestamps } = await ProcessedNavigation.request(processed, context);
  // Chromium writes it; Lighthouse does not type it.
  const events: readonly ((typeof processed.mainThreadEvents)[number] & { readonly tdur?: number })[] =
    processed.mainThreadEvents;
  let blocking = 0;
  let endOfTask = 0;
  for (const event of events) {
    // A task is told of twice, by its thread and within it.
    if (!TraceProcessor.isScheduleableTask(event) || event.ts < endOfTask) continue;
    endOfTask = event.ts + event.dur;
    if (event.ts < timestamps.firstContentfulPaint) continue;
    blocking += Math.max(0, ((event.tdur ?? event.dur) / 1000) * slowdown - BLOCKS_FROM_MS);
  }
  return blocking;
};

/** Lighthouse's score of performance with another blocking. @returns 0–100 */
export const scoreWithBlocking = ({ categories, audits }: Result, blockingMs: number): number => {
  let score = 0;
  let weights = 0;
  for (const { id, weight } of categories['performance']?.auditRefs ?? []) {
    if (weight === 0) continue;
    weights += weight;
    score +=
      weight *
      (id === BLOCKING ? Audit.computeLogNormalScore(BLOCKING_SCORE, blockingMs) : (audits[id]?.score ?? 0));
  }
  return Math.round((100 * score) / weights);
};
