import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'Ir al contenido',
  mainMenu: 'Menú principal',
  openMenu: 'Menú',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  signOut: 'Cerrar sesión',
  accountOf: 'Cuenta de {{name}}',
  language: 'Idioma',
  home: 'Inicio',
  retry: 'Reintentar',
  goBack: 'Volver',
  goHome: 'Ir al inicio',
  loading: 'Cargando',
  notFoundTitle: 'No hay nada en esta dirección',
  notFoundText:
    'Puede que la página se haya movido o que el enlace tenga una errata. El resto de la casa está abierto.',
  failedTitle: 'Esta página no ha llegado',
  credits: 'Películas, música y dibujos hechos para Footlight. Todos los nombres son ficticios.',
};
