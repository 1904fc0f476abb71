import type { Translated } from '../../../translate.js';
import type { tvSignIn as english } from '../../en/sign-in/tv-sign-in.js';

export const tvSignIn: Translated<typeof english> = {
  selectYourProvider: 'Wählen Sie Ihren TV-Anbieter',
  selectProviderLead: 'Melden Sie sich mit dem Konto Ihres TV-Anbieters an.',
  searchProviders: 'TV-Anbieter suchen',
  allProviders: 'Alle TV-Anbieter',
  noProviderFound:
    'Kein TV-Anbieter passt zu „{{query}}“. Prüfen Sie die Schreibweise oder versuchen Sie es mit einem kürzeren Wort.',
  goingToProvider: 'Weiter zu {{provider}} …',
  finishingTvSignIn: 'Ihre Anmeldung wird abgeschlossen …',
  retryingTvSignIn: 'Ihr TV-Anbieter braucht etwas länger. Wir versuchen es noch einmal …',
  tvSignInFailed: 'Ihr TV-Anbieter hat die Anmeldung nicht bestätigt. Versuchen Sie es noch einmal.',
  tvPackageWithout:
    'Ihr TV-Paket enthält diesen Sender nicht. Wenden Sie sich an Ihren Anbieter oder melden Sie sich anders an.',
  deviceReadyTitle: 'Ihr Fernseher ist angemeldet',
  deviceReadyText:
    'Sie können diese Seite schließen. Auf Ihrem Fernseher geht es in wenigen Sekunden weiter.',
  activateTitle: 'Am Fernseher anmelden',
  activateLead: 'Fahren Sie nur fort, wenn dieser Code auf Ihrem eigenen Fernseher steht.',
  tvLoginTitle: 'Auf anderem Bildschirm anmelden',
  tvLoginLead: 'Öffnen Sie diese Adresse auf Ihrem Telefon oder Computer. Wählen Sie dann Ihren TV-Anbieter.',
  tvCode: 'Ihr Code',
  tvWaiting: 'Wir warten auf Ihre Anmeldung …',
  tvCodeOver: 'Dieser Code ist abgelaufen.',
  newCode: 'Neuen Code holen',
  forgotAtProvider: 'Passwort vergessen?',
  providerId: 'E-Mail-Adresse oder Mitgliedsnummer',
  signInWithProvider: 'Mit {{provider}} anmelden',
  useTvProvider: 'Mit Ihrem TV-Anbieter anmelden',
  checkingPartner: 'Ihr Partner wird gesucht …',
  requestPasswordAtLead:
    'Geben Sie die E-Mail-Adresse oder Mitgliedsnummer Ihres Kontos bei {{provider}} ein. {{provider}} sendet Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  resetPasswordAtLead: 'Das neue Passwort gilt für Ihr Konto bei {{provider}}.',
  pleaseProvideYourProviderId: 'Geben Sie Ihre E-Mail-Adresse oder Mitgliedsnummer ein.',
  otherPartners: 'Andere Partner',
  noPartner: 'In Ihrem Land gibt es noch keine Partner.',
  providerIdWrong: 'Diese E-Mail-Adresse oder Mitgliedsnummer passt nicht zum Passwort.',
  finishTvSignInTitle: 'Ihr TV-Anbieter',
  nothingToFinish: 'Hier gibt es nichts abzuschließen',
  nothingToFinishText:
    'Die Anmeldung bei Ihrem TV-Anbieter wurde nicht in diesem Browser begonnen oder ist schon abgeschlossen.',
  noDeviceText:
    'Dieser Browser hat keinen Fernseher angemeldet. Geben Sie den Code ein, den Ihr Fernseher zeigt.',
  enterTvCode: 'Code Ihres Fernsehers eingeben',
  ownTvLead:
    'Scannen Sie das Bild mit Ihrem Telefon oder öffnen Sie die Adresse auf einem anderen Gerät und geben Sie den Code ein. Melden Sie sich dort auf beliebige Weise an.',
  tvQr: 'QR-Code von {{address}}',
  tvUseProvider: 'Code des TV-Anbieters verwenden',
  tvUseOwn: 'Anders anmelden',
  tvDenied: 'Die Anmeldung wurde auf dem anderen Gerät abgelehnt.',
  enterCodeLead: 'Geben Sie den Code ein, den Ihr Fernseher zeigt.',
  tvCodeField: 'Code auf Ihrem Fernseher',
  tvCodeMissing: 'Geben Sie den Code ein.',
  tvCodeWrong: 'Ein Code hat acht Buchstaben, zum Beispiel WDJB-MJHT.',
  confirmDeviceTitle: 'Dieses Gerät anmelden?',
  confirmDeviceLead: 'Es nutzt Ihr Konto, bis Sie es abmelden: {{name}}.',
  confirmDeviceWarning:
    'Fahren Sie nur fort, wenn das Gerät vor Ihnen diesen Code zeigt. Hat Ihnen jemand den Code oder einen Link geschickt, lehnen Sie ab: Ihr Konto würde sonst von anderen genutzt.',
  confirmDevice: 'Dieses Gerät anmelden',
  refuseDevice: 'Ablehnen',
  deviceRefusedTitle: 'Das Gerät ist nicht angemeldet',
  deviceRefusedText: 'In Ihrem Konto hat sich nichts geändert.',
  deviceAsked: 'Angefragt: {{when}}',
  tvProviderName: 'TV-Anbieter',
};
