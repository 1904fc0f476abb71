import type { Translated } from '../../translate.js';
import type { api as english } from '../en/api.js';

export const api: Translated<typeof english> = {
  apiMalformedJson: '请求正文不是有效的 JSON。',
  apiUnsupportedMediaType: '请以 JSON 发送正文，内容类型为 application/json。',
  apiMethodNotAllowed: '请在此地址使用 {{allow}}。',
  apiNotFound: '此地址没有任何内容。',
  apiBodyTooLarge: '请求正文过大。',
  apiFieldMissing: '缺少“{{field}}”。',
  apiFieldFaulty: '请检查“{{field}}”：已发送 {{found}}，允许的值：{{allowed}}。',
};
