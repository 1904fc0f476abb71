import type { Translated } from '../../translate.js';
import type { mails as english } from '../en/mails.js';

export const mails: Translated<typeof english> = {
  mailSentBy: 'Enviado por {{product}}. As respostas a este endereço não são lidas.',
  mailSentByAnswered: 'Enviado por {{product}}.',
  mailLinkInFull: 'Se o botão não funcionar, copie este endereço para o navegador:',
  mailNotYou: 'Se não fez este pedido, ignore este e-mail. Nada muda.',

  mailResetSubject: 'Escolha uma nova palavra-passe para {{product}}',
  mailResetHeading: 'Escolha uma nova palavra-passe',
  mailResetText: 'Alguém pediu uma nova palavra-passe para a conta {{email}}. Escolha-a com este botão.',
  mailResetButton: 'Escolher nova palavra-passe',
  mailResetEnds: 'A ligação funciona uma só vez, durante {{minutes}} minutos.',

  mailPasswordChangedSubject: 'A sua palavra-passe de {{product}} foi alterada',
  mailPasswordChangedHeading: 'A sua palavra-passe foi alterada',
  mailPasswordChangedText:
    'A palavra-passe da conta {{email}} acabou de ser alterada e a sessão foi terminada nos outros dispositivos.',
  mailPasswordChangedNotYou: 'Não fez esta alteração? Escolha já uma nova palavra-passe.',

  mailConfirmSubject: 'Confirme o seu e-mail para {{product}}',
  mailConfirmHeading: 'Confirme o seu e-mail',
  mailConfirmText: 'Damos-lhe as boas-vindas a {{product}}. Confirme que {{email}} é o seu endereço.',
  mailConfirmButton: 'Confirmar e-mail',
  mailConfirmEnds: 'A ligação funciona uma só vez, durante {{days}} dias.',

  mailMagicSubject: 'A sua ligação para entrar em {{product}}',
  mailMagicHeading: 'Iniciar sessão',
  mailMagicText: 'Entre na conta {{email}} com este botão. Não precisa de palavra-passe.',
  mailMagicButton: 'Iniciar sessão',
  mailMagicEnds: 'A ligação funciona uma só vez, durante {{minutes}} minutos. Não a partilhe.',

  mailEmailChangeSubject: 'Confirme o seu novo e-mail para {{product}}',
  mailEmailChangeHeading: 'Confirme o seu novo e-mail',
  mailEmailChangeText:
    'Alguém pediu para mudar o e-mail de uma conta de {{product}} para {{email}}. Confirme-o com este botão. Até lá, a conta mantém o endereço atual.',
  mailEmailChangeButton: 'Confirmar novo e-mail',
  mailEmailChangeEnds: 'A ligação funciona uma só vez, durante {{minutes}} minutos.',

  mailEmailAskedSubject: 'Foi pedido um novo e-mail para a sua conta de {{product}}',
  mailEmailAskedHeading: 'Foi pedido um novo e-mail',
  mailEmailAskedText:
    'Alguém que conhece a sua palavra-passe pediu para mudar o endereço da conta {{email}}. A mudança acontece quando for aberta a ligação do e-mail enviado para o novo endereço.',
  mailEmailAskedNotYou:
    'Não fez esta alteração? Escolha já uma nova palavra-passe: a ligação deixa de funcionar.',

  mailSecuritySubject: 'O início de sessão da sua conta de {{product}} foi alterado',
  mailSecurityHeading: 'O seu início de sessão foi alterado',
  mailSecurityNotYou:
    'Não fez esta alteração? Escolha já uma nova palavra-passe e verifique a segurança da sua conta.',
  mailTwoStepOn: 'A verificação em dois passos foi ativada na conta {{email}}.',
  mailTwoStepOff: 'A verificação em dois passos foi desativada na conta {{email}}.',
  mailPasskeyAdded: 'Foi adicionada uma chave de acesso à conta {{email}}.',
  mailPasskeyRemoved: 'Foi removida uma chave de acesso da conta {{email}}.',

  mailProviderLinked: 'Foi associado um início de sessão externo à conta {{email}}.',
  mailProviderUnlinked: 'Foi desassociado um início de sessão externo da conta {{email}}.',
  mailGiftSubject: 'Recebeu um presente de {{product}}',
  mailGiftHeading: 'Um presente para si',
  mailGiftHeadingNamed: 'Um presente para {{name}}',
  mailGiftText: 'Ofereceram-lhe {{item}}.',
  mailGiftTextFrom: '{{giver}} ofereceu-lhe {{item}}.',
  mailGiftCode: 'O seu código: {{code}}',
  mailGiftButton: 'Resgatar o seu presente',
  mailGiftUntil: 'Válido até {{date}}. Quem tiver o código pode resgatá-lo, uma única vez.',
  invoiceTitle: 'Fatura',
  invoiceBilledTo: 'Faturado a',
  invoiceSerial: 'Número da fatura',
  creditNoteTitle: 'Nota de crédito',
  creditNoteSerial: 'Número da nota de crédito',
  creditNoteOf: 'Da fatura',
  creditNotePaid: 'Reembolsado',
  creditNoteNote: 'Este valor foi devolvido pelo mesmo meio de pagamento.',
  invoiceNumber: 'Número do pagamento',
  invoiceDate: 'Data',
  invoiceReference: 'Referência',
  invoiceTaxNumber: 'Número de contribuinte: {{number}}',
  invoiceNet: 'Total sem impostos',
  invoiceTax: 'Impostos ({{rate}})',
  invoicePaid: 'Pago',
  invoiceRefund: 'Reembolsado em {{date}}, nota de crédito {{number}}',
  invoiceNote: 'Esta fatura está paga. Não precisa de fazer nada.',
  mailReceiptSubject: 'O seu recibo de {{product}}',
  mailReceiptHeading: 'Obrigado',
  mailReceiptText: 'Pagou {{amount}} por {{item}} em {{date}}.',
  mailReceiptTax: 'Impostos incluídos: {{tax}}.',
  mailReceiptNumber: 'Número do pagamento: {{number}}',
  mailReceiptButton: 'Ver os seus pagamentos',
  mailRenewalFailedSubject: 'Não foi possível renovar {{item}}',
  mailRenewalFailedHeading: 'Verifique os seus dados de pagamento',
  mailRenewalFailedText:
    'O pagamento de {{item}} não foi concluído. Atualize os seus dados de pagamento até {{date}} para continuar a ver.',
  mailRenewalFailedButton: 'Atualizar dados de pagamento',
  mailResumeFailedText:
    'O pagamento de {{item}} não foi concluído, por isso o seu plano continua em pausa. Atualize os seus dados de pagamento e retome o plano.',
  mailPaymentFailedSubject: 'O seu pagamento de {{item}} não foi concluído',
  mailPaymentFailedHeading: 'O seu pagamento não foi concluído',
  mailPaymentFailedText:
    'O seu banco recusou o pagamento de {{item}}. Nada foi cobrado. Pode pagar de outra forma.',
  mailPaymentFailedButton: 'Escolher como pagar',
};
