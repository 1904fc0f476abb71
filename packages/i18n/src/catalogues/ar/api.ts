import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: 'نص الطلب ليس JSON صالحًا.',
  apiUnsupportedMediaType: 'أرسل نص الطلب بصيغة JSON مع نوع المحتوى application/json.',
  apiMethodNotAllowed: 'استخدم {{allow}} على هذا العنوان.',
  apiNotFound: 'لا شيء في هذا العنوان.',
  apiBodyTooLarge: 'نص الطلب كبير جدًا.',
  apiFieldMissing: '«{{field}}» مفقود.',
  apiFieldFaulty: 'راجع «{{field}}»: أُرسل {{found}}، والمسموح: {{allowed}}.',
};
