import { FootlightEmbed } from '../embed/embed.element.js';
import { safeDefine } from '../safe-define.js';

safeDefine('footlight-embed', () => FootlightEmbed);
