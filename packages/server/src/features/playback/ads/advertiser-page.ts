import { escapeMarkup } from '@footlight/domain';
import { directionOf } from '@footlight/i18n';
import { PAGE_STYLES, stillAddress } from './ad-addresses.js';
import type { Commercial } from './ad-description.js';

/** The landing page of a commercial, served here so that a click does not lead to another site. */
export const advertiserPage = ({ slug, advertiser, page }: Commercial, wanted: string): string => {
  const [first = ''] = Object.keys(page);
  const language = [wanted, wanted.split('-')[0] ?? '', 'en', first].find((tag) => tag in page) ?? first;
  const { headline, text } = page[language] ?? { headline: advertiser, text: '' };
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(advertiser)}</title>
<link rel="stylesheet" href="${PAGE_STYLES}">
</head>
<body>
<main>
<img src="${stillAddress(slug)}" width="960" height="540" alt="">
<p lang="en" dir="ltr">${escapeMarkup(advertiser)}</p>
<h1>${escapeMarkup(headline)}</h1>
<p>${escapeMarkup(text)}</p>
</main>
</body>
</html>
`;
};

export const ADVERTISER_STYLES = `:root { color-scheme: dark; }
body {
  margin: 0;
  min-block-size: 100dvh;
  display: grid;
  place-items: center;
  background: #0b0c0f;
  color: #f4f1ea;
  font: 17px/1.5 system-ui, sans-serif;
}
main {
  box-sizing: border-box;
  inline-size: min(100%, 720px);
  padding: 24px;
}
img {
  display: block;
  inline-size: 100%;
  block-size: auto;
  border-radius: 10px;
}
h1 {
  margin: 4px 0 8px;
  font-size: clamp(28px, 6vw, 48px);
  line-height: 1.1;
  text-wrap: balance;
}
p {
  margin: 0;
  color: #a9a8a3;
  text-align: start;
}
p[lang] {
  margin-block-start: 28px;
  color: #ffb347;
  font-weight: 600;
  unicode-bidi: isolate;
}
:dir(rtl) p[lang] {
  text-align: end;
}
`;
