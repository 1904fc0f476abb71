/**
 * Lets the browser do what waits: paint, or hear somebody. What a page begins with is work for one task after another,
 * for a slow phone is deaf while one of them runs.
 * @see https://developer.mozilla.org/docs/Web/API/Scheduler/yield
 */
export const nextTask = async (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  await (scheduler?.yield?.() ?? new Promise<void>((resolve) => void setTimeout(resolve)));
};
