/** What went wrong while the service ended; its message is for the operator and is all that is printed. */
export class StopError extends Error {
  override readonly name: string = 'StopError';
}

export const isStopError = (value: unknown): value is StopError => value instanceof StopError;

export interface ClosingStep {
  /** What is printed before the reason when the step fails. */
  readonly what: string;
  run(): Promise<unknown>;
}

/**
 * Takes all steps of an end, one after the other: what fails in one must not keep the database from being closed.
 * @throws {StopError} telling of each that failed
 */
export const takeSteps = async (steps: readonly ClosingStep[]): Promise<void> => {
  const failed: string[] = [];
  const causes: unknown[] = [];
  for (const step of steps) {
    try {
      await step.run();
    } catch (error) {
      failed.push(`${step.what}: ${error instanceof Error ? error.message : String(error)}`);
      causes.push(error);
    }
  }
  if (failed.length > 0) throw new StopError(failed.join('\n'), { cause: causes[0] });
};
