import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'Le corps n’est pas du JSON valide.',
  apiUnsupportedMediaType: 'Envoyez le corps en JSON, avec le type de contenu application/json.',
  apiMethodNotAllowed: 'Utilisez {{allow}} à cette adresse.',
  apiNotFound: 'Il n’y a rien à cette adresse.',
  apiBodyTooLarge: 'Le corps est trop volumineux.',
  apiFieldMissing: '« {{field}} » est absent.',
  apiFieldFaulty: 'Vérifiez « {{field}} » : {{found}} a été envoyé, valeurs admises : {{allowed}}.',
};
