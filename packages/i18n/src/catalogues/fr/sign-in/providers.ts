import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Profil sans nom',
  orContinueWith: 'ou',
  continueWith: 'Continuer avec {{provider}}',
  providerRefusedTitle: 'La connexion n’a pas pu aboutir',
  providerCancelled: 'Vous avez annulé la connexion. Rien n’a changé.',
  providerAnswerOld:
    'Cette connexion n’a pas été lancée dans cet onglet, ou elle a pris trop de temps. Recommencez.',
  providerSorry: 'Un problème est survenu.',
  providerStartAgain: 'Retour à la connexion',
  accountConflictTitle: 'Cette adresse a déjà un compte',
  accountConflictText:
    'Un compte existe déjà avec cet e-mail. Connectez-vous comme d’habitude ; vous pourrez ensuite associer {{provider}}.',
  signInToLink: 'Se connecter pour associer {{provider}}',
  signedInAlready: 'Votre session est ouverte',
  signedInAlreadyText:
    'Vous utilisez le compte de {{name}}. Pour en utiliser un autre, déconnectez-vous d’abord.',
  signedInContinue: 'Continuer',
  signedInLink: 'Associer un autre mode de connexion',
  cannotLinkAccount:
    'Impossible d’associer ce compte {{provider}}. Il appartient à un autre compte, ou le vôtre en a déjà un.',
  accountMergeTitle: 'Vous avez deux comptes',
  accountMergeKept:
    'Cette connexion {{provider}} appartient à un autre de vos comptes. Vous pouvez garder l’un des deux et vous y connecter avec {{provider}}.',
  accountMergeRefused:
    'Cette connexion {{provider}} appartient à un autre compte, et aucun des deux ne peut la céder : ils ont tous deux des offres ou des paiements, ou l’un d’eux ne peut pas être utilisé. Contactez-nous.',
  accountMergeChoose: 'Choisir le compte à garder',
  logoutAndContinue: 'Se déconnecter et continuer',
  linkAccountTitle: 'Associer un compte existant ?',
  linkAccountText:
    'Si vous avez déjà un compte avec un mot de passe, associez-le pour vous connecter des deux façons. Sinon, nous en créerons un nouveau.',
  linkAccount: 'Associer le compte',
  skipLinking: 'Passer',
  openingApp: 'Ouverture de l’application…',
  openApp: 'Ouvrir l’application',
  licencePartnerTitle: 'Continuer avec la licence de votre partenaire',
  licencePartnerText:
    'Votre partenaire vous a dirigé ici pour vous connecter. Continuez seulement si vous en avez pris l’initiative.',
  licencePartnerContinue: 'Continuer',
  passwordKeptByProvider: 'Changez votre mot de passe chez {{provider}}.',
  firebaseSignInLead: 'Connectez-vous avec votre compte {{provider}}.',
  firebaseSignUpTitle: 'Créer un compte {{provider}}',
  firebaseSignUpLead: 'Un compte pour vous connecter ici et dans nos applications.',
  firebaseSignUp: 'Créer un compte',
  firebaseToSignIn: 'Vous avez déjà un compte ? Connectez-vous',
  firebaseToSignUp: 'Première visite ? Créez un compte',
  firebaseBlocked: '{{provider}} n’a pas autorisé ce compte à se connecter.',
  firebasePasswordHint: 'Au moins 6 caractères',
  appCheckFailedWeb: 'Impossible de vérifier ce navigateur. Rechargez la page et réessayez.',
  providerContinueLead: 'Vous continuez chez {{provider}}, puis revenez directement ici.',
  accountExistsWithDifferentProvider:
    'Cet e-mail sert déjà à se connecter avec {{provider}}. Connectez-vous de cette façon.',
  accountConflictKept:
    'Vous avez prouvé que ce compte {{provider}} est à vous. Un compte existe déjà avec son e-mail : connectez-vous à celui-ci dans les 15 minutes, et nous vous demanderons s’il faut associer {{provider}}.',
};
