import { escapeMarkup } from '@footlight/domain';
import { directionOf } from '@footlight/i18n';

/** The content of a mail. */
export interface MailDocument {
  /** BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: {
    readonly label: string;
    readonly href: string;
    /** Text before the full address of the button. */
    readonly inFull: string;
  } | null;
  /** Small print below the button. */
  readonly notes: readonly string[];
  /** Names the sender, at the end of the mail. */
  readonly footer: string;
  /** Name of the product. */
  readonly product: string;
}

/** Colours of the product (DESIGN.md) as literals, because mail clients do not support custom properties. */
const INK = '#0b0c0f';
const PAPER = '#f4f1ea';
const GLOW = '#ffb347';
const ON_GLOW = '#241503';
const WORDS = '#23211d';
const FAINT = '#6b6963';
const FONT = "'Readex Pro', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${WORDS}">${escapeMarkup(text)}</p>`;

const note = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:1.55;color:${FAINT}">${escapeMarkup(text)}</p>`;

const buttonOf = ({ label, href }: NonNullable<MailDocument['button']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${GLOW}" style="border-radius:99px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 28px;border-radius:99px;background:${GLOW};color:${ON_GLOW};font-size:16px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`;

const inFullOf = ({ inFull, href }: NonNullable<MailDocument['button']>): string =>
  `${note(inFull)}<p dir="ltr" style="margin:0 0 16px;font-size:13px;line-height:1.5;word-break:break-all;color:${FAINT}"><a href="${escapeMarkup(href)}" style="color:${FAINT}">${escapeMarkup(href)}</a></p>`;

/**
 * The mail as HTML with tables and inline styles, which mail clients render consistently. It has no images or other
 * external resources.
 */
const htmlOf = (document: MailDocument): string => {
  const { language, subject, heading, paragraphs, button, notes, footer, product } = document;
  const direction = directionOf(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background:${PAPER};font-family:${FONT}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="max-width:560px;text-align:${side}">
<tr><td bgcolor="${INK}" style="padding:22px 32px;background:${INK};border-radius:12px 12px 0 0;border-bottom:3px solid ${GLOW};color:${PAPER};font-size:20px;font-weight:700;letter-spacing:-0.01em">${escapeMarkup(product)}</td></tr>
<tr><td bgcolor="#ffffff" style="padding:32px;background:#ffffff;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;font-weight:700;color:${INK}">${escapeMarkup(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button === null ? '' : buttonOf(button)}
${notes.map(note).join('\n')}
${button === null ? '' : inFullOf(button)}
</td></tr>
<tr><td style="padding:20px 32px;font-size:13px;line-height:1.5;color:${FAINT}">${escapeMarkup(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};

const textOf = ({ heading, paragraphs, button, notes, footer }: MailDocument): string =>
  [
    heading,
    ...paragraphs,
    ...(button === null ? [] : [`${button.label}:\n${button.href}`]),
    ...notes,
    `-- \n${footer}`,
  ].join('\n\n');

/** The HTML and text bodies of a mail. */
export const drawMail = (document: MailDocument): { readonly html: string; readonly text: string } => ({
  html: htmlOf(document),
  text: textOf(document),
});
