import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'O corpo não é JSON válido.',
  apiUnsupportedMediaType: 'Envie o corpo como JSON, com o tipo de conteúdo application/json.',
  apiMethodNotAllowed: 'Use {{allow}} neste endereço.',
  apiNotFound: 'Não há nada neste endereço.',
  apiBodyTooLarge: 'O corpo é demasiado grande.',
  apiFieldMissing: 'Falta “{{field}}”.',
  apiFieldFaulty: 'Verifique “{{field}}”: foi enviado {{found}}, permitido: {{allowed}}.',
};
