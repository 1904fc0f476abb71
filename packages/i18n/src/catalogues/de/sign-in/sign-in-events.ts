import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Angemeldet',
  signInWrongProof: 'Falsches Passwort, falscher Code oder Link',
  signInLocked: 'Nach zu vielen Versuchen blockiert',
  signInSuspended: 'Abgelehnt: Das Konto war gesperrt',
  signInConflict: 'Abgelehnt: Ein anderes Konto hat die Adresse',
  signInRefused: 'Vom Anbieter abgelehnt',
  signInByPassword: 'Passwort',
  signInByPasskey: 'Passkey',
  signInByLink: 'Link per E-Mail',
  signInByCode: 'Code auf anderem Gerät bestätigt',
  signInByAdministrator: 'Die Verwaltung hat das Konto angesehen',
  signInOutside: 'Externer Anbieter',
};
