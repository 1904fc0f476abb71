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
    'Alguém com acesso à sua conta pediu para mudar o endereço da conta {{email}}. A mudança acontece quando for aberta a ligação do e-mail enviado para o novo endereço.',
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
  invoiceVatCheck: 'Consulta ao VIES de {{date}}: {{number}}',
  invoiceReverseCharge:
    'Autoliquidação: o destinatário declara o imposto (artigo 196.º da Diretiva 2006/112/CE).',
  invoiceNote: 'Esta fatura está paga. Não precisa de fazer nada.',
  mailReceiptSubject: 'O seu recibo de {{product}}',
  mailReceiptHeading: 'Obrigado',
  mailReceiptText: 'Pagou {{amount}} por {{item}} em {{date}}.',
  mailReceiptTax: 'Impostos incluídos: {{tax}}.',
  mailReceiptNumber: 'Número do pagamento: {{number}}',
  mailReceiptButton: 'Ver os seus pagamentos',
  mailRefundedSubject: 'O seu reembolso da {{product}}',
  mailRefundedHeading: 'Reembolsámos o seu pagamento',
  mailRefundedText: '{{amount}} do seu pagamento por {{item}} está a caminho de volta.',
  mailRefundedNote: 'Regressa pelo mesmo meio com que pagou. Dependendo do seu banco, demora até dez dias.',
  mailDisputedSubject: 'O seu banco anulou o pagamento de {{item}}',
  mailDisputedHeading: 'O seu acesso terminou',
  mailDisputedText:
    'O seu banco anulou {{amount}} pagos por {{item}}, por isso terminámo-lo. Se quiser continuar a ver, diga ao seu banco que o pagamento era seu ou compre de novo.',
  mailCancelledSubject: '{{item}} foi cancelado',
  mailCancelledHeading: 'O seu plano não será renovado',
  mailCancelledText: '{{item}} foi cancelado. Pode ver até {{date}} e nada mais é cobrado.',
  mailCancelledNow: '{{item}} foi cancelado e nada mais é cobrado.',
  mailCancelledKeep: 'Mudou de ideias? Até lá pode manter o plano na sua conta.',
  mailPlanButton: 'Gerir o seu plano',
  mailTrialEndingSubject: 'O seu teste grátis de {{item}} termina a {{date}}',
  mailTrialEndingHeading: 'O seu teste grátis termina em breve',
  mailTrialEndingText:
    'O seu teste grátis de {{item}} termina a {{date}}. Depois o plano continua e são cobrados {{amount}}.',
  mailPriceChangeSubject: 'O preço de {{item}} muda em {{date}}',
  mailPriceChangeHeading: 'Um novo preço',
  mailPriceChangeText:
    '{{item}} custa-lhe agora {{from}}. A partir do primeiro pagamento depois de {{date}}, custará {{to}}.',
  mailPriceChangeContinues: 'Responda até {{date}}. Sem resposta, o seu plano continua ao novo preço.',
  mailPriceChangeEnds:
    'Responda até {{date}}. Sem resposta, o seu plano termina antes de o novo preço se aplicar.',
  mailPriceChangeKeep: 'Manter o meu plano',
  mailPriceChangeLeave: 'Para sair: {{address}}',
  mailRenewalAheadSubject: '{{item}} renova-se a {{date}}',
  mailRenewalAheadHeading: 'O seu plano renova-se em breve',
  mailRenewalAheadText: '{{item}} renova-se a {{date}} e são cobrados {{amount}}. Não precisa de fazer nada.',
  mailAheadCancel: 'Se não quiser, cancele o plano antes desse dia.',
  mailCardExpiringSubject: 'O seu cartão expira em breve',
  mailCardExpiringHeading: 'Atualize o seu cartão',
  mailCardExpiringText:
    'O cartão terminado em {{digits}}, que paga {{item}}, expira no fim de {{month}}. Atualize-o para continuar a ver.',
  mailCardExpiringButton: 'Atualizar cartão',
  mailRenewalFailedSubject: 'Não foi possível renovar {{item}}',
  mailRenewalFailedHeading: 'Verifique os seus dados de pagamento',
  mailRenewalFailedText:
    'O pagamento de {{item}} não foi concluído. Atualize os seus dados de pagamento até {{date}} para continuar a ver.',
  mailRenewalFailedButton: 'Atualizar dados de pagamento',
  mailResumeFailedText:
    'O pagamento de {{item}} não foi concluído, por isso o seu plano continua em pausa. Atualize os seus dados de pagamento e retome o plano.',
  mailRenewalConfirmSubject: 'Confirme o pagamento de {{item}}',
  mailRenewalConfirmHeading: 'O seu banco pede que confirme',
  mailRenewalConfirmText:
    'O seu banco quer que confirme o pagamento de {{amount}} por {{item}} antes da renovação. Demora um minuto: abra a página e siga os passos do seu banco.',
  mailRenewalConfirmBy: 'Confirme até {{date}}; depois disso, o acesso termina.',
  mailRenewalConfirmButton: 'Confirmar o pagamento',
  mailPaymentFailedSubject: 'O seu pagamento de {{item}} não foi concluído',
  mailPaymentFailedHeading: 'O seu pagamento não foi concluído',
  mailPaymentFailedText:
    'O seu banco recusou o pagamento de {{item}}. Nada foi cobrado. Pode pagar de outra forma.',
  mailPaymentFailedButton: 'Escolher como pagar',
  mailNewDeviceSubject: 'Novo início de sessão na sua conta {{product}}',
  mailNewDeviceHeading: 'Um novo dispositivo iniciou sessão',
  mailNewDeviceText: 'Foi iniciada sessão na conta {{email}} num dispositivo que ainda não tínhamos visto.',
  mailNewDeviceWhere: '{{device}} · {{country}} · {{time}} UTC',
  mailNewDeviceNotYou:
    'Se foi o próprio, não precisa de fazer nada. Caso contrário, escolha já uma nova palavra-passe: termina a sessão em todos os dispositivos.',
  mailFactorRemovalSubject: 'A verificação em dois passos da sua conta {{product}} vai ser removida',
  mailFactorRemovalHeading: 'A verificação em dois passos vai ser removida',
  mailFactorRemovalText:
    'Alguém nos disse que perdeu a aplicação da conta {{email}}. Em {{time}} UTC deixa de ser preciso um código para iniciar sessão.',
  mailFactorRemovalStop:
    'Se não foi o próprio, inicie sessão com o seu código ou pare isto em «Início de sessão e segurança».',
  mailFactorRemovalButton: 'Ir para a sua conta',
  mailFactorRemovalNotYou: 'Se foi o próprio a pedir, não precisa de fazer nada.',
  mailSuspendedSubject: 'A sua conta {{product}} foi suspensa',
  mailSuspendedHeading: 'A sua conta foi suspensa',
  mailSuspendedText:
    'A conta {{email}} foi suspensa e a sessão foi terminada em todos os dispositivos. Contacte o nosso apoio para saber mais.',
  mailResumedSubject: 'A sua conta {{product}} pode voltar a ser usada',
  mailResumedHeading: 'Bem-vindo de volta',
  mailResumedText: 'A suspensão da conta {{email}} terminou. Já pode voltar a iniciar sessão.',
  mailPasswordSet: 'Foi definida uma palavra-passe para a conta {{email}}.',
  mailJoinedSubject: 'As suas duas contas {{product}} são agora uma',
  mailJoinedHeading: 'As suas contas foram unidas',
  mailJoinedFrom:
    'Todos os inícios de sessão da conta {{email}} passaram para outra conta em que tinha iniciado sessão, com os seus perfis, listas e histórico. Esta conta é eliminada em {{date}}.',
  mailJoinedTo:
    'Todos os inícios de sessão de outra conta em que tinha iniciado sessão passaram para {{email}}, com os seus perfis, listas e histórico. A outra conta é eliminada em {{date}}.',
  mailJoinedKeep:
    'Para manter esta conta, escolha antes uma nova palavra-passe, inicie sessão com ela e cancele a eliminação na sua conta.',
  mailUnprovenPasswordRemoved:
    'Até iniciar sessão com a ligação enviada para {{email}}, este endereço da conta não estava confirmado, pelo que outra pessoa pode ter usado a conta. Foram removidos a palavra-passe, os inícios de sessão associados e as chaves de acesso que tinham sido adicionados, e a sessão foi terminada nos outros dispositivos. Defina uma palavra-passe e volte a adicionar os seus.',
  mailUnprovenRemoved:
    'Até ser definida a sua nova palavra-passe, o endereço {{email}} da conta não estava confirmado, pelo que outra pessoa pode ter usado a conta. Foram removidos os inícios de sessão associados e as chaves de acesso que tinham sido adicionados. Volte a adicionar os seus.',
};
