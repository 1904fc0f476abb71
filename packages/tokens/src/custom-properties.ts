import { colours } from './colours.js';
import { lightColours } from './light-colours.js';
import { space, type, weight } from './page-scale.js';
import { fonts, motion, shape } from './scale.js';
import { declarations, stillness, themed } from './stage-properties.js';

/**
 * The tokens as a style sheet, declared on `:root` of a page or on `:host` of an element, where `theme="light"` or
 * `theme="auto"` change only the colours.
 */
export const tokensSheet = (scope: ':root' | ':host'): string => {
  const withTheme = (theme: string): string =>
    scope === ':host' ? `:host([theme='${theme}'])` : `:root[data-theme='${theme}']`;
  return `${scope} {
${themed(colours, 'dark')}
${declarations(fonts)}
${declarations(type)}
${declarations(weight)}
${declarations(space)}
${declarations(shape)}
${declarations(motion)}
}

${withTheme('light')} {
${themed(lightColours, 'light')}
}

@media (prefers-color-scheme: light) {
  ${withTheme('auto')} {
${themed(lightColours, 'light')}
  }
}

${stillness(scope)}`;
};
