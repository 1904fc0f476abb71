const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML content and for attributes with either kind of quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
