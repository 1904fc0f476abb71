import type { CardCode } from './test-cards.js';

/** The labels of the acquirer's pages in one language. The simulator is a separate program and has its own. */
export interface AcquirerLabels {
  readonly simulator: string;
  readonly card: string;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly postalCode: string;
  readonly optional: string;
  readonly save: string;
  readonly refused: string;
  readonly challenge: string;
  readonly challengeText: string;
  readonly approve: string;
  readonly decline: string;
  /** For a wallet. */
  readonly approveWithPrompt: string;
  /** For a bank. */
  readonly approveFailing: string;
  readonly expire: string;
  readonly done: string;
  readonly instant: string;
  readonly instantText: string;
  readonly code: string;
  readonly validUntil: string;
  readonly issues: Readonly<Record<'number' | 'expiry' | 'cvc' | 'postalCode' | 'card', string>>;
}

const en: AcquirerLabels = {
  simulator: 'This is a simulator of a card acquirer. No money moves. Use test cards, never a real one.',
  card: 'Card details',
  holder: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  postalCode: 'Postal code',
  optional: 'optional',
  save: 'Save card',
  refused: 'The card was not saved.',
  challenge: 'Confirm with your bank',
  challengeText: 'Your bank asks whether this is you.',
  approve: 'Approve',
  decline: 'Decline',
  approveWithPrompt: 'Approve, and ask me at each payment',
  approveFailing: 'Approve, but the transfer fails later',
  expire: 'Let it expire',
  done: 'Done. You can go on.',
  instant: 'Pay from your bank’s app',
  instantText: 'Scan the code, or type it into the app.',
  code: 'Payment code',
  validUntil: 'Valid until',
  issues: {
    number: 'Check the card number.',
    expiry: 'Check the expiry date.',
    cvc: 'Check the security code.',
    postalCode: 'Check the postal code.',
    card: 'The bank declined this card. Use another one.',
  },
};

const es: AcquirerLabels = {
  simulator:
    'Esto es un simulador de un adquirente de tarjetas. No se mueve dinero. Usa tarjetas de prueba, nunca una real.',
  card: 'Datos de la tarjeta',
  holder: 'Nombre en la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  postalCode: 'Código postal',
  optional: 'opcional',
  save: 'Guardar tarjeta',
  refused: 'La tarjeta no se ha guardado.',
  challenge: 'Confirma con tu banco',
  challengeText: 'Tu banco pregunta si eres tú.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  approveWithPrompt: 'Aprobar y preguntarme en cada pago',
  approveFailing: 'Aprobar, pero la transferencia falla después',
  expire: 'Dejar que caduque',
  done: 'Listo. Puedes continuar.',
  instant: 'Paga desde la app de tu banco',
  instantText: 'Escanea el código o escríbelo en la app.',
  code: 'Código de pago',
  validUntil: 'Válido hasta',
  issues: {
    number: 'Revisa el número de tarjeta.',
    expiry: 'Revisa la fecha de caducidad.',
    cvc: 'Revisa el código de seguridad.',
    postalCode: 'Revisa el código postal.',
    card: 'El banco ha rechazado esta tarjeta. Usa otra.',
  },
};

const pt: AcquirerLabels = {
  simulator:
    'Este é um simulador de um adquirente de cartões. Nenhum dinheiro é movimentado. Use cartões de teste, nunca um real.',
  card: 'Dados do cartão',
  holder: 'Nome no cartão',
  number: 'Número do cartão',
  expiry: 'Data de validade',
  expiryHint: 'MM / AA',
  cvc: 'Código de segurança',
  postalCode: 'Código postal',
  optional: 'opcional',
  save: 'Salvar cartão',
  refused: 'O cartão não foi salvo.',
  challenge: 'Confirme com seu banco',
  challengeText: 'Seu banco pergunta se é você.',
  approve: 'Aprovar',
  decline: 'Recusar',
  approveWithPrompt: 'Aprovar e perguntar a cada pagamento',
  approveFailing: 'Aprovar, mas a transferência falha depois',
  expire: 'Deixar expirar',
  done: 'Pronto. Você pode continuar.',
  instant: 'Pague pelo app do seu banco',
  instantText: 'Escaneie o código ou digite-o no app.',
  code: 'Código de pagamento',
  validUntil: 'Válido até',
  issues: {
    number: 'Verifique o número do cartão.',
    expiry: 'Verifique a data de validade.',
    cvc: 'Verifique o código de segurança.',
    postalCode: 'Verifique o código postal.',
    card: 'O banco recusou este cartão. Use outro.',
  },
};

const ar: AcquirerLabels = {
  simulator: 'هذا محاكٍ لجهة معالجة بطاقات. لا تُنقل أي أموال. استخدم بطاقات اختبار، لا بطاقة حقيقية.',
  card: 'بيانات البطاقة',
  holder: 'الاسم على البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر / سنة',
  cvc: 'رمز الأمان',
  postalCode: 'الرمز البريدي',
  optional: 'اختياري',
  save: 'حفظ البطاقة',
  refused: 'لم تُحفظ البطاقة.',
  challenge: 'أكّد لدى مصرفك',
  challengeText: 'يسأل مصرفك إن كنت أنت.',
  approve: 'موافقة',
  decline: 'رفض',
  approveWithPrompt: 'موافقة مع سؤالي عند كل دفعة',
  approveFailing: 'موافقة، لكن التحويل يفشل لاحقًا',
  expire: 'اتركه حتى ينتهي',
  done: 'تم. يمكنك المتابعة.',
  instant: 'ادفع من تطبيق مصرفك',
  instantText: 'امسح الرمز أو اكتبه في التطبيق.',
  code: 'رمز الدفع',
  validUntil: 'صالح حتى',
  issues: {
    number: 'تحقق من رقم البطاقة.',
    expiry: 'تحقق من تاريخ الانتهاء.',
    cvc: 'تحقق من رمز الأمان.',
    postalCode: 'تحقق من الرمز البريدي.',
    card: 'رفض المصرف هذه البطاقة. استخدم بطاقة أخرى.',
  },
};

const BY_LANGUAGE: Readonly<Record<string, AcquirerLabels>> = { en, es, pt, ar };

export interface PageLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: AcquirerLabels;
}

export const languageOf = (requested: unknown): PageLanguage => {
  const tag = (typeof requested === 'string' ? requested : 'en').split('-')[0] ?? 'en';
  const words = BY_LANGUAGE[tag];
  return words === undefined
    ? { tag: 'en', direction: 'ltr', words: en }
    : { tag, direction: tag === 'ar' ? 'rtl' : 'ltr', words };
};

/** The message shown to viewers for a code. */
export const issueLabels = ({ issues }: AcquirerLabels, code: CardCode, field: string | null): string =>
  issues[
    field === 'number' || field === 'expiry' || field === 'cvc' || field === 'postalCode' ? field : 'card'
  ] + ` (${code})`;
