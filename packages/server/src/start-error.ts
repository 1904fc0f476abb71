/** Why the service cannot start; its message is for the operator and is all that is printed. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

export const isStartError = (value: unknown): value is StartError => value instanceof StartError;
