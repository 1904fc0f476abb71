import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Entrar com uma chave de acesso',
  passkeyNotUsed: 'Nenhuma chave de acesso foi usada. Tente de novo ou use a sua palavra-passe.',
  factorTitle: 'Introduza o seu código',
  factorLead: 'Abra a sua aplicação de autenticação e introduza os seis algarismos que ela mostra.',
  factorCode: 'Código de seis dígitos',
  factorRecoveryLead: 'Introduza um dos códigos de recuperação que guardou. Cada um funciona uma vez.',
  factorRecoveryCode: 'Código de recuperação',
  factorUseRecovery: 'Usar um código de recuperação',
  factorUseApp: 'Usar a aplicação de autenticação',
  factorContinue: 'Continuar',
  factorStartOver: 'Entrar novamente',
  factorMissing: 'Introduza o código.',
  passkeyOffer: 'Da próxima vez entre mais depressa, com a impressão digital, o rosto ou o bloqueio de ecrã.',
  passkeyOfferAdd: 'Adicionar uma chave de acesso',
};
