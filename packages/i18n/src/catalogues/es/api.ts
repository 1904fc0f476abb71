import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'El cuerpo no es JSON válido.',
  apiUnsupportedMediaType: 'Envía el cuerpo como JSON, con el tipo de contenido application/json.',
  apiMethodNotAllowed: 'Usa {{allow}} en esta dirección.',
  apiNotFound: 'No hay nada en esta dirección.',
  apiBodyTooLarge: 'El cuerpo es demasiado grande.',
  apiFieldMissing: 'Falta «{{field}}».',
  apiFieldFaulty: 'Revisa «{{field}}»: se envió {{found}}, se permite: {{allowed}}.',
};
