import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Iniciar sessão',
  signInLead: 'Inicie sessão e continue onde ficou.',
  signInToWatchLeadOf: '“{{title}}” começa assim que iniciar sessão.',
  signInToWatchLead: 'Inicie sessão e começa a reprodução.',
  signUpTitle: 'Crie a sua conta',
  signUpLead: 'Guarde títulos na sua lista e continue de onde parou, em qualquer ecrã.',
  email: 'E-mail',
  password: 'Palavra-passe',
  passwordHint: 'Pelo menos 10 caracteres',
  name: 'Nome',
  showPassword: 'Mostrar a palavra-passe enquanto premir',
  signingIn: 'A iniciar sessão …',
  signingUp: 'A criar a sua conta …',
  noAccountYet: 'Ainda não tem conta?',
  alreadyAccount: 'Já tem conta?',
  pleaseProvideYourName: 'Escreva o seu nome.',
  pleaseProvideValidEmail: 'Introduza um e-mail válido.',
  pleaseProvideYourEmail: 'Introduza o seu e-mail.',
  passwordTooShort: 'Use pelo menos 10 caracteres.',
  signedOutTitle: 'Terminou a sessão',
  signedOutText: 'Até breve.',
};
