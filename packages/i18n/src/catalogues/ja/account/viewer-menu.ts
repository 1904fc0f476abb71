import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'アカウント',
  profilesSwitch: 'プロフィールを切り替え',
  historyTitle: '視聴履歴',
  impersonationBanner: '{{admin}}が{{name}}のアカウントを{{time}}まで表示しています。',
  impersonationEnd: '終了',
};
