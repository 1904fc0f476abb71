import type { Translated } from '../../../translate.js';
import type { tvSignIn as english } from '../../en/sign-in/tv-sign-in.js';

export const tvSignIn: Translated<typeof english> = {
  selectYourProvider: 'Choisissez votre opérateur TV',
  selectProviderLead: 'Connectez-vous avec le compte de votre opérateur TV.',
  searchProviders: 'Rechercher un opérateur TV',
  allProviders: 'Tous les opérateurs TV',
  noProviderFound:
    'Aucun opérateur TV ne correspond à « {{query}} ». Vérifiez l’orthographe ou essayez un mot plus court.',
  goingToProvider: 'Redirection vers {{provider}}…',
  finishingTvSignIn: 'Finalisation de la connexion…',
  retryingTvSignIn: 'Votre opérateur TV met un peu plus de temps. Nouvel essai…',
  tvSignInFailed: 'Votre opérateur TV n’a pas confirmé la connexion. Réessayez.',
  tvPackageWithout:
    'Votre bouquet TV ne comprend pas cette chaîne. Contactez votre opérateur ou connectez-vous autrement.',
  deviceReadyTitle: 'Votre téléviseur est connecté',
  deviceReadyText: 'Vous pouvez fermer cette page. Votre téléviseur continuera dans quelques secondes.',
  activateTitle: 'Se connecter sur votre téléviseur',
  activateLead: 'Continuez seulement si ce code s’affiche sur votre propre téléviseur.',
  tvLoginTitle: 'Se connecter sur un autre écran',
  tvLoginLead:
    'Sur votre téléphone ou votre ordinateur, ouvrez cette adresse. Choisissez ensuite votre opérateur TV.',
  tvCode: 'Votre code',
  tvWaiting: 'En attente de votre connexion…',
  tvCodeOver: 'Ce code a expiré.',
  newCode: 'Obtenir un nouveau code',
  forgotAtProvider: 'Mot de passe oublié ?',
  providerId: 'E-mail ou numéro de client',
  signInWithProvider: 'Se connecter avec {{provider}}',
  useTvProvider: 'Se connecter avec votre opérateur TV',
  checkingPartner: 'Recherche de votre partenaire…',
  requestPasswordAtLead:
    'Saisissez l’e-mail ou le numéro de client de votre compte {{provider}}. {{provider}} vous envoie un lien pour choisir un nouveau mot de passe.',
  resetPasswordAtLead: 'Le nouveau mot de passe est celui de votre compte {{provider}}.',
  pleaseProvideYourProviderId: 'Saisissez votre e-mail ou numéro de client.',
  otherPartners: 'Autres partenaires',
  noPartner: 'Il n’y a pas encore de partenaires dans votre pays.',
  providerIdWrong: 'L’e-mail ou le numéro de client et le mot de passe ne correspondent pas.',
  finishTvSignInTitle: 'Votre opérateur TV',
  nothingToFinish: 'Il n’y a rien à terminer ici',
  nothingToFinishText:
    'La connexion chez votre opérateur TV n’a pas été lancée dans ce navigateur, ou elle est déjà terminée.',
  noDeviceText:
    'Ce navigateur n’a connecté aucun téléviseur. Saisissez le code affiché sur votre téléviseur.',
  enterTvCode: 'Saisissez le code de votre téléviseur',
  ownTvLead:
    'Scannez l’image avec votre téléphone, ou ouvrez l’adresse sur un autre appareil et saisissez le code. Connectez-vous là-bas comme vous le souhaitez.',
  tvQr: 'Code QR de {{address}}',
  tvUseProvider: 'Utiliser le code de votre opérateur TV',
  tvUseOwn: 'Se connecter autrement',
  tvDenied: 'La connexion a été refusée sur l’autre appareil.',
  enterCodeLead: 'Saisissez le code affiché sur votre téléviseur.',
  tvCodeField: 'Code sur votre téléviseur',
  tvCodeMissing: 'Saisissez le code.',
  tvCodeWrong: 'Un code comporte huit lettres, par exemple WDJB-MJHT.',
  confirmDeviceTitle: 'Connecter cet appareil ?',
  confirmDeviceLead: 'Il utilise votre compte jusqu’à ce que vous le déconnectiez : {{name}}.',
  confirmDeviceWarning:
    'Continuez seulement si l’appareil devant vous affiche ce code. Si quelqu’un vous a envoyé le code ou un lien, refusez : cette personne utiliserait votre compte.',
  confirmDevice: 'Connecter cet appareil',
  refuseDevice: 'Refuser',
  deviceRefusedTitle: 'L’appareil n’est pas connecté',
  deviceRefusedText: 'Rien n’a changé dans votre compte.',
  deviceAsked: 'Demandé le {{when}}',
  tvProviderName: 'Opérateur TV',
};
