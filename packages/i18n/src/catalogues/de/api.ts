import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  apiUnsupportedMediaType: 'Senden Sie den Inhalt als JSON, mit dem Inhaltstyp application/json.',
  apiMethodNotAllowed: 'Verwenden Sie {{allow}} für diese Adresse.',
  apiNotFound: 'Unter dieser Adresse gibt es nichts.',
  apiBodyTooLarge: 'Der Inhalt der Anfrage ist zu groß.',
  apiFieldMissing: '„{{field}}“ fehlt.',
  apiFieldFaulty: 'Prüfen Sie „{{field}}“: Gesendet wurde {{found}}, erlaubt: {{allowed}}.',
};
