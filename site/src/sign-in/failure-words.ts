import { errorLabel, type LabelKey } from '@footlight/i18n';
import type { Failure } from '@footlight/state';

/** Why the service refused: its own first words, else those of the code, which fall back to general ones (SIGN-46). */
export const failureWords = (
  { message, code }: Pick<Failure, 'message' | 'code'>,
  t: (key: LabelKey) => string,
): string => message ?? t(errorLabel(code));
