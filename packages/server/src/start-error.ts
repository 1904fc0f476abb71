/** The reason why the service cannot start. Only its message is printed, for the operator. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

export const isStartError = (value: unknown): value is StartError => value instanceof StartError;
