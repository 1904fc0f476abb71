import type { AccountLabelKey, LabelKey } from '@footlight/i18n';
import type { AppState } from '@footlight/state';
import { createFirebaseToolkit } from '../../sign-in/firebase/firebase-toolkit.js';
import type { FirebaseSettings } from '../../sign-in/firebase/firebase-labels.js';

/** A store of passwords that can change one. */
export interface PasswordStore {
  /** Minimum length in characters. */
  readonly shortest: number;
  readonly tooShort: LabelKey;
  /** Label shown after the change. */
  readonly saved: AccountLabelKey;
  /** @throws {HttpError} INVALID_CURRENT_CREDENTIALS or INVALID_CREDENTIALS if the current password is wrong */
  readonly change: (current: string, secret: string) => Promise<void>;
}

/** The service; a change ends all other sessions of the account (SIGN-23). */
export const passwordOfService = ({ client }: Pick<AppState, 'client'>): PasswordStore => ({
  shortest: 10,
  tooShort: 'passwordTooShort',
  saved: 'passwordSaved',
  change: async (currentSecret, secret) => {
    const stored = client.tokens.read();
    await client.call('changePassword', {
      body: { currentSecret, secret, ...(stored === null ? {} : { refreshToken: stored.refreshToken }) },
    });
  },
});

/** Firebase, which is called directly rather than through the service (SIGN-150). */
export const passwordOfFirebase = (settings: FirebaseSettings, email: string): PasswordStore => ({
  shortest: 6,
  tooShort: 'firebasePasswordHint',
  saved: 'firebasePasswordSaved',
  change: (current, secret) => createFirebaseToolkit(settings).changePassword(email, current, secret),
});
