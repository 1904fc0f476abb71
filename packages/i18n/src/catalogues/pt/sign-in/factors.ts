import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Entrar com uma chave de acesso',
  passkeyNotUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou use a sua senha.',
  factorTitle: 'Digite o seu código',
  factorLead: 'Abra o seu aplicativo autenticador e digite os seis dígitos que ele mostra.',
  factorCode: 'Código de seis dígitos',
  factorRecoveryLead: 'Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.',
  factorRecoveryCode: 'Código de recuperação',
  factorUseRecovery: 'Usar um código de recuperação',
  factorUseApp: 'Usar o aplicativo autenticador',
  factorContinue: 'Continuar',
  factorStartOver: 'Entrar novamente',
  factorMissing: 'Digite o código.',
};
