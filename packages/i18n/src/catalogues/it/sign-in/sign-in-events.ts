import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Accesso riuscito',
  signInWrongProof: 'Password, codice o link errato',
  signInLocked: 'Bloccato dopo troppi tentativi',
  signInSuspended: 'Rifiutato: l’account era sospeso',
  signInConflict: 'Rifiutato: l’indirizzo è di un altro account',
  signInRefused: 'Rifiutato dal provider',
  signInByPassword: 'Password',
  signInByPasskey: 'Passkey',
  signInByLink: 'Link via email',
  signInByCode: 'Codice confermato su un altro dispositivo',
  signInByAdministrator: 'Account visto da un amministratore',
  signInOutside: 'Provider esterno',
};
