/** A failure during the shutdown of the service. Only its message is printed, for the operator. */
export class StopError extends Error {
  override readonly name: string = 'StopError';
}

export const isStopError = (value: unknown): value is StopError => value instanceof StopError;

export interface ClosingStep {
  /** Printed before the reason if the step fails. */
  readonly what: string;
  run(): Promise<unknown>;
}

/**
 * Runs all shutdown steps in sequence; a failed step does not keep the later ones, such as closing the database, from
 * running.
 * @throws {StopError} listing the steps that failed
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
