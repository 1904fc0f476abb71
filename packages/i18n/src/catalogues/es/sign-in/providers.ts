import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Espectador',
  orContinueWith: 'o',
  continueWith: 'Continuar con {{provider}}',
  providerRefusedTitle: 'No se completó el inicio de sesión',
  providerCancelled: 'Cancelaste el inicio de sesión. No se ha cambiado nada.',
  providerAnswerOld: 'Este inicio de sesión no empezó en esta pestaña o tardó demasiado. Empieza de nuevo.',
  providerSorry: 'Lo sentimos, algo ha salido mal.',
  providerStartAgain: 'Volver a iniciar sesión',
  accountConflictTitle: 'Esa dirección ya tiene una cuenta',
  accountConflictText:
    'Ya existe una cuenta con este correo. Inicia sesión como siempre; después podrás vincular {{provider}}.',
  signInToLink: 'Iniciar sesión y vincular {{provider}}',
  signedInAlready: 'Has iniciado sesión',
  signedInAlreadyText: 'Has iniciado sesión como {{name}}. Para usar otra cuenta, cierra antes la sesión.',
  signedInContinue: 'Continuar',
  signedInLink: 'Vincular otra forma de iniciar sesión',
  cannotLinkAccount:
    'Esta cuenta de {{provider}} no se puede vincular: pertenece a otra cuenta o la tuya ya tiene una.',
  accountMergeTitle: 'Tienes dos cuentas',
  accountMergeKept:
    'Este inicio de sesión de {{provider}} pertenece a otra cuenta tuya. Puedes quedarte con una de las dos y entrar en ella con {{provider}}.',
  accountMergeRefused:
    'Este inicio de sesión de {{provider}} pertenece a otra cuenta y ninguna puede cederlo: ambas tienen planes o pagos, o una no se puede usar. Ponte en contacto con nosotros.',
  accountMergeChoose: 'Elegir la cuenta que conservas',
  logoutAndContinue: 'Cerrar sesión y continuar',
  linkAccountTitle: '¿Vincular una cuenta que ya tienes?',
  linkAccountText:
    'Si tienes una cuenta con contraseña, vincúlala ahora y usa ambas formas de entrar. Si no, se creará una cuenta nueva.',
  linkAccount: 'Vincular mi cuenta',
  skipLinking: 'Omitir',
  openingApp: 'Abriendo la aplicación…',
  openApp: 'Abrir la aplicación',
  licencePartnerTitle: 'Continuar con la licencia de tu socio',
  licencePartnerText: 'Tu socio te ha enviado aquí para iniciar sesión. Continúa solo si lo has iniciado tú.',
  licencePartnerContinue: 'Continuar',
  passwordKeptByProvider: 'Tu contraseña la guarda {{provider}}. Cámbiala allí.',
  firebaseSignInLead: 'Entra con tu cuenta de {{provider}}.',
  firebaseSignUpTitle: 'Crear una cuenta de {{provider}}',
  firebaseSignUpLead: 'Una cuenta con la que entras aquí y en nuestras aplicaciones.',
  firebaseSignUp: 'Crear cuenta',
  firebaseToSignIn: '¿Ya tienes una cuenta? Inicia sesión',
  firebaseToSignUp: '¿Primera vez aquí? Crea una cuenta',
  firebaseBlocked: '{{provider}} no ha admitido esta cuenta.',
  firebasePasswordHint: 'Al menos 6 caracteres',
  appCheckFailedWeb: 'No se pudo verificar este navegador. Recarga la página e inténtalo de nuevo.',
  providerContinueLead: 'Continúas en {{provider}} y vuelves enseguida.',
  accountExistsWithDifferentProvider: 'Este correo ya inicia sesión con {{provider}}. Entra de esa manera.',
  accountConflictKept:
    'Has demostrado que esta cuenta de {{provider}} es tuya. Ya existe una cuenta con su correo: inicia sesión en ella en menos de 15 minutos y te preguntaremos si quieres vincular {{provider}}.',
};
