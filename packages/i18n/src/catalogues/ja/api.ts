import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: '本文は有効なJSONではありません。',
  apiUnsupportedMediaType: '本文はJSONとして、コンテンツタイプapplication/jsonで送信してください。',
  apiMethodNotAllowed: 'このアドレスでは{{allow}}を使用してください。',
  apiNotFound: 'このアドレスには何もありません。',
  apiBodyTooLarge: '本文が大きすぎます。',
  apiFieldMissing: '「{{field}}」がありません。',
  apiFieldFaulty: '「{{field}}」を確認してください：送信された値は{{found}}、使用できる値は{{allowed}}です。',
};
