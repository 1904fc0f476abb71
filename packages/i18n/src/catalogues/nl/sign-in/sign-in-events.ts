import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Ingelogd',
  signInWrongProof: 'Verkeerd wachtwoord, verkeerde code of link',
  signInLocked: 'Vergrendeld na te veel pogingen',
  signInSuspended: 'Geweigerd: het account was geblokkeerd',
  signInConflict: 'Geweigerd: een ander account heeft het adres',
  signInRefused: 'Geweigerd door de aanbieder',
  signInByPassword: 'Wachtwoord',
  signInByPasskey: 'Passkey',
  signInByLink: 'Link via e-mail',
  signInByCode: 'Code bevestigd op een ander apparaat',
  signInByAdministrator: 'Een beheerder heeft het account bekeken',
  signInOutside: 'Externe aanbieder',
};
