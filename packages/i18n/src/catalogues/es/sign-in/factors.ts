import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Entrar con una clave de acceso',
  passkeyNotUsed: 'No se usó ninguna clave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  factorTitle: 'Escribe tu código',
  factorLead: 'Abre tu aplicación de autenticación y escribe los seis dígitos que muestra.',
  factorCode: 'Código de seis dígitos',
  factorRecoveryLead: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  factorRecoveryCode: 'Código de recuperación',
  factorUseRecovery: 'Usar un código de recuperación',
  factorUseApp: 'Usar la aplicación de autenticación',
  factorContinue: 'Continuar',
  factorStartOver: 'Volver a iniciar sesión',
  factorMissing: 'Escribe el código.',
  passkeyOffer: 'La próxima vez entra más rápido con tu huella, tu cara o el bloqueo de pantalla.',
  passkeyOfferAdd: 'Añadir una clave de acceso',
};
