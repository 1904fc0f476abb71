import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: '账号',
  profilesSwitch: '切换个人资料',
  historyTitle: '观看历史',
  impersonationBanner: '{{admin}}正在查看{{name}}的账号，截至 {{time}}。',
  impersonationEnd: '停止',
};
