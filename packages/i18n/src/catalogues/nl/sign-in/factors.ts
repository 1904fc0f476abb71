import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Inloggen met een passkey',
  passkeyNotUsed: 'Er is geen passkey gebruikt. Probeer het opnieuw of gebruik je wachtwoord.',
  factorTitle: 'Vul je code in',
  factorLead: 'Vul de zescijferige code uit je authenticator-app in.',
  factorCode: 'Zescijferige code',
  factorRecoveryLead: 'Vul een van de herstelcodes in die je hebt bewaard. Elke code werkt één keer.',
  factorRecoveryCode: 'Herstelcode',
  factorUseRecovery: 'Herstelcode gebruiken',
  factorUseApp: 'Authenticator-app gebruiken',
  factorContinue: 'Verder',
  factorStartOver: 'Opnieuw inloggen',
  factorMissing: 'Vul de code in.',
  passkeyOffer: 'Log de volgende keer sneller in, met je vingerafdruk, gezicht of schermvergrendeling.',
  passkeyOfferAdd: 'Passkey toevoegen',
};
