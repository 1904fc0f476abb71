import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'Ir para o conteúdo',
  mainMenu: 'Menu principal',
  openMenu: 'Menu',
  closePanel: 'Fechar',
  moreMenu: 'Mais',
  welcomeTitle: 'É bom ver-te',
  welcomeText: 'As tuas listas, e onde paraste, acompanham-te em todos os ecrãs. É grátis.',
  signIn: 'Iniciar sessão',
  signUp: 'Criar conta',
  signOut: 'Terminar sessão',
  accountOf: 'Conta de {{name}}',
  language: 'Idioma',
  home: 'Início',
  retry: 'Tentar novamente',
  goBack: 'Voltar',
  goHome: 'Ir para o início',
  loading: 'A carregar',
  notFoundTitle: 'Não há nada neste endereço',
  notFoundText: 'A página pode ter mudado de lugar ou a ligação ter uma gralha. O resto da casa está aberto.',
  failedTitle: 'Esta página não chegou',
  offlineTitle: 'Está sem ligação',
  offlineText: 'Sem ligação nada pode ser reproduzido. Quando voltar, tudo estará onde o deixou.',
  siteDescription: 'Filmes, séries e eventos em direto, prontos a ver.',
  credits: '{{name}}',
};
