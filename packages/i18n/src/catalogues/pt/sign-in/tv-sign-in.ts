import type { Translated } from '../../../translate.js';
import type { tvSignIn as english } from '../../en/sign-in/tv-sign-in.js';

export const tvSignIn: Translated<typeof english> = {
  selectYourProvider: 'Escolha o seu operador de televisão',
  selectProviderLead: 'Entre com a conta do seu operador de televisão.',
  searchProviders: 'Procurar operadores',
  allProviders: 'Todos os operadores',
  noProviderFound:
    'Nenhum operador se chama “{{query}}”. Verifique a ortografia ou tente uma palavra mais curta.',
  goingToProvider: 'A abrir {{provider}}…',
  finishingTvSignIn: 'A concluir o início de sessão…',
  retryingTvSignIn: 'O seu operador está a demorar um pouco mais. A tentar de novo…',
  tvSignInFailed: 'O seu operador não confirmou o início de sessão. Comece de novo.',
  tvPackageWithout:
    'O seu pacote de televisão não inclui este canal. Fale com o operador ou entre de outra forma.',
  deviceReadyTitle: 'A sua televisão já tem sessão iniciada',
  deviceReadyText: 'Pode fechar esta página. A televisão continua dentro de segundos.',
  activateTitle: 'Inicie sessão na sua televisão',
  activateLead: 'Continue apenas se este código estiver na sua própria televisão.',
  tvLoginTitle: 'Inicie sessão noutro ecrã',
  tvLoginLead: 'No telemóvel ou computador, abra este endereço e escolha o seu operador de televisão.',
  tvCode: 'O seu código',
  tvWaiting: 'À espera que inicie sessão…',
  tvCodeOver: 'Este código expirou.',
  newCode: 'Obter outro código',
  forgotAtProvider: 'Esqueceu-se da palavra-passe?',
  providerId: 'E-mail ou número de sócio',
  signInWithProvider: 'Entrar com {{provider}}',
  useTvProvider: 'Entrar com o seu operador de televisão',
  checkingPartner: 'À procura do seu parceiro…',
  requestPasswordAtLead:
    'Introduza o e-mail ou o número de sócio da sua conta {{provider}}. A {{provider}} envia-lhe uma ligação para escolher uma nova palavra-passe.',
  resetPasswordAtLead: 'A nova palavra-passe é a da sua conta {{provider}}.',
  pleaseProvideYourProviderId: 'Introduza o e-mail ou o número de sócio.',
  otherPartners: 'Outros parceiros',
  noPartner: 'Ainda não há nenhum parceiro no seu país.',
};
