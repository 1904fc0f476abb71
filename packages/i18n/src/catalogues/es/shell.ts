import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'Ir al contenido',
  mainMenu: 'Menú principal',
  openMenu: 'Menú',
  closePanel: 'Cerrar',
  moreMenu: 'Más',
  welcomeTitle: 'Qué bien verte',
  welcomeText: 'Tus listas, y dónde lo dejaste, te acompañan en cada pantalla. Es gratis.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  signOut: 'Cerrar sesión',
  administration: 'Administración',
  accountOf: 'Cuenta de {{name}}',
  language: 'Idioma',
  home: 'Inicio',
  retry: 'Reintentar',
  goBack: 'Volver',
  goHome: 'Ir al inicio',
  loading: 'Cargando',
  notFoundTitle: 'Página no encontrada',
  eventOverText: 'Ha terminado y no hay ninguna grabación.',
  notFoundText: 'Puede que la página se haya movido o que el enlace tenga un error.',
  failedTitle: 'No pudimos cargar esta página',
  partFailed: 'No pudimos cargar esta parte',
  partFailedText:
    'El resto de la página está bien. Comprueba la conexión o vuelve a intentarlo en un momento.',
  playerMissing: 'No pudimos cargar el reproductor',
  reloadPage: 'Recargar la página',
  pageUnfinished:
    'Esta página no terminó de cargarse. Revisa tu conexión o inténtalo de nuevo en un momento.',
  scriptsNeeded: 'Este sitio necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
  offlineTitle: 'No tienes conexión',
  offlineText: 'Sin conexión no se puede reproducir nada. Cuando vuelvas, todo estará donde lo dejaste.',
  siteDescription: 'Películas, series y eventos en directo, listos para ver.',
  credits: '{{name}}',
};
