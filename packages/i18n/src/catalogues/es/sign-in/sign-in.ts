import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Iniciar sesión',
  signInLead: 'Inicia sesión y sigue donde lo dejaste.',
  signInToWatchLeadOf: '«{{title}}» empezará en cuanto inicies sesión.',
  signInToWatchLead: 'Inicia sesión y empezará a reproducirse.',
  signUpTitle: 'Crea tu cuenta',
  signUpLead: 'Guarda títulos en tu lista y sigue viendo por donde ibas, en cualquier pantalla.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 10 caracteres',
  name: 'Nombre',
  showPassword: 'Mostrar la contraseña mientras se pulsa',
  signingIn: 'Iniciando sesión …',
  signingUp: 'Creando tu cuenta …',
  noAccountYet: '¿Aún no tienes cuenta?',
  alreadyAccount: '¿Ya tienes cuenta?',
  pleaseProvideYourName: 'Escribe tu nombre.',
  pleaseProvideValidEmail: 'Escribe un correo electrónico válido.',
  pleaseProvideYourEmail: 'Escribe tu correo.',
  passwordTooShort: 'Usa al menos 10 caracteres.',
  signedOutTitle: 'Has cerrado sesión',
  signedOutText: 'Hasta pronto.',
};
