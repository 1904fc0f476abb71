import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Accedi',
  signInLead: 'Accedi per riprendere da dove eri.',
  signInToWatchLeadOf: '«{{title}}» parte appena accedi.',
  signInToWatchLead: 'Accedi e la riproduzione parte.',
  signUpTitle: 'Crea il tuo account',
  signUpLead: 'Salva i titoli nella tua lista e riprendi da dove eri, su qualsiasi schermo.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Almeno 10 caratteri',
  name: 'Nome',
  showPassword: 'Mostra la password mentre tieni premuto',
  signingIn: 'Accesso in corso…',
  signingUp: 'Creazione dell’account…',
  noAccountYet: 'Non hai ancora un account?',
  alreadyAccount: 'Hai già un account?',
  pleaseProvideYourName: 'Inserisci il tuo nome.',
  pleaseProvideValidEmail: 'Inserisci un indirizzo email valido.',
  pleaseProvideYourEmail: 'Inserisci la tua email.',
  passwordTooShort: 'Usa almeno 10 caratteri.',
  signedOutTitle: 'Hai chiuso la sessione',
  signedOutText: 'A presto.',
};
