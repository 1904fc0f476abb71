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
    'Alguien con acceso a tu cuenta ha pedido cambiar la dirección de la cuenta {{email}}. Cambia cuando se abre el enlace del correo enviado a la nueva dirección.',
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
  invoiceVatCheck: 'Consulta a VIES del {{date}}: {{number}}',
  invoiceReverseCharge:
    'Inversión del sujeto pasivo: el destinatario declara el impuesto (artículo 196 de la Directiva 2006/112/CE).',
  invoiceNote: 'Esta factura está pagada. No tienes que hacer nada.',
  mailReceiptSubject: 'Tu recibo de {{product}}',
  mailReceiptHeading: 'Gracias',
  mailReceiptText: 'Has pagado {{amount}} por {{item}} el {{date}}.',
  mailReceiptTax: 'Impuestos incluidos: {{tax}}.',
  mailReceiptNumber: 'Número de pago: {{number}}',
  mailReceiptButton: 'Ver tus pagos',
  mailRefundedSubject: 'Tu reembolso de {{product}}',
  mailRefundedHeading: 'Hemos reembolsado tu pago',
  mailRefundedText: '{{amount}} de tu pago por {{item}} está en camino de vuelta.',
  mailRefundedNote: 'Vuelve por el mismo medio con el que pagaste. Según tu banco, tarda hasta diez días.',
  mailDisputedSubject: 'Tu banco ha retirado el pago de {{item}}',
  mailDisputedHeading: 'Tu acceso ha terminado',
  mailDisputedText:
    'Tu banco ha retirado {{amount}} pagados por {{item}}, así que lo hemos terminado. Si quieres seguir viendo, di a tu banco que el pago era tuyo o cómpralo de nuevo.',
  mailCancelledSubject: '{{item}} se ha cancelado',
  mailCancelledHeading: 'Tu plan no se renovará',
  mailCancelledText: '{{item}} se ha cancelado. Puedes ver hasta el {{date}} y no se cobra nada más.',
  mailCancelledNow: '{{item}} se ha cancelado y no se cobra nada más.',
  mailCancelledKeep: '¿Has cambiado de idea? Hasta entonces puedes conservar tu plan en tu cuenta.',
  mailPlanButton: 'Gestionar tu plan',
  mailTrialEndingSubject: 'Tu prueba gratis de {{item}} termina el {{date}}',
  mailTrialEndingHeading: 'Tu prueba gratis termina pronto',
  mailTrialEndingText:
    'Tu prueba gratis de {{item}} termina el {{date}}. Después tu plan continúa y se cobran {{amount}}.',
  mailPriceChangeSubject: 'El precio de {{item}} cambia el {{date}}',
  mailPriceChangeHeading: 'Un nuevo precio',
  mailPriceChangeText:
    '{{item}} te cuesta ahora {{from}}. Desde tu primer pago después del {{date}} costará {{to}}.',
  mailPriceChangeContinues: 'Responde antes del {{date}}. Sin respuesta, tu plan sigue con el nuevo precio.',
  mailPriceChangeEnds:
    'Responde antes del {{date}}. Sin respuesta, tu plan termina antes de que se aplique el nuevo precio.',
  mailPriceChangeKeep: 'Mantener mi plan',
  mailPriceChangeLeave: 'Para dejarlo: {{address}}',
  mailRenewalAheadSubject: '{{item}} se renueva el {{date}}',
  mailRenewalAheadHeading: 'Tu plan se renueva pronto',
  mailRenewalAheadText: '{{item}} se renueva el {{date}} y se cobran {{amount}}. No tienes que hacer nada.',
  mailAheadCancel: 'Si no lo quieres, cancela tu plan antes de ese día.',
  mailCardExpiringSubject: 'Tu tarjeta caduca pronto',
  mailCardExpiringHeading: 'Actualiza tu tarjeta',
  mailCardExpiringText:
    'La tarjeta terminada en {{digits}}, con la que se paga {{item}}, caduca a finales de {{month}}. Actualízala para seguir viendo.',
  mailCardExpiringButton: 'Actualizar tarjeta',
  mailRenewalFailedSubject: 'No hemos podido renovar {{item}}',
  mailRenewalFailedHeading: 'Revisa tus datos de pago',
  mailRenewalFailedText:
    'El pago de {{item}} no se ha realizado. Actualiza tus datos de pago antes del {{date}} para seguir viendo.',
  mailRenewalFailedButton: 'Actualizar datos de pago',
  mailResumeFailedText:
    'El pago de {{item}} no se ha realizado, así que tu plan sigue en pausa. Actualiza tus datos de pago y reanuda el plan.',
  mailRenewalConfirmSubject: 'Confirma el pago de {{item}}',
  mailRenewalConfirmHeading: 'Tu banco te pide que confirmes',
  mailRenewalConfirmText:
    'Tu banco quiere que confirmes el pago de {{amount}} por {{item}} antes de renovarlo. Solo lleva un minuto: abre la página y sigue los pasos de tu banco.',
  mailRenewalConfirmBy: 'Confírmalo antes del {{date}}; después perderás el acceso.',
  mailRenewalConfirmButton: 'Confirmar el pago',
  mailPaymentFailedSubject: 'Tu pago de {{item}} no se ha realizado',
  mailPaymentFailedHeading: 'Tu pago no se ha realizado',
  mailPaymentFailedText:
    'Tu banco ha rechazado el pago de {{item}}. No se ha cobrado nada. Puedes pagar de otra forma.',
  mailPaymentFailedButton: 'Elegir cómo pagar',
  mailNewDeviceSubject: 'Nuevo inicio de sesión en tu cuenta de {{product}}',
  mailNewDeviceHeading: 'Un dispositivo nuevo ha iniciado sesión',
  mailNewDeviceText:
    'Se ha iniciado sesión en la cuenta {{email}} desde un dispositivo que no habíamos visto antes.',
  mailNewDeviceWhere: '{{device}} · {{country}} · {{time}} UTC',
  mailNewDeviceNotYou:
    'Si fuiste tú, no tienes que hacer nada. Si no, elige una contraseña nueva cuanto antes: cerrará la sesión en todos los dispositivos.',
  mailFactorRemovalSubject: 'Se quitará la verificación en dos pasos de tu cuenta de {{product}}',
  mailFactorRemovalHeading: 'Se quitará la verificación en dos pasos',
  mailFactorRemovalText:
    'Alguien nos ha dicho que perdió la aplicación de la cuenta {{email}}. El {{time}} UTC dejará de hacer falta un código para iniciar sesión.',
  mailFactorRemovalStop:
    'Si no fuiste tú, inicia sesión con tu código o detenlo en «Inicio de sesión y seguridad».',
  mailFactorRemovalButton: 'Ir a tu cuenta',
  mailFactorRemovalNotYou: 'Si lo pediste tú, no tienes que hacer nada.',
  mailSuspendedSubject: 'Tu cuenta de {{product}} ha sido suspendida',
  mailSuspendedHeading: 'Tu cuenta ha sido suspendida',
  mailSuspendedText:
    'La cuenta {{email}} se ha suspendido y se ha cerrado su sesión en todos los dispositivos. Ponte en contacto con nuestro equipo de soporte para saber más.',
  mailResumedSubject: 'Tu cuenta de {{product}} se puede volver a usar',
  mailResumedHeading: 'Te damos la bienvenida de nuevo',
  mailResumedText: 'La suspensión de la cuenta {{email}} ha terminado. Ya puedes volver a iniciar sesión.',
  mailPasswordSet: 'Se ha establecido una contraseña para la cuenta {{email}}.',
  mailJoinedSubject: 'Tus dos cuentas de {{product}} son ahora una',
  mailJoinedHeading: 'Tus cuentas se han unido',
  mailJoinedFrom:
    'Todos los inicios de sesión de la cuenta {{email}} pasaron a otra cuenta en la que habías iniciado sesión, con sus perfiles, listas e historial. Esta cuenta se elimina el {{date}}.',
  mailJoinedTo:
    'Todos los inicios de sesión de otra cuenta en la que habías iniciado sesión pasaron a {{email}}, con sus perfiles, listas e historial. La otra cuenta se elimina el {{date}}.',
  mailJoinedKeep:
    'Para conservar esta cuenta, elige antes una contraseña nueva, inicia sesión con ella y cancela la eliminación en tu cuenta.',
  mailUnprovenPasswordRemoved:
    'Hasta que iniciaste sesión con el enlace enviado a {{email}}, esta dirección de la cuenta no estaba confirmada, así que otra persona pudo haber usado la cuenta. Se han eliminado la contraseña, los inicios de sesión vinculados y las llaves de acceso que se habían añadido, y se ha cerrado la sesión en los demás dispositivos. Establece una contraseña y vuelve a añadir los tuyos.',
  mailUnprovenRemoved:
    'Hasta que se estableció tu nueva contraseña, la dirección {{email}} de la cuenta no estaba confirmada, así que otra persona pudo haber usado la cuenta. Se han eliminado los inicios de sesión vinculados y las llaves de acceso que se habían añadido. Vuelve a añadir los tuyos.',
};
