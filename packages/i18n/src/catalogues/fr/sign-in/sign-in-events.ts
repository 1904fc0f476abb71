import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Connexion réussie',
  signInWrongProof: 'Mot de passe, code ou lien erroné',
  signInLocked: 'Blocage après trop de tentatives',
  signInSuspended: 'Refus : le compte était suspendu',
  signInConflict: 'Refus : un autre compte a cette adresse',
  signInRefused: 'Refus du fournisseur',
  signInByPassword: 'Mot de passe',
  signInByPasskey: 'Clé d’accès',
  signInByLink: 'Lien par e-mail',
  signInByCode: 'Code confirmé sur un autre appareil',
  signInByAdministrator: 'Compte consulté par l’administration',
  signInOutside: 'Fournisseur externe',
};
