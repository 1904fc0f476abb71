import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Se connecter avec une clé d’accès',
  passkeyNotUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez votre mot de passe.',
  factorTitle: 'Saisissez votre code',
  factorLead: 'Saisissez le code à six chiffres de votre application d’authentification.',
  factorCode: 'Code à six chiffres',
  factorRecoveryLead:
    'Saisissez l’un des codes de secours que vous avez conservés. Chacun ne fonctionne qu’une fois.',
  factorRecoveryCode: 'Code de secours',
  factorUseRecovery: 'Utiliser un code de secours',
  factorUseApp: 'Utiliser l’application d’authentification',
  factorContinue: 'Continuer',
  factorStartOver: 'Recommencer la connexion',
  factorMissing: 'Saisissez le code.',
  passkeyOffer:
    'La prochaine fois, connectez-vous plus vite avec votre empreinte, votre visage ou le verrouillage de l’écran.',
  passkeyOfferAdd: 'Ajouter une clé d’accès',
};
