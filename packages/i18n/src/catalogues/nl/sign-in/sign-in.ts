import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Inloggen',
  signInLead: 'Log in en ga verder waar je was gebleven.',
  signInToWatchLeadOf: '‘{{title}}’ begint zodra je bent ingelogd.',
  signInToWatchLead: 'Log in en het afspelen begint.',
  signUpTitle: 'Maak je account aan',
  signUpLead: 'Bewaar titels in je lijst en ga verder waar je was gebleven, op elk scherm.',
  email: 'E-mail',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 10 tekens',
  name: 'Naam',
  showPassword: 'Wachtwoord tonen zolang je drukt',
  signingIn: 'Inloggen…',
  signingUp: 'Je account wordt gemaakt…',
  noAccountYet: 'Nog geen account?',
  alreadyAccount: 'Heb je al een account?',
  pleaseProvideYourName: 'Vul je naam in.',
  pleaseProvideValidEmail: 'Vul een geldig e-mailadres in.',
  pleaseProvideYourEmail: 'Vul je e-mailadres in.',
  passwordTooShort: 'Gebruik minstens 10 tekens.',
  signedOutTitle: 'Je bent uitgelogd',
  signedOutText: 'Tot gauw.',
};
