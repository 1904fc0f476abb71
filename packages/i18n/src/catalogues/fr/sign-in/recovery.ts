import type { Translated } from '../../../translate.js';
import type { recovery as english } from '../../en/sign-in/recovery.js';

export const recovery: Translated<typeof english> = {
  forgotPassword: 'Mot de passe oublié ?',
  backToSignIn: 'Retour à la connexion',
  requestPasswordTitle: 'Mot de passe oublié ?',
  requestPasswordLead:
    'Saisissez votre e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  sendResetLink: 'Envoyer le lien',
  sending: 'Envoi…',
  resetPasswordEmailSent:
    'Si {{email}} a un compte, nous avons envoyé un lien pour choisir un nouveau mot de passe. Il ne fonctionne qu’une fois et peu de temps.',
  sendAgain: 'Renvoyer',
  resetPasswordTitle: 'Choisissez un nouveau mot de passe',
  resetPasswordLead:
    'Tous vos appareils seront déconnectés. Connectez-vous ensuite avec votre nouveau mot de passe.',
  newPassword: 'Nouveau mot de passe',
  repeatPassword: 'Confirmer le nouveau mot de passe',
  savePassword: 'Enregistrer',
  savingPassword: 'Enregistrement…',
  passwordSuccessfullyReset: 'Votre mot de passe a été changé',
  passwordSuccessfullyResetText: 'Connectez-vous avec votre nouveau mot de passe.',
  resetLinkInvalid: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  askForNewLink: 'Demander un nouveau lien',
  magicLinkTitle: 'Connexion par e-mail',
  magicLinkLead: 'Nous vous enverrons un lien pour vous connecter sans mot de passe.',
  magicLinkOffer: 'Recevoir un lien de connexion',
  magicLinkSend: 'Envoyer le lien de connexion',
  magicLinkSent:
    'Si {{email}} a un compte, nous avons envoyé un lien de connexion. Il fonctionne pendant 15 minutes.',
  signingInByLink: 'Connexion en cours…',
  failedToMagicLogin: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  confirmationPage: 'Confirmation de l’e-mail',
  confirmingEmail: 'Confirmation de votre e-mail…',
  emailConfirmedTitle: 'Bienvenue',
  emailConfirmedText: '{{email}} est confirmé. Vous pouvez maintenant vous connecter.',
  emailOfAccount: '{{email}} est maintenant l’e-mail de votre compte.',
  emailNotYours:
    'Vous n’avez pas créé ce compte ? Choisissez un nouveau mot de passe : toutes les autres personnes seront déconnectées et les connexions ajoutées auparavant seront supprimées.',
  toMyAccount: 'Aller à mon compte',
  loginNow: 'Se connecter',
  confirmationInvalidTitle: 'Ce lien n’est pas valide',
  confirmationInvalidText: 'Il a déjà été utilisé ou a expiré.',
  sorrySomethingWentWrong: 'Un problème est survenu',
  sorrySomethingWentWrongText: 'Rouvrez le lien de l’e-mail ou réessayez plus tard.',
  failedToSend: 'Impossible d’envoyer l’e-mail. Réessayez dans un instant.',
  notSupported: 'Non pris en charge',
  notSupportedText:
    'Les mots de passe ne peuvent pas être changés ici. Changez le vôtre là où vous avez obtenu votre compte.',
};
