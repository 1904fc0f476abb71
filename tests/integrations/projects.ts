import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Edit } from './installed-project.js';
import { expect } from '../journeys/product.js';
import { HOST } from './static-server.js';

/** The films of the demo as plain files. */
const FILMS = path.resolve(import.meta.dirname, '../../demo/media/films');

/** Addresses that a project is built for. */
export interface Places {
  /** Origin of the service. */
  readonly service: string;
  /** Port of the page, on another site than the service. */
  readonly port: number;
  /** An origin for scripts alone. */
  readonly assets: string;
}

/** A page of a project: how it is served, and where it is. */
export interface ProjectPage {
  readonly name: string;
  /** Address from the root of its origin. */
  readonly address: string;
  /** Folders of the project by the path under which they are served. */
  readonly folders?: Readonly<Record<string, string>>;
  /** The same for the origin of scripts. */
  readonly assets?: Readonly<Record<string, string>>;
  /** A server of the framework’s own instead, as a command that is run in the project. */
  readonly server?: (places: Places) => readonly string[];
  /** What else holds for this page. */
  readonly also?: (page: Page) => Promise<void>;
}

export interface IntegratedProject {
  readonly name: string;
  /** Its folder in the repository. */
  readonly source: string;
  /** Those of our packages that it installs. */
  readonly packages: readonly ('embed' | 'player' | 'elements' | 'react')[];
  readonly edits?: (places: Places) => readonly Edit[];
  /** Commands that have to succeed: builds, and checks of types and templates (also by the tools of `checkers`). */
  readonly commands: readonly (readonly string[])[];
  readonly pages: readonly ProjectPage[];
}

const OF_A_SERVICE = ['embed', 'player', 'elements'] as const;

/** The project whose tools check the templates of others. */
export const CHECKERS = 'tests/integrations/projects/checkers';

/** The examples load a script of the service; here they bundle the elements, as their READMEs describe. */
const bundled =
  (main: string) =>
  ({ service }: Places): readonly Edit[] => [
    {
      file: 'index.html',
      from: '<script type="module" src="/examples/sdk.js" vite-ignore></script>',
      to: `<meta name="footlight-origin" content="${service}" /><link rel="icon" href="data:," />`,
    },
    { file: main, from: /^/u, to: "import '@footlight/elements/define';\n" },
  ];

const PLAIN = 'tests/integrations/projects/plain';

/** The pages of the project without a framework name the service and the origin of scripts by these words. */
const named = ({ service, assets }: Places): readonly Edit[] => [
  ...['index.html', 'webpack.html', 'import-map.html', 'sdk-folder.html'].map((file) => ({
    file,
    from: 'SERVICE',
    to: service,
  })),
  ...['webpack.html', 'webpack.config.js'].map((file) => ({ file, from: 'ASSETS', to: assets })),
];

const hasControls = async (page: Page, areShown: boolean): Promise<void> => {
  await expect(page.locator('footlight-player').locator('[part~="controls"]')).toHaveCount(areShown ? 1 : 0);
};

/** Every way of bringing Footlight into a page that is built and driven here. */
export const PROJECTS: readonly IntegratedProject[] = [
  {
    name: 'without a framework',
    source: PLAIN,
    packages: OF_A_SERVICE,
    edits: named,
    commands: [['tsc', '--project', '.'], ['vite', 'build', '--outDir', 'dist/vite'], ['webpack']],
    pages: [
      { name: 'Vite and TypeScript', address: '/', folders: { '/': 'dist/vite' } },
      {
        name: 'webpack, with scripts on another origin',
        address: '/webpack.html',
        folders: { '/': '.' },
        assets: { '/': 'dist/webpack' },
      },
      {
        name: 'script tags of the folder sdk, on another path',
        address: '/sdk-folder.html',
        folders: { '/': '.', '/assets/of/others/': 'node_modules/@footlight/elements/sdk' },
      },
      {
        name: 'an import map over node_modules, without a build',
        address: '/import-map.html',
        folders: { '/': '.' },
      },
    ],
  },
  {
    name: 'React in StrictMode, with @footlight/react',
    source: 'examples/react',
    packages: [...OF_A_SERVICE, 'react'],
    edits: (places) => [
      ...bundled('src/main.tsx')(places).slice(0, 1),
      { file: 'src/film-night.tsx', from: '@footlight/react/components', to: '@footlight/react' },
    ],
    commands: [
      ['tsc', '--project', '.', '--skipLibCheck', 'false', '--types', 'vite/client'],
      ['vite', 'build'],
    ],
    pages: [{ name: 'Vite', address: '/', folders: { '/': 'dist' } }],
  },
  {
    name: 'Next.js with the App Router',
    source: 'examples/next',
    packages: [...OF_A_SERVICE, 'react'],
    edits: ({ service }) => [{ file: 'app/layout.tsx', from: 'http://localhost:4600', to: service }],
    commands: [['next', 'build']],
    pages: [
      {
        name: 'next start',
        address: '/',
        server: ({ port }) => ['next', 'start', '--port', String(port), '--hostname', HOST],
      },
    ],
  },
  {
    name: 'Vue below a path',
    source: 'examples/vue',
    packages: OF_A_SERVICE,
    edits: bundled('src/main.ts'),
    commands: [
      ['vue-tsc', '--noEmit'],
      ['vite', 'build', '--base', '/deep/sub/'],
    ],
    pages: [{ name: 'Vite', address: '/deep/sub/', folders: { '/deep/sub/': 'dist' } }],
  },
  {
    name: 'Svelte',
    source: 'examples/svelte',
    packages: OF_A_SERVICE,
    edits: bundled('src/main.ts'),
    commands: [
      ['svelte-check', '--fail-on-warnings', '--tsconfig', './tsconfig.json'],
      ['vite', 'build'],
    ],
    pages: [{ name: 'Vite', address: '/', folders: { '/': 'dist' } }],
  },
  {
    name: 'Angular with strictTemplates',
    source: 'examples/angular',
    packages: OF_A_SERVICE,
    edits: (places) => [
      ...bundled('src/main.ts')(places),
      // The example brings its own types; here those of the package have to do.
      {
        file: 'src/player.ts',
        from: /^.*$/su,
        to: "export type { FootlightPlayer as Player } from '@footlight/elements';",
      },
    ],
    commands: [
      ['ngc', '--project', '.', '--skipLibCheck', 'false'],
      ['vite', 'build'],
    ],
    pages: [{ name: 'Vite', address: '/', folders: { '/': 'dist' } }],
  },
  {
    name: 'react-player',
    source: 'tests/integrations/projects/react-player',
    packages: [...OF_A_SERVICE, 'react'],
    commands: [
      ['tsc', '--project', '.'],
      ['vite', 'build'],
    ],
    pages: [
      {
        name: 'Vite',
        address: '/',
        folders: { '/': 'dist', '/films/': FILMS },
        also: async (page) => {
          const controls = page.getByRole('checkbox', { name: 'Controls' });
          await hasControls(page, false);
          await controls.check();
          await hasControls(page, true);
          await controls.uncheck();
          await hasControls(page, false);
        },
      },
    ],
  },
  {
    name: 'tests of a page in jsdom and happy-dom',
    source: 'tests/integrations/projects/testing',
    packages: [...OF_A_SERVICE, 'react'],
    commands: [['vitest', 'run']],
    pages: [],
  },
];
