import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Kijker',
  orContinueWith: 'of',
  continueWith: 'Verder met {{provider}}',
  providerRefusedTitle: 'Het inloggen kon niet worden afgerond',
  providerCancelled: 'Je hebt het inloggen geannuleerd. Er is niets veranderd.',
  providerAnswerOld: 'Dit inloggen is niet in dit tabblad begonnen, of het duurde te lang. Begin opnieuw.',
  providerSorry: 'Er is iets misgegaan.',
  providerStartAgain: 'Terug naar inloggen',
  accountConflictTitle: 'Dat adres heeft al een account',
  accountConflictText:
    'Er is al een account met dit e-mailadres. Log in zoals je gewend bent; daarna kun je {{provider}} koppelen.',
  signInToLink: 'Log in om {{provider}} te koppelen',
  signedInAlready: 'Je bent ingelogd',
  signedInAlreadyText: 'Je bent ingelogd als {{name}}. Log eerst uit om een ander account te gebruiken.',
  signedInContinue: 'Verder',
  signedInLink: 'Nog een manier om in te loggen koppelen',
  cannotLinkAccount:
    'Dit account van {{provider}} kon niet worden gekoppeld. Het hoort bij een ander account, of dat van jou heeft er al een.',
  accountMergeTitle: 'Je hebt twee accounts',
  accountMergeKept:
    'Deze inlog van {{provider}} hoort bij een ander account van jou. Je kunt een van de twee behouden en daar met {{provider}} inloggen.',
  accountMergeRefused:
    'Deze inlog van {{provider}} hoort bij een ander account en geen van beide kan die afstaan: beide hebben abonnementen of betalingen, of een ervan is niet te gebruiken. Neem contact met ons op.',
  accountMergeChoose: 'Kies het account dat je wilt behouden',
  logoutAndContinue: 'Uitloggen en doorgaan',
  linkAccountTitle: 'Een bestaand account koppelen?',
  linkAccountText:
    'Heb je al een account met een wachtwoord? Koppel het om op beide manieren in te loggen. Anders maken we een nieuw account.',
  linkAccount: 'Account koppelen',
  skipLinking: 'Overslaan',
  openingApp: 'De app wordt geopend…',
  openApp: 'App openen',
  licencePartnerTitle: 'Verder met de licentie van je partner',
  licencePartnerText:
    'Je partner heeft je hierheen gestuurd om in te loggen. Ga alleen verder als je dit zelf bent begonnen.',
  licencePartnerContinue: 'Verder',
  passwordKeptByProvider: 'Wijzig je wachtwoord bij {{provider}}.',
  firebaseSignInLead: 'Log in met je account van {{provider}}.',
  firebaseSignUpTitle: 'Account van {{provider}} aanmaken',
  firebaseSignUpLead: 'Een account waarmee je hier en in onze apps inlogt.',
  firebaseSignUp: 'Account aanmaken',
  firebaseToSignIn: 'Heb je al een account? Inloggen',
  firebaseToSignUp: 'Nieuw hier? Account aanmaken',
  firebaseBlocked: '{{provider}} heeft dit account niet laten inloggen.',
  firebasePasswordHint: 'Minstens 6 tekens',
  appCheckFailedWeb:
    'We konden deze browser niet controleren. Laad de pagina opnieuw en probeer het nog eens.',
  providerContinueLead: 'Je gaat verder bij {{provider}} en komt meteen terug.',
  accountExistsWithDifferentProvider:
    'Met dit e-mailadres wordt al via {{provider}} ingelogd. Log op die manier in.',
  accountConflictKept:
    'Je hebt laten zien dat dit account van {{provider}} van jou is. Er is al een account met dat e-mailadres: log daar binnen 15 minuten in, dan vragen we of je {{provider}} wilt koppelen.',
};
