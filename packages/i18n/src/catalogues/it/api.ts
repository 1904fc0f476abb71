import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'Il corpo della richiesta non è JSON valido.',
  apiUnsupportedMediaType:
    'Invia il corpo della richiesta come JSON, con il tipo di contenuto application/json.',
  apiMethodNotAllowed: 'Usa {{allow}} a questo indirizzo.',
  apiNotFound: 'A questo indirizzo non c’è nulla.',
  apiBodyTooLarge: 'Il corpo della richiesta è troppo grande.',
  apiFieldMissing: 'Manca «{{field}}».',
  apiFieldFaulty: 'Controlla «{{field}}»: valore inviato {{found}}, valori consentiti: {{allowed}}.',
};
