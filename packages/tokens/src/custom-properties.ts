import { colours, lightColours } from './colours.js';
import { fonts, motion, shape, space, type } from './scale.js';

type Values = Readonly<Record<string, string>>;

const declarations = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `  --footlight-${name}: ${value};`)
    .join('\n');

const themed = (values: Values, scheme: 'dark' | 'light'): string =>
  `  color-scheme: ${scheme};\n${declarations(values)}`;

const stillness = (scope: string): string => `@media (prefers-reduced-motion: reduce) {
  ${scope} {
    --footlight-duration-interface: 1ms;
    --footlight-duration-card: 1ms;
  }
}
`;

/**
 * The tokens as a style sheet. In a page they hang on `:root`, in an element on `:host`, where
 * `theme="light"` or `theme="auto"` change the colours only.
 */
export const tokensSheet = (scope: ':root' | ':host'): string => {
  const withTheme = (theme: string): string =>
    scope === ':host' ? `:host([theme='${theme}'])` : `:root[data-theme='${theme}']`;
  return `${scope} {
${themed(colours, 'dark')}
${declarations(fonts)}
${declarations(type)}
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

/** The tokens of a stage: dark whatever the theme around it, and none of a page's sizes. */
export const stageSheet = (scope: ':host'): string => `${scope} {
${themed(colours, 'dark')}
${declarations(fonts)}
${declarations(shape)}
${declarations(motion)}
}

${stillness(scope)}`;
