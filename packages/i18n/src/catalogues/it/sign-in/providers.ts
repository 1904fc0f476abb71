import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'Utente',
  orContinueWith: 'oppure',
  continueWith: 'Continua con {{provider}}',
  providerRefusedTitle: 'Impossibile completare l’accesso',
  providerCancelled: 'Hai annullato l’accesso. Non è cambiato nulla.',
  providerAnswerOld:
    'Questo accesso non è iniziato in questa scheda del browser o ha richiesto troppo tempo. Ricomincia.',
  providerSorry: 'Si è verificato un problema.',
  providerStartAgain: 'Torna all’accesso',
  accountConflictTitle: 'Questo indirizzo ha già un account',
  accountConflictText:
    'Esiste già un account con questa email. Accedi nel modo abituale; poi potrai collegare {{provider}}.',
  signInToLink: 'Accedi per collegare {{provider}}',
  signedInAlready: 'Hai già effettuato l’accesso',
  signedInAlreadyText: 'Hai effettuato l’accesso come {{name}}. Per usare un altro account, prima esci.',
  signedInContinue: 'Continua',
  signedInLink: 'Collega un altro modo di accedere',
  cannotLinkAccount:
    'Impossibile collegare questo account {{provider}}: appartiene a un altro account o il tuo ne ha già uno.',
  accountMergeTitle: 'Hai due account',
  accountMergeKept:
    'Questo accesso con {{provider}} appartiene a un altro tuo account. Puoi tenere uno dei due e accedervi con {{provider}}.',
  accountMergeRefused:
    'Questo accesso con {{provider}} appartiene a un altro account e nessuno dei due può cederlo: entrambi hanno abbonamenti o pagamenti, o uno non è utilizzabile. Contattaci.',
  accountMergeChoose: 'Scegli l’account da tenere',
  logoutAndContinue: 'Esci e continua',
  linkAccountTitle: 'Vuoi collegare un account esistente?',
  linkAccountText:
    'Se hai già un account con password, collegalo per accedere in entrambi i modi. Altrimenti ne creeremo uno nuovo.',
  linkAccount: 'Collega account',
  skipLinking: 'Salta',
  openingApp: 'Apertura dell’app…',
  openApp: 'Apri l’app',
  licencePartnerTitle: 'Continua con la licenza del tuo partner',
  licencePartnerText:
    'Il tuo partner ti ha mandato qui per accedere. Continua solo se hai iniziato tu questa operazione.',
  licencePartnerContinue: 'Continua',
  passwordKeptByProvider: 'Cambia la password su {{provider}}.',
  firebaseSignInLead: 'Accedi con il tuo account {{provider}}.',
  firebaseSignUpTitle: 'Crea un account {{provider}}',
  firebaseSignUpLead: 'Un account per accedere qui e nelle nostre app.',
  firebaseSignUp: 'Crea account',
  firebaseToSignIn: 'Hai già un account? Accedi',
  firebaseToSignUp: 'È la prima volta? Crea un account',
  firebaseBlocked: '{{provider}} non ha consentito l’accesso a questo account.',
  firebasePasswordHint: 'Almeno 6 caratteri',
  appCheckFailedWeb: 'Impossibile verificare questo browser. Ricarica la pagina e riprova.',
  providerContinueLead: 'Continui su {{provider}} e torni subito qui.',
  accountExistsWithDifferentProvider: 'Questa email accede già con {{provider}}. Accedi in quel modo.',
  accountConflictKept:
    'Hai dimostrato che questo account {{provider}} è tuo. Esiste già un account con la stessa email: accedi a quello entro 15 minuti e ti chiederemo se collegare {{provider}}.',
};
