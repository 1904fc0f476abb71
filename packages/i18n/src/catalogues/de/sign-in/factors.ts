import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Mit Passkey anmelden',
  passkeyNotUsed:
    'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder nutzen Sie Ihr Passwort.',
  factorTitle: 'Geben Sie Ihren Code ein',
  factorLead: 'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
  factorCode: 'Sechsstelliger Code',
  factorRecoveryLead:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder funktioniert einmal.',
  factorRecoveryCode: 'Wiederherstellungscode',
  factorUseRecovery: 'Wiederherstellungscode nutzen',
  factorUseApp: 'Authenticator-App nutzen',
  factorContinue: 'Weiter',
  factorStartOver: 'Neu anmelden',
  factorMissing: 'Geben Sie den Code ein.',
  passkeyOffer: 'Melden Sie sich nächstes Mal schneller an: mit Fingerabdruck, Gesicht oder Displaysperre.',
  passkeyOfferAdd: 'Passkey hinzufügen',
};
