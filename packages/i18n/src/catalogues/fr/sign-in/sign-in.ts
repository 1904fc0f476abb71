import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Connexion',
  signInLead: 'Connectez-vous pour reprendre là où vous en étiez.',
  signInToWatchLeadOf: '« {{title}} » démarre dès que vous vous connectez.',
  signInToWatchLead: 'Connectez-vous et la lecture démarre.',
  signUpTitle: 'Créez votre compte',
  signUpLead: 'Ajoutez des titres à votre liste et reprenez là où vous en étiez, sur tous vos écrans.',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 10 caractères',
  name: 'Nom',
  showPassword: 'Afficher le mot de passe tant que vous appuyez',
  signingIn: 'Connexion…',
  signingUp: 'Création de votre compte…',
  noAccountYet: 'Pas encore de compte ?',
  alreadyAccount: 'Vous avez déjà un compte ?',
  pleaseProvideYourName: 'Saisissez votre nom.',
  pleaseProvideValidEmail: 'Saisissez une adresse e-mail valide.',
  pleaseProvideYourEmail: 'Saisissez votre e-mail.',
  passwordTooShort: 'Utilisez au moins 10 caractères.',
  signedOutTitle: 'Déconnexion réussie',
  signedOutText: 'À bientôt.',
};
