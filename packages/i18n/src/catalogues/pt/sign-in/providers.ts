import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Espectador',
  orContinueWith: 'ou',
  continueWith: 'Continuar com {{provider}}',
  providerRefusedTitle: 'O login não foi concluído',
  providerCancelled: 'Você cancelou o login. Nada foi alterado.',
  providerAnswerOld: 'Este login não começou nesta aba ou demorou demais. Comece de novo.',
  providerSorry: 'Desculpe, algo deu errado.',
  providerStartAgain: 'Voltar ao login',
  accountConflictTitle: 'Esse endereço já tem uma conta',
  accountConflictText:
    'Já existe uma conta com este e-mail. Entre como de costume; depois você pode vincular {{provider}}.',
  signInToLink: 'Iniciar sessão e associar {{provider}}',
  signedInAlready: 'Tem sessão iniciada',
  signedInAlreadyText: 'Tem sessão iniciada como {{name}}. Para usar outra conta, termine primeiro a sessão.',
  signedInContinue: 'Continuar',
  signedInLink: 'Associar outra forma de iniciar sessão',
  cannotLinkAccount:
    'Esta conta {{provider}} não pode ser vinculada: ela pertence a outra conta ou a sua já tem uma.',
  logoutAndContinue: 'Sair e continuar',
  linkAccountTitle: 'Vincular uma conta que você já tem?',
  linkAccountText:
    'Se você tem uma conta com senha, vincule-a agora e use as duas formas de entrar. Caso contrário, uma nova conta será criada.',
  linkAccount: 'Vincular minha conta',
  skipLinking: 'Pular',
  openingApp: 'Abrindo o aplicativo…',
  openApp: 'Abrir o aplicativo',
  licencePartnerTitle: 'Continuar com a licença do seu parceiro',
  licencePartnerText: 'Seu parceiro enviou você aqui para entrar. Continue apenas se foi você quem começou.',
  licencePartnerContinue: 'Continuar',
  passwordKeptByProvider: 'A sua palavra-passe é guardada por {{provider}}. Altere-a lá.',
  firebaseSignInLead: 'Entre com a sua conta de {{provider}}.',
  firebaseSignUpTitle: 'Criar uma conta de {{provider}}',
  firebaseSignUpLead: 'Uma conta com a qual entra aqui e nas nossas aplicações.',
  firebaseSignUp: 'Criar conta',
  firebaseToSignIn: 'Já tem uma conta? Inicie sessão',
  firebaseToSignUp: 'É a primeira vez aqui? Crie uma conta',
  firebaseBlocked: '{{provider}} não admitiu esta conta.',
  firebasePasswordHint: 'Pelo menos 6 caracteres',
  appCheckFailedWeb: 'Não foi possível verificar este navegador. Recarregue a página e tente de novo.',
};
