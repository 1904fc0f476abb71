import { tokensSheet } from './custom-properties.js';
import { TABLET_UP } from './media.js';
import { SLOTS_FROM_PX } from './scale.js';

const slots = (): string =>
  SLOTS_FROM_PX.map(([from, count]) =>
    from === 0
      ? `:root {\n  --footlight-slots: ${count};\n}\n`
      : `@media (width >= ${from}px) {\n  :root {\n    --footlight-slots: ${count};\n  }\n}\n`,
  ).join('\n');

/** The tokens of a page, with the gutter and the number of cards side by side, which elements do not use. */
export const pageSheet = (): string => `${tokensSheet(':root')}
@media ${TABLET_UP} {
  :root {
    --footlight-gutter: 70px;
  }
}

${slots()}`;
