import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'Treść nie jest prawidłowym JSON-em.',
  apiUnsupportedMediaType: 'Wyślij treść jako JSON, z typem treści application/json.',
  apiMethodNotAllowed: 'Pod tym adresem użyj {{allow}}.',
  apiNotFound: 'Pod tym adresem nic nie ma.',
  apiBodyTooLarge: 'Treść jest za duża.',
  apiFieldMissing: 'Brakuje „{{field}}”.',
  apiFieldFaulty: 'Sprawdź „{{field}}”: wysłano {{found}}, dozwolone: {{allowed}}.',
};
