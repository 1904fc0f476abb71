import type { security as english } from '../../en/account/security.js';
import type { Translated } from '../../../translate.js';

export const security: Translated<typeof english> = {
  emailTitle: 'E-mail',
  emailText:
    'Votre e-mail est {{email}}. Pour le changer, il vous faut votre mot de passe et l’accès à la nouvelle boîte de réception.',
  emailNew: 'Nouvel e-mail',
  emailSave: 'Envoyer le lien de confirmation',
  emailSent: 'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre nouvel e-mail.',
  emailSame: 'C’est déjà votre e-mail.',
  emailElsewhere: 'Vous pouvez changer votre e-mail dans « Connexion et sécurité ».',
  twoStepTitle: 'Connexion en deux étapes',
  twoStepOff: 'À la connexion, vous saisirez aussi un code fourni par une application sur votre téléphone.',
  twoStepOn: 'La connexion en deux étapes est activée. Codes de secours restants : {{left}}.',
  twoStepTurnOn: 'Activer',
  twoStepTurnOff: 'Désactiver',
  twoStepScan:
    'Scannez ce code avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  twoStepPicture: 'Code QR pour votre application d’authentification',
  twoStepByHand: 'Ou saisissez cette clé à la main :',
  twoStepCode: 'Code',
  twoStepConfirm: 'Confirmer',
  twoStepRenew: 'Nouveaux codes de secours',
  recoveryTitle: 'Conservez vos codes de secours',
  recoveryText:
    'Chacun vous permet de vous connecter une fois si vous perdez votre application. Nous ne les affichons que maintenant.',
  recoveryCopy: 'Copier',
  recoveryCopied: 'Copié.',
  recoveryDownload: 'Télécharger',
  recoveryDone: 'Je les ai conservés',
  passkeysTitle: 'Clés d’accès',
  passkeysText:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran plutôt qu’avec un mot de passe.',
  passkeysUnsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  passkeyAdd: 'Ajouter une clé d’accès',
  passkeyNamed: 'Clé d’accès {{number}}',
  passkeyName: 'Nom',
  passkeyAddedOn: 'Ajoutée le {{when}}',
  passkeyUsedOn: 'Dernière utilisation le {{when}}',
  passkeyRename: 'Renommer',
  passkeyRenameOf: 'Renommer {{name}}',
  passkeyRemove: 'Supprimer',
  passkeyRemoveOf: 'Supprimer {{name}}',
  passkeyNotMade: 'Impossible d’ajouter une clé d’accès. Réessayez.',
  passkeyHere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  proveTitle: 'Confirmez qu’il s’agit bien de vous',
  provePassword: 'Saisissez votre mot de passe pour continuer.',
  provePasskey: 'Utiliser une clé d’accès',
  proveCode: 'Saisissez le code de votre application d’authentification ou un code de secours.',
  proveBySignIn: 'Déconnectez-vous et reconnectez-vous pour modifier ce réglage.',
  proveContinue: 'Continuer',
  twoStepRemoval:
    'L’administration a reçu une demande : la connexion en deux étapes sera supprimée le {{when}}. Si elle ne vient pas de vous, arrêtez la suppression.',
  twoStepStopRemoval: 'Arrêter',
  signInsTitle: 'Connexions récentes',
  signInsLead:
    'Si vous n’en reconnaissez pas une, choisissez un nouveau mot de passe : tous les autres appareils seront déconnectés.',
  emailNone:
    'Votre compte n’a pas d’e-mail. Ajoutez-en un pour recevoir vos reçus et pouvoir récupérer votre compte.',
  emailTextWithout:
    'Votre e-mail est {{email}}. Pour le changer, il vous faut l’accès à la nouvelle boîte de réception.',
  emailUnconfirmed: '{{email}} n’est pas encore confirmé. Ouvrez le lien de l’e-mail que nous avons envoyé.',
  emailConfirmAgain: 'Renvoyer l’e-mail',
  emailConfirmSent: 'Envoyé. Cela peut prendre quelques minutes.',
  passwordFirst: 'Définissez un mot de passe pour vous connecter aussi avec votre e-mail.',
  passwordNeedsEmail:
    'Vous vous connectez avec un autre fournisseur. Pour définir un mot de passe, ajoutez d’abord un e-mail.',
  passwordSet: 'Définir un mot de passe',
};
