import type { Artifacts, Result } from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import { ProcessedNavigation } from 'lighthouse/core/computed/processed-navigation.js';
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** Only the part of a task beyond this counts as blocking. */
const BLOCKS_FROM_MS = 50;
/** For phones, in ms. @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time */
const BLOCKING_SCORE = { p10: 200, median: 600 } as const;
const BLOCKING = 'total-blocking-time';

/**
 * The blocking time of a page in processor time of its main thread. Lighthouse scales wall-clock durations of tasks,
 * which on a busy machine include waiting for the processor.
 * @returns milliseconds, of the tasks that begin after the first paint
 */
export const blockingByProcessor = async (
  { Trace: trace, ...artifacts }: Artifacts,
  slowdown: number,
): Promise<number> => {
  const context = { computedCache: new Map(), settings: artifacts.settings, options: {} };
  const processed = await ProcessedTrace.request(trace, context);
  const { timestamps } = await ProcessedNavigation.request(processed, context);
  // Chromium records it, but Lighthouse's types lack it.
  const events: readonly ((typeof processed.mainThreadEvents)[number] & { readonly tdur?: number })[] =
    processed.mainThreadEvents;
  let blocking = 0;
  let endOfTask = 0;
  for (const event of events) {
    // Each task is recorded twice, by its thread and within it.
    if (!TraceProcessor.isScheduleableTask(event) || event.ts < endOfTask) continue;
    endOfTask = event.ts + event.dur;
    if (event.ts < timestamps.firstContentfulPaint) continue;
    blocking += Math.max(0, ((event.tdur ?? event.dur) / 1000) * slowdown - BLOCKS_FROM_MS);
  }
  return blocking;
};

/** Lighthouse's performance score with another blocking time. @returns 0–100 */
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
