import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Mitglied',
  orContinueWith: 'oder',
  continueWith: 'Weiter mit {{provider}}',
  providerRefusedTitle: 'Die Anmeldung konnte nicht abgeschlossen werden',
  providerCancelled: 'Sie haben die Anmeldung abgebrochen. Es hat sich nichts geändert.',
  providerAnswerOld:
    'Diese Anmeldung wurde nicht in diesem Browser-Tab begonnen oder hat zu lange gedauert. Beginnen Sie noch einmal.',
  providerSorry: 'Etwas ist schiefgelaufen.',
  providerStartAgain: 'Zurück zur Anmeldung',
  accountConflictTitle: 'Zu dieser Adresse gibt es schon ein Konto',
  accountConflictText:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich so an wie sonst auch; danach können Sie {{provider}} verknüpfen.',
  signInToLink: 'Anmelden und {{provider}} verknüpfen',
  signedInAlready: 'Sie sind angemeldet',
  signedInAlreadyText:
    'Sie sind als {{name}} angemeldet. Um ein anderes Konto zu nutzen, melden Sie sich zuerst ab.',
  signedInContinue: 'Weiter',
  signedInLink: 'Weitere Anmeldung verknüpfen',
  cannotLinkAccount:
    'Dieses Konto bei {{provider}} konnte nicht verknüpft werden. Es gehört zu einem anderen Konto, oder Ihres hat bereits eines.',
  accountMergeTitle: 'Sie haben zwei Konten',
  accountMergeKept:
    'Diese Anmeldung mit {{provider}} gehört zu einem anderen Ihrer Konten. Sie können eines der beiden behalten und sich dort mit {{provider}} anmelden.',
  accountMergeRefused:
    'Diese Anmeldung mit {{provider}} gehört zu einem anderen Konto, und keines der beiden kann sie abgeben: Beide haben Abos oder Zahlungen, oder eines ist nicht nutzbar. Bitte wenden Sie sich an uns.',
  accountMergeChoose: 'Konto zum Behalten wählen',
  logoutAndContinue: 'Abmelden und weiter',
  linkAccountTitle: 'Bestehendes Konto verknüpfen?',
  linkAccountText:
    'Wenn Sie schon ein Konto mit Passwort haben, verknüpfen Sie es, um sich auf beide Arten anzumelden. Sonst erstellen wir ein neues.',
  linkAccount: 'Konto verknüpfen',
  skipLinking: 'Überspringen',
  openingApp: 'Die App wird geöffnet …',
  openApp: 'App öffnen',
  licencePartnerTitle: 'Weiter mit der Lizenz Ihres Partners',
  licencePartnerText:
    'Ihr Partner hat Sie zum Anmelden hierher geschickt. Fahren Sie nur fort, wenn Sie das selbst begonnen haben.',
  licencePartnerContinue: 'Weiter',
  passwordKeptByProvider: 'Ändern Sie Ihr Passwort bei {{provider}}.',
  firebaseSignInLead: 'Melden Sie sich mit Ihrem Konto bei {{provider}} an.',
  firebaseSignUpTitle: 'Konto bei {{provider}} erstellen',
  firebaseSignUpLead: 'Ein Konto, mit dem Sie sich hier und in unseren Apps anmelden.',
  firebaseSignUp: 'Konto erstellen',
  firebaseToSignIn: 'Schon ein Konto? Anmelden',
  firebaseToSignUp: 'Neu hier? Konto erstellen',
  firebaseBlocked: '{{provider}} hat die Anmeldung mit diesem Konto nicht erlaubt.',
  firebasePasswordHint: 'Mindestens 6 Zeichen',
  appCheckFailedWeb:
    'Dieser Browser konnte nicht geprüft werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  providerContinueLead: 'Es geht bei {{provider}} weiter, danach kommen Sie direkt zurück.',
  accountExistsWithDifferentProvider:
    'Mit dieser E-Mail-Adresse melden Sie sich bereits über {{provider}} an. Nutzen Sie diesen Weg.',
  accountConflictKept:
    'Sie haben gezeigt, dass dieses Konto bei {{provider}} Ihnen gehört. Mit seiner E-Mail-Adresse gibt es schon ein Konto: Melden Sie sich dort innerhalb von 15 Minuten an, dann fragen wir, ob wir {{provider}} verknüpfen sollen.',
};
