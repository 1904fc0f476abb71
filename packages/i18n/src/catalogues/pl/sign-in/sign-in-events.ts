import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Zalogowano',
  signInWrongProof: 'Błędne hasło, kod lub link',
  signInLocked: 'Blokada po zbyt wielu próbach',
  signInSuspended: 'Odrzucono: konto było zawieszone',
  signInConflict: 'Odrzucono: inne konto ma ten adres',
  signInRefused: 'Odrzucono przez dostawcę',
  signInByPassword: 'Hasło',
  signInByPasskey: 'Klucz dostępu',
  signInByLink: 'Link w e-mailu',
  signInByCode: 'Kod potwierdzony na innym urządzeniu',
  signInByAdministrator: 'Administrator przeglądał konto',
  signInOutside: 'Zewnętrzny dostawca',
};
