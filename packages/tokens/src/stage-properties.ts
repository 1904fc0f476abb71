import { colours } from './colours.js';
import { fonts, motion, shape } from './scale.js';

type Values = Readonly<Record<string, string>>;

export const declarations = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `  --footlight-${name}: ${value};`)
    .join('\n');

export const themed = (values: Values, scheme: 'dark' | 'light'): string =>
  `  color-scheme: ${scheme};\n${declarations(values)}`;

export const stillness = (scope: string): string => `@media (prefers-reduced-motion: reduce) {
  ${scope} {
    --footlight-duration-interface: 1ms;
    --footlight-duration-card: 1ms;
  }
}
`;

/** The tokens of a stage: dark in every theme, and without the sizes of a page. */
export const stageSheet = (scope: ':host'): string => `${scope} {
${themed(colours, 'dark')}
${declarations(fonts)}
${declarations(shape)}
${declarations(motion)}
}

${stillness(scope)}`;
