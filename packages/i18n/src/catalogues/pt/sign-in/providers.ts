import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Espectador',
  orContinueWith: 'ou',
  continueWith: 'Continuar com {{provider}}',
  providerRefusedTitle: 'O início de sessão não foi concluído',
  providerCancelled: 'Cancelou o início de sessão. Nada foi alterado.',
  providerAnswerOld:
    'Este início de sessão não começou neste separador ou demorou demasiado. Comece de novo.',
  providerSorry: 'Desculpe, algo deu errado.',
  providerStartAgain: 'Voltar ao início de sessão',
  accountConflictTitle: 'Esse endereço já tem uma conta',
  accountConflictText:
    'Já existe uma conta com este e-mail. Entre como de costume; depois pode associar {{provider}}.',
  signInToLink: 'Iniciar sessão e associar {{provider}}',
  signedInAlready: 'Tem sessão iniciada',
  signedInAlreadyText: 'Tem sessão iniciada como {{name}}. Para usar outra conta, termine primeiro a sessão.',
  signedInContinue: 'Continuar',
  signedInLink: 'Associar outra forma de iniciar sessão',
  cannotLinkAccount:
    'Esta conta {{provider}} não pode ser associada: pertence a outra conta ou a sua já tem uma.',
  accountMergeTitle: 'Tem duas contas',
  accountMergeKept:
    'Este início de sessão {{provider}} pertence a outra conta sua. Pode manter uma das duas e entrar nela com {{provider}}.',
  accountMergeRefused:
    'Este início de sessão {{provider}} pertence a outra conta e nenhuma pode cedê-lo: ambas têm planos ou pagamentos, ou uma não pode ser usada. Contacte-nos.',
  accountMergeChoose: 'Escolher a conta a manter',
  logoutAndContinue: 'Sair e continuar',
  linkAccountTitle: 'Associar uma conta que já tem?',
  linkAccountText:
    'Se tem uma conta com palavra-passe, associe-a agora e use as duas formas de entrar. Caso contrário, é criada uma nova conta.',
  linkAccount: 'Associar a minha conta',
  skipLinking: 'Pular',
  openingApp: 'A abrir a aplicação…',
  openApp: 'Abrir a aplicação',
  licencePartnerTitle: 'Continuar com a licença do seu parceiro',
  licencePartnerText:
    'O seu parceiro encaminhou-o para aqui para entrar. Continue apenas se iniciou este pedido.',
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
  providerContinueLead: 'Continua em {{provider}} e volta logo a seguir.',
  accountExistsWithDifferentProvider: 'Este e-mail já inicia sessão com {{provider}}. Entre dessa forma.',
  accountConflictKept:
    'Mostrou que esta conta {{provider}} é sua. Já existe uma conta com o e-mail dela: inicie sessão nessa conta dentro de 15 minutos e perguntamos-lhe se quer associar {{provider}}.',
};
