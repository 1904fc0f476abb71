import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: '본문이 올바른 JSON이 아닙니다.',
  apiUnsupportedMediaType: '본문을 콘텐츠 유형 application/json의 JSON으로 보내세요.',
  apiMethodNotAllowed: '이 주소에서 사용할 수 있는 메서드: {{allow}}.',
  apiNotFound: '이 주소에는 아무것도 없습니다.',
  apiBodyTooLarge: '본문이 너무 큽니다.',
  apiFieldMissing: '“{{field}}” 값이 없습니다.',
  apiFieldFaulty: '“{{field}}” 값을 확인하세요. 보낸 값: {{found}}, 허용되는 값: {{allowed}}.',
};
