import { errorLabel, type LabelKey } from '@footlight/i18n';
import type { CallError } from '@footlight/state';

/** Message of a refusal: the service's own, else the label of its code (SIGN-46). */
export const errorMessage = (
  { message, code }: Pick<CallError, 'message' | 'code'>,
  t: (key: LabelKey) => string,
): string => message ?? t(errorLabel(code));
