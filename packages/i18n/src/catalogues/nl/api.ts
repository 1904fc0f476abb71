import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'De body is geen geldige JSON.',
  apiUnsupportedMediaType: 'Stuur de body als JSON, met het contenttype application/json.',
  apiMethodNotAllowed: 'Gebruik op dit adres {{allow}}.',
  apiNotFound: 'Op dit adres is niets.',
  apiBodyTooLarge: 'De body is te groot.',
  apiFieldMissing: '‘{{field}}’ ontbreekt.',
  apiFieldFaulty: 'Controleer ‘{{field}}’: {{found}} is gestuurd, toegestaan: {{allowed}}.',
};
