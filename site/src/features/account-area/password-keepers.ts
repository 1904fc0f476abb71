import type { AccountLabelKey, LabelKey } from '@footlight/i18n';
import type { AppState } from '@footlight/state';
import { createFirebaseToolkit } from '../../sign-in/firebase/firebase-toolkit.js';
import type { FirebaseSettings } from '../../sign-in/firebase/firebase-words.js';

/** Who holds a password, and takes another for it. */
export interface PasswordKeeper {
  /** Characters. */
  readonly shortest: number;
  readonly tooShort: LabelKey;
  /** What is said once it holds the new one. */
  readonly saved: AccountLabelKey;
  /** @throws {HttpError} INVALID_CURRENT_CREDENTIALS or INVALID_CREDENTIALS where the current password is wrong */
  readonly change: (current: string, secret: string) => Promise<void>;
}

/** The service, which ends all other sessions of the account (SIGN-23). */
export const passwordOfService = ({ client }: Pick<AppState, 'client'>): PasswordKeeper => ({
  shortest: 10,
  tooShort: 'passwordTooShort',
  saved: 'passwordSaved',
  change: async (currentSecret, secret) => {
    const held = client.tokens.read();
    await client.call('changePassword', {
      body: { currentSecret, secret, ...(held === null ? {} : { refreshToken: held.refreshToken }) },
    });
  },
});

/** Firebase, which is asked without the service (SIGN-150). */
export const passwordOfFirebase = (settings: FirebaseSettings, email: string): PasswordKeeper => ({
  shortest: 6,
  tooShort: 'firebasePasswordHint',
  saved: 'firebasePasswordSaved',
  change: (current, secret) => createFirebaseToolkit(settings).changePassword(email, current, secret),
});
