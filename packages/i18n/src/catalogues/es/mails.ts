import type { Translated } from '../../translate.js';
import type { mails as english } from '../en/mails.js';

export const mails: Translated<typeof english> = {
  mailSentBy: 'Enviado por {{product}}. Nadie lee las respuestas a esta dirección.',
  mailSentByAnswered: 'Enviado por {{product}}.',
  mailLinkInFull: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  mailNotYou: 'Si no lo has pedido tú, ignora este correo. No cambia nada.',

  mailResetSubject: 'Elige una contraseña nueva para {{product}}',
  mailResetHeading: 'Elige una contraseña nueva',
  mailResetText: 'Alguien ha pedido una contraseña nueva para la cuenta {{email}}. Elígela con este botón.',
  mailResetButton: 'Elegir contraseña nueva',
  mailResetEnds: 'El enlace funciona una sola vez, durante {{minutes}} minutos.',

  mailPasswordChangedSubject: 'Se ha cambiado tu contraseña de {{product}}',
  mailPasswordChangedHeading: 'Se ha cambiado tu contraseña',
  mailPasswordChangedText:
    'La contraseña de la cuenta {{email}} acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
  mailPasswordChangedNotYou: '¿No has sido tú? Elige una contraseña nueva ahora mismo.',

  mailConfirmSubject: 'Confirma tu correo para {{product}}',
  mailConfirmHeading: 'Confirma tu correo',
  mailConfirmText: 'Te damos la bienvenida a {{product}}. Confirma que {{email}} es tu dirección.',
  mailConfirmButton: 'Confirmar correo',
  mailConfirmEnds: 'El enlace funciona una sola vez, durante {{days}} días.',

  mailMagicSubject: 'Tu enlace para entrar en {{product}}',
  mailMagicHeading: 'Inicia sesión',
  mailMagicText: 'Entra en la cuenta {{email}} con este botón. No necesitas contraseña.',
  mailMagicButton: 'Iniciar sesión',
  mailMagicEnds: 'El enlace funciona una sola vez, durante {{minutes}} minutos. No se lo pases a nadie.',

  mailEmailChangeSubject: 'Confirma tu nuevo correo para {{product}}',
  mailEmailChangeHeading: 'Confirma tu nuevo correo',
  mailEmailChangeText:
    'Alguien ha pedido cambiar el correo de una cuenta de {{product}} a {{email}}. Confírmalo con este botón. Hasta entonces, la cuenta conserva su dirección actual.',
  mailEmailChangeButton: 'Confirmar nuevo correo',
  mailEmailChangeEnds: 'El enlace funciona una sola vez, durante {{minutes}} minutos.',

  mailEmailAskedSubject: 'Se ha pedido un nuevo correo para tu cuenta de {{product}}',
  mailEmailAskedHeading: 'Se ha pedido un nuevo correo',
  mailEmailAskedText:
    'Alguien que conoce tu contraseña ha pedido cambiar la dirección de la cuenta {{email}}. Cambia cuando se abre el enlace del correo enviado a la nueva dirección.',
  mailEmailAskedNotYou:
    '¿No has sido tú? Elige una contraseña nueva ahora mismo: el enlace dejará de funcionar.',

  mailSecuritySubject: 'Ha cambiado el inicio de sesión de tu cuenta de {{product}}',
  mailSecurityHeading: 'Ha cambiado tu inicio de sesión',
  mailSecurityNotYou:
    '¿No has sido tú? Elige una contraseña nueva ahora mismo y revisa la seguridad de tu cuenta.',
  mailTwoStepOn: 'Se ha activado la verificación en dos pasos en la cuenta {{email}}.',
  mailTwoStepOff: 'Se ha desactivado la verificación en dos pasos en la cuenta {{email}}.',
  mailPasskeyAdded: 'Se ha añadido una llave de acceso a la cuenta {{email}}.',
  mailPasskeyRemoved: 'Se ha quitado una llave de acceso de la cuenta {{email}}.',

  mailProviderLinked: 'Se ha vinculado un inicio de sesión externo a la cuenta {{email}}.',
  mailProviderUnlinked: 'Se ha desvinculado un inicio de sesión externo de la cuenta {{email}}.',
  mailGiftSubject: 'Has recibido un regalo de {{product}}',
  mailGiftHeading: 'Un regalo para ti',
  mailGiftHeadingNamed: 'Un regalo para {{name}}',
  mailGiftText: 'Te han regalado {{item}}.',
  mailGiftTextFrom: '{{giver}} te ha regalado {{item}}.',
  mailGiftCode: 'Tu código: {{code}}',
  mailGiftButton: 'Canjear tu regalo',
  mailGiftUntil: 'Válido hasta el {{date}}. Cualquiera que tenga el código puede canjearlo, una sola vez.',
  invoiceTitle: 'Factura',
  invoiceBilledTo: 'Facturado a',
  invoiceSerial: 'Número de factura',
  creditNoteTitle: 'Nota de crédito',
  creditNoteSerial: 'Número de nota de crédito',
  creditNoteOf: 'De la factura',
  creditNotePaid: 'Reembolsado',
  creditNoteNote: 'Este importe se ha devuelto por el mismo medio de pago.',
  invoiceNumber: 'Número de pago',
  invoiceDate: 'Fecha',
  invoiceReference: 'Referencia',
  invoiceTaxNumber: 'Número de identificación fiscal: {{number}}',
  invoiceNet: 'Total sin impuestos',
  invoiceTax: 'Impuestos ({{rate}})',
  invoicePaid: 'Pagado',
  invoiceRefund: 'Reembolsado el {{date}}, nota de crédito {{number}}',
  invoiceNote: 'Esta factura está pagada. No tienes que hacer nada.',
  mailReceiptSubject: 'Tu recibo de {{product}}',
  mailReceiptHeading: 'Gracias',
  mailReceiptText: 'Has pagado {{amount}} por {{item}} el {{date}}.',
  mailReceiptTax: 'Impuestos incluidos: {{tax}}.',
  mailReceiptNumber: 'Número de pago: {{number}}',
  mailReceiptButton: 'Ver tus pagos',
  mailRenewalFailedSubject: 'No hemos podido renovar {{item}}',
  mailRenewalFailedHeading: 'Revisa tus datos de pago',
  mailRenewalFailedText:
    'El pago de {{item}} no se ha realizado. Actualiza tus datos de pago antes del {{date}} para seguir viendo.',
  mailRenewalFailedButton: 'Actualizar datos de pago',
  mailResumeFailedText:
    'El pago de {{item}} no se ha realizado, así que tu plan sigue en pausa. Actualiza tus datos de pago y reanuda el plan.',
  mailPaymentFailedSubject: 'Tu pago de {{item}} no se ha realizado',
  mailPaymentFailedHeading: 'Tu pago no se ha realizado',
  mailPaymentFailedText:
    'Tu banco ha rechazado el pago de {{item}}. No se ha cobrado nada. Puedes pagar de otra forma.',
  mailPaymentFailedButton: 'Elegir cómo pagar',
};
