import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Zaloguj się',
  signInLead: 'Zaloguj się i oglądaj dalej od miejsca przerwania.',
  signInToWatchLeadOf: '„{{title}}” zacznie się zaraz po zalogowaniu.',
  signInToWatchLead: 'Zaloguj się, a odtwarzanie się zacznie.',
  signUpTitle: 'Załóż konto',
  signUpLead: 'Zapisuj tytuły na swojej liście i oglądaj dalej od miejsca przerwania, na każdym ekranie.',
  email: 'E-mail',
  password: 'Hasło',
  passwordHint: 'Co najmniej 10 znaków',
  name: 'Imię',
  showPassword: 'Przytrzymaj, aby zobaczyć hasło',
  signingIn: 'Logowanie…',
  signingUp: 'Zakładanie konta…',
  noAccountYet: 'Nie masz jeszcze konta?',
  alreadyAccount: 'Masz już konto?',
  pleaseProvideYourName: 'Wpisz imię.',
  pleaseProvideValidEmail: 'Wpisz prawidłowy adres e-mail.',
  pleaseProvideYourEmail: 'Wpisz swój adres e-mail.',
  passwordTooShort: 'Użyj co najmniej 10 znaków.',
  signedOutTitle: 'Wylogowano',
  signedOutText: 'Do zobaczenia.',
};
