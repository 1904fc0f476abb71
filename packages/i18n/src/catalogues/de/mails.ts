import type { Translated } from '../../translate.js';
import type { mails as english } from '../en/mails.js';

export const mails: Translated<typeof english> = {
  mailSentBy: 'Gesendet von {{product}}. Antworten an diese Adresse werden nicht gelesen.',
  mailSentByAnswered: 'Gesendet von {{product}}.',
  mailLinkInFull: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  mailNotYou:
    'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Es ändert sich nichts.',
  mailResetSubject: 'Neues Passwort für {{product}} festlegen',
  mailResetHeading: 'Neues Passwort festlegen',
  mailResetText:
    'Jemand hat ein neues Passwort für das Konto {{email}} angefordert. Mit dieser Schaltfläche können Sie eines wählen.',
  mailResetButton: 'Neues Passwort wählen',
  mailResetEnds: 'Der Link funktioniert einmal, {{minutes}} Minuten lang.',
  mailPasswordChangedSubject: 'Ihr Passwort für {{product}} wurde geändert',
  mailPasswordChangedHeading: 'Ihr Passwort wurde geändert',
  mailPasswordChangedText:
    'Das Passwort des Kontos {{email}} wurde soeben geändert, und das Konto wurde auf seinen anderen Geräten abgemeldet.',
  mailPasswordChangedNotYou: 'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  mailConfirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse für {{product}}',
  mailConfirmHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  mailConfirmText: 'Willkommen bei {{product}}. Bestätigen Sie, dass {{email}} Ihre Adresse ist.',
  mailConfirmButton: 'Adresse bestätigen',
  mailConfirmEnds: 'Der Link funktioniert einmal, {{days}} Tage lang.',
  mailMagicSubject: 'Ihr Anmelde-Link für {{product}}',
  mailMagicHeading: 'Anmelden',
  mailMagicText:
    'Melden Sie sich mit dieser Schaltfläche im Konto {{email}} an. Ein Passwort ist nicht nötig.',
  mailMagicButton: 'Anmelden',
  mailMagicEnds: 'Der Link funktioniert einmal, {{minutes}} Minuten lang. Geben Sie ihn nicht weiter.',
  mailEmailChangeSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {{product}}',
  mailEmailChangeHeading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  mailEmailChangeText:
    'Jemand möchte die E-Mail-Adresse eines Kontos bei {{product}} in {{email}} ändern. Mit dieser Schaltfläche bestätigen Sie sie. Bis dahin behält das Konto seine bisherige E-Mail-Adresse.',
  mailEmailChangeButton: 'Neue Adresse bestätigen',
  mailEmailChangeEnds: 'Der Link funktioniert einmal, {{minutes}} Minuten lang.',
  mailEmailAskedSubject: 'Für Ihr Konto bei {{product}} wurde eine neue E-Mail-Adresse angefordert',
  mailEmailAskedHeading: 'Neue E-Mail-Adresse angefordert',
  mailEmailAskedText:
    'Jemand mit Zugang zu Ihrem Konto möchte die E-Mail-Adresse des Kontos {{email}} ändern. Sie ändert sich, sobald der Link geöffnet wird, den wir an die neue Adresse gesendet haben.',
  mailEmailAskedNotYou:
    'Falls Sie das nicht waren, wählen Sie jetzt ein neues Passwort. Der Link funktioniert dann nicht mehr.',
  mailSecuritySubject: 'Die Anmeldung Ihres Kontos bei {{product}} wurde geändert',
  mailSecurityHeading: 'Ihre Anmelde-Einstellungen wurden geändert',
  mailSecurityNotYou:
    'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und prüfen Sie „Anmeldung und Sicherheit“ in Ihrem Konto.',
  mailTwoStepOn: 'Für das Konto {{email}} wurde die Anmeldung in zwei Schritten aktiviert.',
  mailTwoStepOff: 'Für das Konto {{email}} wurde die Anmeldung in zwei Schritten deaktiviert.',
  mailPasskeyAdded: 'Zum Konto {{email}} wurde ein Passkey hinzugefügt.',
  mailPasskeyRemoved: 'Aus dem Konto {{email}} wurde ein Passkey entfernt.',
  mailProviderLinked: 'Mit dem Konto {{email}} wurde eine externe Anmeldung verknüpft.',
  mailProviderUnlinked: 'Vom Konto {{email}} wurde eine externe Anmeldung getrennt.',
  mailGiftSubject: 'Sie haben ein Geschenk von {{product}} erhalten',
  mailGiftHeading: 'Ein Geschenk für Sie',
  mailGiftHeadingNamed: 'Ein Geschenk für {{name}}',
  mailGiftText: 'Sie haben {{item}} geschenkt bekommen.',
  mailGiftTextFrom: '{{giver}} schenkt Ihnen {{item}}.',
  mailGiftCode: 'Ihr Code: {{code}}',
  mailGiftButton: 'Geschenk einlösen',
  mailGiftUntil: 'Gültig bis zum {{date}}. Wer den Code hat, kann ihn einmal einlösen.',
  invoiceTitle: 'Rechnung',
  invoiceBilledTo: 'Rechnung an',
  invoiceSerial: 'Rechnungsnummer',
  creditNoteTitle: 'Rechnungskorrektur',
  creditNoteSerial: 'Nummer der Rechnungskorrektur',
  creditNoteOf: 'Zur Rechnung',
  creditNotePaid: 'Erstattet',
  creditNoteNote: 'Dieser Betrag wurde auf dem Zahlungsweg zurückgegeben.',
  invoiceNumber: 'Zahlungsnummer',
  invoiceDate: 'Datum',
  invoiceReference: 'Referenz',
  invoiceTaxNumber: 'Steuernummer: {{number}}',
  invoiceNet: 'Nettobetrag',
  invoiceTax: 'MwSt. ({{rate}})',
  invoicePaid: 'Bezahlt',
  invoiceRefund: 'Erstattet am {{date}}, Rechnungskorrektur {{number}}',
  invoiceVatCheck: 'VIES-Abfrage vom {{date}}: {{number}}',
  invoiceReverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Richtlinie 2006/112/EG).',
  invoiceNote: 'Diese Rechnung ist bezahlt. Sie müssen nichts weiter tun.',
  mailReceiptSubject: 'Ihr Beleg von {{product}}',
  mailReceiptHeading: 'Vielen Dank',
  mailReceiptText: 'Sie haben am {{date}} {{amount}} für {{item}} bezahlt.',
  mailReceiptTax: 'Enthaltene MwSt.: {{tax}}.',
  mailReceiptNumber: 'Zahlungsnummer: {{number}}',
  mailReceiptButton: 'Zahlungen ansehen',
  mailRefundedSubject: 'Ihre Erstattung von {{product}}',
  mailRefundedHeading: 'Wir haben Ihre Zahlung erstattet',
  mailRefundedText: '{{amount}} Ihrer Zahlung für {{item}} sind auf dem Weg zurück zu Ihnen.',
  mailRefundedNote:
    'Die Erstattung geht auf dem Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das bis zu zehn Tage.',
  mailDisputedSubject: 'Ihre Bank hat die Zahlung für {{item}} zurückgebucht',
  mailDisputedHeading: 'Ihr Zugang ist beendet',
  mailDisputedText:
    'Ihre Bank hat {{amount}} zurückgebucht, die für {{item}} bezahlt wurden. Deshalb haben wir den Zugang beendet. Wenn Sie weiter zusehen möchten, teilen Sie Ihrer Bank mit, dass die Zahlung von Ihnen war, oder kaufen Sie noch einmal.',
  mailCancelledSubject: '{{item}} ist gekündigt',
  mailCancelledHeading: 'Ihr Abo verlängert sich nicht',
  mailCancelledText:
    '{{item}} ist gekündigt. Sie können bis zum {{date}} zusehen, und es wird nichts mehr abgebucht.',
  mailCancelledNow: '{{item}} ist gekündigt, und es wird nichts mehr abgebucht.',
  mailCancelledKeep:
    'Haben Sie es sich anders überlegt? Bis dahin können Sie Ihr Abo in Ihrem Konto behalten.',
  mailPlanButton: 'Abo verwalten',
  mailTrialEndingSubject: 'Ihre kostenlose Testphase für {{item}} endet am {{date}}',
  mailTrialEndingHeading: 'Ihre kostenlose Testphase endet bald',
  mailTrialEndingText:
    'Ihre kostenlose Testphase für {{item}} endet am {{date}}. Danach geht Ihr Abo weiter, und {{amount}} werden abgebucht.',
  mailPriceChangeSubject: 'Der Preis für {{item}} ändert sich am {{date}}',
  mailPriceChangeHeading: 'Ein neuer Preis',
  mailPriceChangeText:
    'Für {{item}} bezahlen Sie derzeit {{from}}. Ab Ihrer ersten Zahlung nach dem {{date}} sind es {{to}}.',
  mailPriceChangeContinues:
    'Antworten Sie bis zum {{date}}. Ohne Antwort geht Ihr Abo zum neuen Preis weiter.',
  mailPriceChangeEnds:
    'Antworten Sie bis zum {{date}}. Ohne Antwort endet Ihr Abo, bevor der neue Preis gilt.',
  mailPriceChangeKeep: 'Abo behalten',
  mailPriceChangeLeave: 'Falls Sie lieber gehen möchten: {{address}}',
  mailRenewalAheadSubject: '{{item}} verlängert sich am {{date}}',
  mailRenewalAheadHeading: 'Ihr Abo verlängert sich bald',
  mailRenewalAheadText:
    '{{item}} verlängert sich am {{date}}, und {{amount}} werden abgebucht. Sie müssen nichts tun.',
  mailAheadCancel: 'Wenn Sie das nicht möchten, kündigen Sie Ihr Abo vor diesem Tag.',
  mailCardExpiringSubject: 'Ihre Karte läuft bald ab',
  mailCardExpiringHeading: 'Aktualisieren Sie Ihre Karte',
  mailCardExpiringText:
    'Die Karte mit den Endziffern {{digits}}, mit der {{item}} bezahlt wird, läuft Ende {{month}} ab. Aktualisieren Sie sie, um weiter zuzusehen.',
  mailCardExpiringButton: 'Karte aktualisieren',
  mailRenewalFailedSubject: '{{item}} konnte nicht verlängert werden',
  mailRenewalFailedHeading: 'Prüfen Sie Ihre Zahlungsdaten',
  mailRenewalFailedText:
    'Die Zahlung für {{item}} hat nicht geklappt. Aktualisieren Sie Ihre Zahlungsdaten bis zum {{date}}, um weiter zuzusehen.',
  mailRenewalFailedButton: 'Zahlungsdaten aktualisieren',
  mailResumeFailedText:
    'Die Zahlung für {{item}} hat nicht geklappt, deshalb bleibt Ihr Abo pausiert. Aktualisieren Sie Ihre Zahlungsdaten und setzen Sie Ihr Abo dann fort.',
  mailRenewalConfirmSubject: 'Bestätigen Sie die Zahlung für {{item}}',
  mailRenewalConfirmHeading: 'Ihre Bank bittet um Bestätigung',
  mailRenewalConfirmText:
    'Ihre Bank möchte, dass Sie die Zahlung von {{amount}} für {{item}} vor der Verlängerung bestätigen. Es dauert eine Minute: Öffnen Sie die Seite und folgen Sie den Schritten Ihrer Bank.',
  mailRenewalConfirmBy: 'Bitte bestätigen Sie bis zum {{date}}; danach endet Ihr Zugang.',
  mailRenewalConfirmButton: 'Zahlung bestätigen',
  mailPaymentFailedSubject: 'Ihre Zahlung für {{item}} hat nicht geklappt',
  mailPaymentFailedHeading: 'Ihre Zahlung hat nicht geklappt',
  mailPaymentFailedText:
    'Ihre Bank hat die Zahlung für {{item}} abgelehnt. Es wurde nichts abgebucht. Sie können auf andere Weise bezahlen.',
  mailPaymentFailedButton: 'Zahlungsmethode wählen',
  mailNewDeviceSubject: 'Neue Anmeldung in Ihrem Konto bei {{product}}',
  mailNewDeviceHeading: 'Anmeldung auf einem neuen Gerät',
  mailNewDeviceText: 'Im Konto {{email}} gab es eine Anmeldung auf einem Gerät, das wir noch nicht kannten.',
  mailNewDeviceWhere: '{{device}} · {{country}} · {{time}} UTC',
  mailNewDeviceNotYou:
    'Falls Sie das waren, müssen Sie nichts tun. Falls nicht, wählen Sie sofort ein neues Passwort: Es meldet alle Geräte ab.',
  mailFactorRemovalSubject: 'Die Anmeldung in zwei Schritten wird aus Ihrem Konto bei {{product}} entfernt',
  mailFactorRemovalHeading: 'Die Anmeldung in zwei Schritten wird entfernt',
  mailFactorRemovalText:
    'Jemand hat uns mitgeteilt, die App für das Konto {{email}} verloren zu haben. Ab diesem Zeitpunkt braucht die Anmeldung keinen Code mehr: {{time}} UTC.',
  mailFactorRemovalStop:
    'Falls Sie das nicht waren, melden Sie sich mit Ihrem Code an oder stoppen Sie es unter „Anmeldung und Sicherheit“.',
  mailFactorRemovalButton: 'Zu Ihrem Konto',
  mailFactorRemovalNotYou: 'Falls Sie darum gebeten haben, müssen Sie nichts tun.',
  mailSuspendedSubject: 'Ihr Konto bei {{product}} wurde gesperrt',
  mailSuspendedHeading: 'Ihr Konto wurde gesperrt',
  mailSuspendedText:
    'Das Konto {{email}} wurde gesperrt und auf allen Geräten abgemeldet. Wenden Sie sich an unseren Support, um mehr zu erfahren.',
  mailResumedSubject: 'Ihr Konto bei {{product}} ist wieder nutzbar',
  mailResumedHeading: 'Willkommen zurück',
  mailResumedText: 'Die Sperre des Kontos {{email}} ist beendet. Sie können sich wieder anmelden.',
  mailPasswordSet: 'Für das Konto {{email}} wurde ein Passwort festgelegt.',
  mailJoinedSubject: 'Zwei Konten bei {{product}} sind jetzt eines',
  mailJoinedHeading: 'Ihre Konten wurden zusammengeführt',
  mailJoinedFrom:
    'Alle Anmeldungen des Kontos {{email}} sind mit dessen Profilen, Listen und Verlauf in ein anderes Konto umgezogen, in dem Sie sich angemeldet haben. Dieses Konto wird am {{date}} gelöscht.',
  mailJoinedTo:
    'Alle Anmeldungen eines anderen Kontos, in dem Sie sich angemeldet haben, sind mit dessen Profilen, Listen und Verlauf zu {{email}} umgezogen. Das andere Konto wird am {{date}} gelöscht.',
  mailJoinedKeep:
    'Um dieses Konto zu behalten, wählen Sie vorher ein neues Passwort, melden Sie sich damit an und brechen Sie die Löschung in Ihrem Konto ab.',
  mailUnprovenPasswordRemoved:
    'Bis Sie sich mit dem Link angemeldet haben, der an {{email}} gesendet wurde, war diese Adresse des Kontos nicht bestätigt. Jemand anderes könnte das Konto also genutzt haben. Das Passwort, verknüpfte Anmeldungen und Passkeys, die hinzugefügt worden waren, wurden entfernt, und andere Geräte wurden abgemeldet. Legen Sie ein Passwort fest und fügen Sie Ihre eigenen Anmeldungen wieder hinzu.',
  mailUnprovenRemoved:
    'Bis Ihr neues Passwort festgelegt wurde, war die Adresse {{email}} des Kontos nicht bestätigt. Jemand anderes könnte das Konto also genutzt haben. Verknüpfte Anmeldungen und Passkeys, die hinzugefügt worden waren, wurden entfernt. Fügen Sie Ihre eigenen wieder hinzu.',
};
