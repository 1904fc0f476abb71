import type { viewerMenu as english } from '../../en/account/viewer-menu.js';
import type { Translated } from '../../../translate.js';

export const viewerMenu: Translated<typeof english> = {
  myAccount: 'खाता',
  profilesSwitch: 'प्रोफ़ाइल बदलें',
  historyTitle: 'इतिहास',
  impersonationBanner: '{{admin}} {{time}} तक {{name}} का खाता देख रहे हैं।',
  impersonationEnd: 'बंद करें',
};
