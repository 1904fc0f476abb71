import type { Translated } from '../../../translate.js';
import type { tvSignIn as english } from '../../en/sign-in/tv-sign-in.js';

export const tvSignIn: Translated<typeof english> = {
  selectYourProvider: 'Elige tu operador de televisión',
  selectProviderLead: 'Inicia sesión con la cuenta de tu operador de televisión.',
  searchProviders: 'Buscar operadores',
  allProviders: 'Todos los operadores',
  noProviderFound:
    'Ningún operador se llama «{{query}}». Revisa la ortografía o prueba una palabra más corta.',
  goingToProvider: 'Te llevamos a {{provider}}…',
  finishingTvSignIn: 'Terminando de iniciar sesión…',
  retryingTvSignIn: 'Tu operador tarda un poco más. Lo intentamos otra vez…',
  tvSignInFailed: 'Tu operador no ha confirmado el inicio de sesión. Vuelve a empezar.',
  tvPackageWithout:
    'Tu paquete de televisión no incluye este canal. Consulta a tu operador o inicia sesión de otra forma.',
  deviceReadyTitle: 'Tu televisor ya tiene la sesión iniciada',
  deviceReadyText: 'Puedes cerrar esta página. Tu televisor continuará en unos segundos.',
  activateTitle: 'Inicia sesión en tu televisor',
  activateLead: 'Continúa solo si este código aparece en tu propio televisor.',
  tvLoginTitle: 'Inicia sesión en otra pantalla',
  tvLoginLead: 'Abre esta dirección en tu teléfono u ordenador y elige tu operador de televisión.',
  tvCode: 'Tu código',
  tvWaiting: 'Esperando a que inicies sesión…',
  tvCodeOver: 'Este código ha caducado.',
  newCode: 'Obtener otro código',
  forgotAtProvider: '¿Has olvidado la contraseña?',
  providerId: 'Correo o número de socio',
  signInWithProvider: 'Iniciar sesión con {{provider}}',
  useTvProvider: 'Iniciar sesión con tu operador de televisión',
  checkingPartner: 'Buscando tu empresa colaboradora…',
  requestPasswordAtLead:
    'Escribe el correo o el número de socio de tu cuenta de {{provider}}. {{provider}} te envía un enlace para elegir una contraseña nueva.',
  resetPasswordAtLead: 'La contraseña nueva es la de tu cuenta de {{provider}}.',
  pleaseProvideYourProviderId: 'Escribe tu correo o tu número de socio.',
  otherPartners: 'Otras empresas',
  noPartner: 'Todavía no hay ninguna empresa colaboradora en tu país.',
};
