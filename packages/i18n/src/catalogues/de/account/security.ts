import type { security as english } from '../../en/account/security.js';
import type { Translated } from '../../../translate.js';

export const security: Translated<typeof english> = {
  emailTitle: 'E-Mail-Adresse',
  emailText:
    'Ihre E-Mail-Adresse ist {{email}}. Um sie zu ändern, brauchen Sie Ihr Passwort und Zugang zum neuen Postfach.',
  emailNew: 'Neue E-Mail-Adresse',
  emailSave: 'Bestätigungslink senden',
  emailSent:
    'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihre neue E-Mail-Adresse zu bestätigen.',
  emailSame: 'Das ist bereits Ihre E-Mail-Adresse.',
  emailElsewhere: 'Ihre E-Mail-Adresse können Sie unter „Anmeldung und Sicherheit“ ändern.',
  twoStepTitle: 'Anmeldung in zwei Schritten',
  twoStepOff: 'Beim Anmelden geben Sie zusätzlich einen Code aus einer App auf Ihrem Telefon ein.',
  twoStepOn: 'Die Anmeldung in zwei Schritten ist aktiv. Verbleibende Wiederherstellungscodes: {{left}}.',
  twoStepTurnOn: 'Aktivieren',
  twoStepTurnOff: 'Deaktivieren',
  twoStepScan: 'Scannen Sie dies mit Ihrer Authenticator-App und geben Sie dann den angezeigten Code ein.',
  twoStepPicture: 'QR-Code für Ihre Authenticator-App',
  twoStepByHand: 'Oder geben Sie diesen Schlüssel von Hand ein:',
  twoStepCode: 'Code',
  twoStepConfirm: 'Bestätigen',
  twoStepRenew: 'Neue Wiederherstellungscodes',
  recoveryTitle: 'Speichern Sie Ihre Wiederherstellungscodes',
  recoveryText:
    'Mit jedem können Sie sich einmal anmelden, falls Sie Ihre App verlieren. Wir zeigen sie nur jetzt.',
  recoveryCopy: 'Kopieren',
  recoveryCopied: 'Kopiert.',
  recoveryDownload: 'Herunterladen',
  recoveryDone: 'Ich habe sie gespeichert',
  passkeysTitle: 'Passkeys',
  passkeysText: 'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre statt mit einem Passwort an.',
  passkeysUnsupported: 'Dieser Browser unterstützt keine Passkeys.',
  passkeyAdd: 'Passkey hinzufügen',
  passkeyNamed: 'Passkey {{number}}',
  passkeyName: 'Name',
  passkeyAddedOn: 'Hinzugefügt: {{when}}',
  passkeyUsedOn: 'Zuletzt verwendet: {{when}}',
  passkeyRename: 'Umbenennen',
  passkeyRenameOf: '{{name}} umbenennen',
  passkeyRemove: 'Entfernen',
  passkeyRemoveOf: '{{name}} entfernen',
  passkeyNotMade: 'Es konnte kein Passkey hinzugefügt werden. Versuchen Sie es noch einmal.',
  passkeyHere: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  proveTitle: 'Bestätigen Sie, dass Sie es sind',
  provePassword: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
  provePasskey: 'Passkey verwenden',
  proveCode: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
  proveBySignIn: 'Melden Sie sich ab und wieder an, um dies zu ändern.',
  proveContinue: 'Weiter',
  twoStepRemoval:
    'Die Verwaltung wurde gebeten, die Anmeldung in zwei Schritten zu entfernen (Termin: {{when}}). Wenn das nicht von Ihnen kam, stoppen Sie es.',
  twoStepStopRemoval: 'Stoppen',
  signInsTitle: 'Letzte Anmeldungen',
  signInsLead:
    'Wenn Sie eine nicht erkennen, wählen Sie ein neues Passwort: Es meldet alle anderen Geräte ab.',
  emailNone:
    'Ihr Konto hat keine E-Mail-Adresse. Fügen Sie eine hinzu, um Belege zu erhalten und Ihr Konto wiederherstellen zu können.',
  emailTextWithout:
    'Ihre E-Mail-Adresse ist {{email}}. Um sie zu ändern, brauchen Sie Zugang zum neuen Postfach.',
  emailUnconfirmed:
    '{{email}} ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
  emailConfirmAgain: 'E-Mail noch einmal senden',
  emailConfirmSent: 'Gesendet. Es kann einige Minuten dauern.',
  passwordFirst: 'Legen Sie ein Passwort fest, um sich auch mit Ihrer E-Mail-Adresse anzumelden.',
  passwordNeedsEmail:
    'Sie melden sich über einen anderen Anbieter an. Um ein Passwort festzulegen, fügen Sie zuerst eine E-Mail-Adresse hinzu.',
  passwordSet: 'Passwort festlegen',
};
