import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Accedi con una passkey',
  passkeyNotUsed: 'Nessuna passkey usata. Riprova o usa la password.',
  factorTitle: 'Inserisci il codice',
  factorLead: 'Inserisci il codice di sei cifre della tua app di autenticazione.',
  factorCode: 'Codice di sei cifre',
  factorRecoveryLead: 'Inserisci uno dei codici di recupero che hai salvato. Ognuno funziona una volta sola.',
  factorRecoveryCode: 'Codice di recupero',
  factorUseRecovery: 'Usa un codice di recupero',
  factorUseApp: 'Usa l’app di autenticazione',
  factorContinue: 'Continua',
  factorStartOver: 'Accedi di nuovo',
  factorMissing: 'Inserisci il codice.',
  passkeyOffer: 'La prossima volta accedi più in fretta, con impronta, volto o blocco schermo.',
  passkeyOfferAdd: 'Aggiungi una passkey',
};
