import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'Gövde geçerli JSON değil.',
  apiUnsupportedMediaType: 'Gövdeyi application/json içerik türüyle JSON olarak gönderin.',
  apiMethodNotAllowed: 'Bu adreste {{allow}} kullanın.',
  apiNotFound: 'Bu adreste bir şey yok.',
  apiBodyTooLarge: 'Gövde çok büyük.',
  apiFieldMissing: '“{{field}}” eksik.',
  apiFieldFaulty: '“{{field}}” alanını kontrol edin: Gönderilen {{found}}, izin verilen {{allowed}}.',
};
