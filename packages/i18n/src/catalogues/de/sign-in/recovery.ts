import type { Translated } from '../../../translate.js';
import type { recovery as english } from '../../en/sign-in/recovery.js';

export const recovery: Translated<typeof english> = {
  forgotPassword: 'Passwort vergessen?',
  backToSignIn: 'Zurück zur Anmeldung',
  requestPasswordTitle: 'Passwort vergessen?',
  requestPasswordLead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendResetLink: 'Link senden',
  sending: 'Wird gesendet …',
  resetPasswordEmailSent:
    'Falls es zu {{email}} ein Konto gibt, haben wir einen Link für ein neues Passwort gesendet. Er funktioniert einmal und nur kurze Zeit.',
  sendAgain: 'Noch einmal senden',
  resetPasswordTitle: 'Neues Passwort wählen',
  resetPasswordLead:
    'Sie werden auf allen Geräten abgemeldet. Melden Sie sich danach mit dem neuen Passwort an.',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort bestätigen',
  savePassword: 'Passwort speichern',
  savingPassword: 'Wird gespeichert …',
  passwordSuccessfullyReset: 'Ihr Passwort wurde geändert',
  passwordSuccessfullyResetText: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  resetLinkInvalid: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  askForNewLink: 'Neuen Link anfordern',
  magicLinkTitle: 'Per E-Mail anmelden',
  magicLinkLead: 'Wir senden Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
  magicLinkOffer: 'Anmelde-Link per E-Mail',
  magicLinkSend: 'Anmelde-Link senden',
  magicLinkSent:
    'Falls es zu {{email}} ein Konto gibt, haben wir einen Anmelde-Link gesendet. Er gilt 15 Minuten.',
  signingInByLink: 'Sie werden angemeldet …',
  failedToMagicLogin: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  confirmationPage: 'E-Mail-Bestätigung',
  confirmingEmail: 'Ihre E-Mail-Adresse wird bestätigt …',
  emailConfirmedTitle: 'Willkommen',
  emailConfirmedText: '{{email}} ist bestätigt. Sie können sich jetzt anmelden.',
  emailOfAccount: '{{email}} ist jetzt die E-Mail-Adresse Ihres Kontos.',
  emailNotYours:
    'Haben Sie dieses Konto nicht erstellt? Wählen Sie ein neues Passwort: Es meldet alle anderen ab und entfernt die zuvor hinzugefügten Anmeldungen.',
  toMyAccount: 'Zu meinem Konto',
  loginNow: 'Jetzt anmelden',
  confirmationInvalidTitle: 'Dieser Link ist ungültig',
  confirmationInvalidText: 'Er wurde schon verwendet oder ist abgelaufen.',
  sorrySomethingWentWrong: 'Etwas ist schiefgelaufen',
  sorrySomethingWentWrongText: 'Öffnen Sie den Link in der E-Mail noch einmal oder versuchen Sie es später.',
  failedToSend: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
  notSupported: 'Nicht unterstützt',
  notSupportedText:
    'Passwörter lassen sich hier nicht ändern. Ändern Sie Ihres dort, wo Sie Ihr Konto erhalten haben.',
};
