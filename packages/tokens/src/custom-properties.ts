import { colours, lightColours } from './colours.js';
import { motion, shape, space, type } from './scale.js';

type Values = Readonly<Record<string, string>>;

const declarations = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `  --footlight-${name}: ${value};`)
    .join('\n');

const themed = (values: Values, scheme: 'dark' | 'light'): string =>
  `  color-scheme: ${scheme};\n${declarations(values)}`;

/**
 * The tokens as a style sheet. In a page they hang on `:root`, in an element on `:host`, where
 * `theme="light"` or `theme="auto"` change the colours only.
 */
export const tokensSheet = (scope: ':root' | ':host'): string => {
  const withTheme = (theme: string): string =>
    scope === ':host' ? `:host([theme='${theme}'])` : `:root[data-theme='${theme}']`;
  return `${scope} {
${themed(colours, 'dark')}
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

@media (min-width: 601px) {
  ${scope} {
    --footlight-gutter: 4.375rem;
  }
}

@media (prefers-reduced-motion: reduce) {
  ${scope} {
    --footlight-duration-interface: 1ms;
    --footlight-duration-card: 1ms;
  }
}
`;
};
