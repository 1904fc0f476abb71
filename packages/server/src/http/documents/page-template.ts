import { readFile } from 'node:fs/promises';
import { createBuiltFile } from './built-file.js';

/** Reads a built page; undefined if it has not been built. */
export const createPageTemplate = (file: string): (() => Promise<string | undefined>) =>
  createBuiltFile(file, () => readFile(file, 'utf8'));

/** A page that shows the operator what is missing and how to build it. */
export const missingBuildPage = (what: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built yet</title></head>
<body>
<h1>Not built yet</h1>
<p>The ${what} has not been built. Run <code>npm run build</code> and load this page again.</p>
<p>The service itself is up: see <a href="/api/docs/">its calls</a>.</p>
</body>
</html>
`;
