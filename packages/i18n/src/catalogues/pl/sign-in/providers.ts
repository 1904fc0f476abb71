import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Widz',
  orContinueWith: 'lub',
  continueWith: 'Kontynuuj z {{provider}}',
  providerRefusedTitle: 'Nie udało się dokończyć logowania',
  providerCancelled: 'Logowanie anulowano. Nic się nie zmieniło.',
  providerAnswerOld:
    'To logowanie nie zaczęło się w tej karcie przeglądarki lub trwało zbyt długo. Zacznij od nowa.',
  providerSorry: 'Coś poszło nie tak.',
  providerStartAgain: 'Wróć do logowania',
  accountConflictTitle: 'Ten adres ma już konto',
  accountConflictText:
    'Konto z tym adresem e-mail już istnieje. Zaloguj się tak jak zwykle; potem możesz połączyć {{provider}}.',
  signInToLink: 'Zaloguj się, aby połączyć {{provider}}',
  signedInAlready: 'Konto jest już zalogowane',
  signedInAlreadyText: 'Zalogowane konto: {{name}}. Aby użyć innego, najpierw się wyloguj.',
  signedInContinue: 'Kontynuuj',
  signedInLink: 'Połącz inny sposób logowania',
  cannotLinkAccount:
    'Nie udało się połączyć tego konta {{provider}}. Należy do innego konta albo Twoje ma już takie połączenie.',
  accountMergeTitle: 'Masz dwa konta',
  accountMergeKept:
    'To logowanie {{provider}} należy do innego Twojego konta. Możesz zachować jedno z nich i logować się do niego przez {{provider}}.',
  accountMergeRefused:
    'To logowanie {{provider}} należy do innego konta i żadne z nich nie może go oddać: oba mają plany lub płatności albo jednego nie można używać. Skontaktuj się z nami.',
  accountMergeChoose: 'Wybierz konto do zachowania',
  logoutAndContinue: 'Wyloguj się i kontynuuj',
  linkAccountTitle: 'Połączyć istniejące konto?',
  linkAccountText:
    'Jeśli masz już konto z hasłem, połącz je, aby logować się na oba sposoby. W przeciwnym razie założymy nowe.',
  linkAccount: 'Połącz konto',
  skipLinking: 'Pomiń',
  openingApp: 'Otwieranie aplikacji…',
  openApp: 'Otwórz aplikację',
  licencePartnerTitle: 'Kontynuuj z licencją partnera',
  licencePartnerText:
    'Partner skierował Cię tutaj, aby się zalogować. Kontynuuj tylko, jeśli to Twoje działanie.',
  licencePartnerContinue: 'Kontynuuj',
  passwordKeptByProvider: 'Zmień hasło u dostawcy {{provider}}.',
  firebaseSignInLead: 'Zaloguj się kontem {{provider}}.',
  firebaseSignUpTitle: 'Załóż konto {{provider}}',
  firebaseSignUpLead: 'Konto do logowania tutaj i w naszych aplikacjach.',
  firebaseSignUp: 'Załóż konto',
  firebaseToSignIn: 'Masz już konto? Zaloguj się',
  firebaseToSignUp: 'Pierwszy raz tutaj? Załóż konto',
  firebaseBlocked: '{{provider}} nie pozwala zalogować się na to konto.',
  firebasePasswordHint: 'Co najmniej 6 znaków',
  appCheckFailedWeb: 'Nie udało się sprawdzić tej przeglądarki. Odśwież stronę i spróbuj ponownie.',
  providerContinueLead: 'Przejdziesz do {{provider}} i od razu tu wrócisz.',
  accountExistsWithDifferentProvider:
    'Ten adres e-mail służy już do logowania przez {{provider}}. Zaloguj się w ten sposób.',
  accountConflictKept:
    'Wiemy już, że to konto {{provider}} jest Twoje. Konto z jego adresem e-mail już istnieje: zaloguj się na nie w ciągu 15 minut, a zapytamy, czy połączyć {{provider}}.',
};
