import type { Translated } from '../../translate.js';
import type { mails as english } from '../en/mails.js';

export const mails: Translated<typeof english> = {
  mailSentBy: 'Inviata da {{product}}. Le risposte a questo indirizzo non vengono lette.',
  mailSentByAnswered: 'Inviata da {{product}}.',
  mailLinkInFull: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  mailNotYou: 'Se non l’hai chiesto tu, puoi ignorare questa email. Non cambierà nulla.',
  mailResetSubject: 'Imposta una nuova password per {{product}}',
  mailResetHeading: 'Imposta una nuova password',
  mailResetText:
    'Qualcuno ha chiesto una nuova password per l’account {{email}}. Usa questo pulsante per sceglierne una.',
  mailResetButton: 'Scegli una nuova password',
  mailResetEnds: 'Il link funziona una volta sola, per {{minutes}} minuti.',
  mailPasswordChangedSubject: 'La tua password di {{product}} è stata cambiata',
  mailPasswordChangedHeading: 'La tua password è stata cambiata',
  mailPasswordChangedText:
    'La password dell’account {{email}} è stata appena cambiata e gli altri dispositivi sono stati disconnessi.',
  mailPasswordChangedNotYou: 'Se non l’hai cambiata tu, scegli subito una nuova password.',
  mailConfirmSubject: 'Conferma la tua email per {{product}}',
  mailConfirmHeading: 'Conferma la tua email',
  mailConfirmText: '{{product}} ti dà il benvenuto. Conferma che {{email}} è il tuo indirizzo.',
  mailConfirmButton: 'Conferma email',
  mailConfirmEnds: 'Il link funziona una volta sola, per {{days}} giorni.',
  mailMagicSubject: 'Il tuo link di accesso a {{product}}',
  mailMagicHeading: 'Accedi',
  mailMagicText: 'Accedi all’account {{email}} con questo pulsante. Non serve la password.',
  mailMagicButton: 'Accedi',
  mailMagicEnds: 'Il link funziona una volta sola, per {{minutes}} minuti. Non condividerlo.',
  mailEmailChangeSubject: 'Conferma la tua nuova email per {{product}}',
  mailEmailChangeHeading: 'Conferma la tua nuova email',
  mailEmailChangeText:
    'Qualcuno ha chiesto di cambiare l’email di un account {{product}} in {{email}}. Usa questo pulsante per confermarla. Fino ad allora l’account mantiene l’email attuale.',
  mailEmailChangeButton: 'Conferma nuova email',
  mailEmailChangeEnds: 'Il link funziona una volta sola, per {{minutes}} minuti.',
  mailEmailAskedSubject: 'È stata richiesta una nuova email per il tuo account {{product}}',
  mailEmailAskedHeading: 'È stata richiesta una nuova email',
  mailEmailAskedText:
    'Qualcuno con accesso al tuo account ha chiesto di cambiare l’email dell’account {{email}}. Cambierà quando sarà aperto il link che abbiamo inviato alla nuova email.',
  mailEmailAskedNotYou:
    'Se non l’hai chiesto tu, scegli ora una nuova password. Il link smetterà di funzionare.',
  mailSecuritySubject: 'Le impostazioni di accesso di {{product}} sono cambiate',
  mailSecurityHeading: 'Le tue impostazioni di accesso sono cambiate',
  mailSecurityNotYou:
    'Se la modifica non è tua, scegli subito una nuova password e controlla «Accesso e sicurezza» nel tuo account.',
  mailTwoStepOn: 'L’accesso in due passaggi è stato attivato per l’account {{email}}.',
  mailTwoStepOff: 'L’accesso in due passaggi è stato disattivato per l’account {{email}}.',
  mailPasskeyAdded: 'È stata aggiunta una passkey all’account {{email}}.',
  mailPasskeyRemoved: 'È stata rimossa una passkey dall’account {{email}}.',
  mailProviderLinked: 'Un accesso esterno è stato collegato all’account {{email}}.',
  mailProviderUnlinked: 'Un accesso esterno è stato scollegato dall’account {{email}}.',
  mailGiftSubject: 'Hai ricevuto un regalo da {{product}}',
  mailGiftHeading: 'Un regalo per te',
  mailGiftHeadingNamed: 'Un regalo per {{name}}',
  mailGiftText: 'Hai ricevuto in regalo {{item}}.',
  mailGiftTextFrom: '{{giver}} ti ha regalato {{item}}.',
  mailGiftCode: 'Il tuo codice: {{code}}',
  mailGiftButton: 'Riscatta il regalo',
  mailGiftUntil: 'Scadenza: {{date}}. Chiunque abbia il codice può riscattarlo, una volta sola.',
  invoiceTitle: 'Fattura',
  invoiceBilledTo: 'Intestata a',
  invoiceSerial: 'Numero fattura',
  creditNoteTitle: 'Nota di credito',
  creditNoteSerial: 'Numero nota di credito',
  creditNoteOf: 'Per la fattura',
  creditNotePaid: 'Rimborsato',
  creditNoteNote: 'Questo importo è stato restituito nello stesso modo in cui era stato pagato.',
  invoiceNumber: 'Numero pagamento',
  invoiceDate: 'Data',
  invoiceReference: 'Riferimento',
  invoiceTaxNumber: 'Partita IVA o codice fiscale: {{number}}',
  invoiceNet: 'Totale IVA esclusa',
  invoiceTax: 'IVA ({{rate}})',
  invoicePaid: 'Pagato',
  invoiceRefund: 'Rimborso: {{date}}, nota di credito {{number}}',
  invoiceVatCheck: 'Consultazione VIES, {{date}}: {{number}}',
  invoiceReverseCharge:
    'Inversione contabile: l’IVA è assolta dal destinatario (articolo 196 della direttiva 2006/112/CE).',
  invoiceNote: 'Questa fattura è pagata. Non devi fare nulla.',
  mailReceiptSubject: 'La tua ricevuta da {{product}}',
  mailReceiptHeading: 'Grazie',
  mailReceiptText: 'Hai pagato {{amount}} per {{item}}. Data: {{date}}.',
  mailReceiptTax: 'IVA inclusa: {{tax}}.',
  mailReceiptNumber: 'Numero pagamento: {{number}}',
  mailReceiptButton: 'Vedi i tuoi pagamenti',
  mailRefundedSubject: 'Il tuo rimborso da {{product}}',
  mailRefundedHeading: 'Abbiamo rimborsato il tuo pagamento',
  mailRefundedText: 'Ti stiamo restituendo {{amount}} del tuo pagamento per {{item}}.',
  mailRefundedNote:
    'Il rimborso arriva nello stesso modo in cui hai pagato. A seconda della banca, possono volerci fino a dieci giorni.',
  mailDisputedSubject: 'La tua banca ha stornato il pagamento per {{item}}',
  mailDisputedHeading: 'Il tuo accesso è terminato',
  mailDisputedText:
    'La tua banca ha stornato il pagamento di {{amount}} per {{item}}, quindi abbiamo chiuso l’accesso. Se vuoi continuare a guardare, comunica alla banca che il pagamento era tuo oppure acquista di nuovo.',
  mailCancelledSubject: 'Disdetta confermata: {{item}}',
  mailCancelledHeading: 'Il tuo abbonamento non si rinnoverà',
  mailCancelledText:
    'La disdetta di {{item}} è confermata. Ultimo giorno per guardare: {{date}}. Non ti addebiteremo altro.',
  mailCancelledNow: 'La disdetta di {{item}} è confermata e non ti addebiteremo altro.',
  mailCancelledKeep: 'Hai cambiato idea? Fino ad allora puoi mantenere l’abbonamento dal tuo account.',
  mailPlanButton: 'Gestisci abbonamento',
  mailTrialEndingSubject: 'La tua prova gratuita di {{item}} sta per finire: {{date}}',
  mailTrialEndingHeading: 'La prova gratuita sta per finire',
  mailTrialEndingText:
    'Ultimo giorno della tua prova gratuita di {{item}}: {{date}}. Poi l’abbonamento continua e ti addebiteremo {{amount}}.',
  mailPriceChangeSubject: 'Il prezzo di {{item}} cambia: {{date}}',
  mailPriceChangeHeading: 'Un nuovo prezzo',
  mailPriceChangeText:
    'Ora il prezzo di {{item}} è {{from}}. Dal primo pagamento dopo la data del cambio ({{date}}) sarà {{to}}.',
  mailPriceChangeContinues:
    'Ultimo giorno per rispondere: {{date}}. Senza risposta, l’abbonamento continua al nuovo prezzo.',
  mailPriceChangeEnds:
    'Ultimo giorno per rispondere: {{date}}. Senza risposta, l’abbonamento termina prima del nuovo prezzo.',
  mailPriceChangeKeep: 'Mantieni abbonamento',
  mailPriceChangeLeave: 'Se invece vuoi disdire: {{address}}',
  mailRenewalAheadSubject: 'Rinnovo di {{item}}: {{date}}',
  mailRenewalAheadHeading: 'Il tuo abbonamento sta per rinnovarsi',
  mailRenewalAheadText:
    'Data di rinnovo di {{item}}: {{date}}. Ti addebiteremo {{amount}}. Non devi fare nulla.',
  mailAheadCancel: 'Se non vuoi, disdici l’abbonamento prima di quel giorno.',
  mailCardExpiringSubject: 'La tua carta sta per scadere',
  mailCardExpiringHeading: 'Aggiorna la carta',
  mailCardExpiringText:
    'La carta che termina con {{digits}}, usata per pagare {{item}}, scade alla fine del mese ({{month}}). Aggiornala per continuare a guardare.',
  mailCardExpiringButton: 'Aggiorna la carta',
  mailRenewalFailedSubject: 'Impossibile rinnovare {{item}}',
  mailRenewalFailedHeading: 'Controlla i tuoi dati di pagamento',
  mailRenewalFailedText:
    'Il pagamento per {{item}} non è andato a buon fine. Per continuare a guardare, aggiorna i dati di pagamento. Ultimo giorno: {{date}}.',
  mailRenewalFailedButton: 'Aggiorna dati di pagamento',
  mailResumeFailedText:
    'Il pagamento per {{item}} non è andato a buon fine, quindi l’abbonamento resta in pausa. Aggiorna i dati di pagamento, poi riprendi l’abbonamento.',
  mailRenewalConfirmSubject: 'Conferma il pagamento per {{item}}',
  mailRenewalConfirmHeading: 'La tua banca ti chiede di confermare',
  mailRenewalConfirmText:
    'La tua banca vuole che confermi il pagamento di {{amount}} per {{item}} prima del rinnovo. Basta un minuto: apri la pagina e segui i passaggi della banca.',
  mailRenewalConfirmBy: 'Ultimo giorno per confermare: {{date}}. Dopo, il tuo accesso termina.',
  mailRenewalConfirmButton: 'Conferma il pagamento',
  mailPaymentFailedSubject: 'Il tuo pagamento per {{item}} non è andato a buon fine',
  mailPaymentFailedHeading: 'Il tuo pagamento non è andato a buon fine',
  mailPaymentFailedText:
    'La tua banca ha rifiutato il pagamento per {{item}}. Non ti è stato addebitato nulla. Puoi pagare in un altro modo.',
  mailPaymentFailedButton: 'Scegli come pagare',
  mailNewDeviceSubject: 'Nuovo accesso al tuo account {{product}}',
  mailNewDeviceHeading: 'Accesso da un nuovo dispositivo',
  mailNewDeviceText:
    'È stato effettuato l’accesso all’account {{email}} da un dispositivo che non avevamo mai visto.',
  mailNewDeviceWhere: '{{device}} · {{country}} · {{time}} UTC',
  mailNewDeviceNotYou:
    'Se l’accesso è tuo, non devi fare nulla. Altrimenti scegli subito una nuova password: disconnette tutti i dispositivi.',
  mailFactorRemovalSubject: 'L’accesso in due passaggi del tuo account {{product}} sarà rimosso',
  mailFactorRemovalHeading: 'L’accesso in due passaggi sarà rimosso',
  mailFactorRemovalText:
    'Qualcuno ci ha detto di aver perso l’app per l’account {{email}}. Presto per accedere non servirà più un codice. Data e ora: {{time}} UTC.',
  mailFactorRemovalStop:
    'Se la richiesta non è tua, accedi con il tuo codice o interrompila in «Accesso e sicurezza».',
  mailFactorRemovalButton: 'Vai al tuo account',
  mailFactorRemovalNotYou: 'Se l’hai chiesto tu, non devi fare nulla.',
  mailSuspendedSubject: 'Il tuo account {{product}} è stato sospeso',
  mailSuspendedHeading: 'Il tuo account è stato sospeso',
  mailSuspendedText:
    'L’account {{email}} è stato sospeso e disconnesso da tutti i dispositivi. Contatta l’assistenza per saperne di più.',
  mailResumedSubject: 'Puoi di nuovo usare il tuo account {{product}}',
  mailResumedHeading: 'È bello riaverti qui',
  mailResumedText: 'La sospensione dell’account {{email}} è terminata. Puoi accedere di nuovo.',
  mailPasswordSet: 'È stata impostata una password per l’account {{email}}.',
  mailJoinedSubject: 'Due account {{product}} ora sono uno solo',
  mailJoinedHeading: 'I tuoi account sono stati uniti',
  mailJoinedFrom:
    'Tutti gli accessi dell’account {{email}} sono passati a un altro account a cui hai effettuato l’accesso, con profili, liste e cronologia. Data di eliminazione di questo account: {{date}}.',
  mailJoinedTo:
    'Tutti gli accessi di un altro account a cui hai effettuato l’accesso sono passati a {{email}}, con profili, liste e cronologia. Data di eliminazione dell’altro account: {{date}}.',
  mailJoinedKeep:
    'Per conservare questo account, prima di quella data scegli una nuova password, accedi con quella e annulla l’eliminazione nel tuo account.',
  mailUnprovenPasswordRemoved:
    'Finché non hai effettuato l’accesso con il link inviato a {{email}}, questo indirizzo dell’account non era confermato: qualcun altro potrebbe averlo usato. Abbiamo rimosso la password, gli accessi collegati e le passkey che erano stati aggiunti, e disconnesso gli altri dispositivi. Imposta una password e aggiungi di nuovo i tuoi.',
  mailUnprovenRemoved:
    'Finché non è stata impostata la tua nuova password, l’indirizzo {{email}} dell’account non era confermato: qualcun altro potrebbe aver usato l’account. Abbiamo rimosso gli accessi collegati e le passkey che erano stati aggiunti. Aggiungi di nuovo i tuoi.',
};
