import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'बॉडी मान्य JSON नहीं है।',
  apiUnsupportedMediaType: 'बॉडी JSON में भेजें, कंटेंट टाइप application/json के साथ।',
  apiMethodNotAllowed: 'इस पते पर {{allow}} का इस्तेमाल करें।',
  apiNotFound: 'इस पते पर कुछ नहीं है।',
  apiBodyTooLarge: 'बॉडी बहुत बड़ी है।',
  apiFieldMissing: '“{{field}}” मौजूद नहीं है।',
  apiFieldFaulty: '“{{field}}” जाँचें: {{found}} भेजा गया, अनुमति है: {{allowed}}।',
};
