import { directionOf } from '@footlight/i18n';
import type { Menus, PublicRealm, ReplyOf } from '@footlight/contract';

/** What a page needs before its first paint, so that it asks for nothing it can be told at once. */
export interface BootData {
  readonly realm: PublicRealm;
  readonly labels: ReplyOf<'getLabels'>;
  readonly menus: Menus;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that may stand in a script element: no `<` can end it early. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const BOOT_SCRIPT = /<script type="application\/json" id="footlight-boot">[^]*?<\/script>/u;

/** Fills language, direction, title and boot data into a built page. */
export const fillPage = (template: string, boot: BootData): string => {
  const { language } = boot.labels;
  const script = `<script type="application/json" id="footlight-boot">${scriptJson(boot)}</script>`;
  const page = template
    .replace(/<html\b[^>]*>/u, () => `<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">`)
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeHtml(boot.realm.name)}</title>`);
  return BOOT_SCRIPT.test(page)
    ? page.replace(BOOT_SCRIPT, () => script)
    : page.replace('</head>', () => `${script}</head>`);
};
