import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Anmelden',
  signInLead: 'Melden Sie sich an und machen Sie dort weiter, wo Sie aufgehört haben.',
  signInToWatchLeadOf: '„{{title}}“ startet, sobald Sie angemeldet sind.',
  signInToWatchLead: 'Melden Sie sich an, dann geht es los.',
  signUpTitle: 'Konto erstellen',
  signUpLead:
    'Speichern Sie Titel in Ihrer Liste und schauen Sie auf jedem Bildschirm dort weiter, wo Sie aufgehört haben.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 10 Zeichen',
  name: 'Name',
  showPassword: 'Passwort zeigen, solange gedrückt',
  signingIn: 'Sie werden angemeldet …',
  signingUp: 'Ihr Konto wird erstellt …',
  noAccountYet: 'Noch kein Konto?',
  alreadyAccount: 'Haben Sie schon ein Konto?',
  pleaseProvideYourName: 'Geben Sie Ihren Namen ein.',
  pleaseProvideValidEmail: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  pleaseProvideYourEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  passwordTooShort: 'Verwenden Sie mindestens 10 Zeichen.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutText: 'Bis bald.',
};
