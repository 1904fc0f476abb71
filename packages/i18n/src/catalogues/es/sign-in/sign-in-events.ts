import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Sesión iniciada',
  signInWrongProof: 'Contraseña, código o enlace incorrectos',
  signInLocked: 'Bloqueado tras demasiados intentos',
  signInSuspended: 'Rechazado: la cuenta estaba suspendida',
  signInConflict: 'Rechazado: otra cuenta tiene la dirección',
  signInRefused: 'Rechazado por el proveedor',
  signInByPassword: 'Contraseña',
  signInByPasskey: 'Llave de acceso',
  signInByLink: 'Enlace por correo',
  signInByCode: 'Código confirmado en otro dispositivo',
  signInByAdministrator: 'Una persona administradora vio la cuenta',
  signInOutside: 'Proveedor externo',
};
