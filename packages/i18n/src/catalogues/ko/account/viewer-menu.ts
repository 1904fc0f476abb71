import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: '계정',
  profilesSwitch: '프로필 전환',
  historyTitle: '시청 기록',
  impersonationBanner: '{{admin}} 님이 {{time}}까지 {{name}} 님의 계정을 보고 있습니다.',
  impersonationEnd: '중지',
};
