import { readFile, stat } from 'node:fs/promises';

/** Reads a built page again only when the file has changed, so that a rebuild shows without a restart. */
export const createPageTemplate = (file: string): (() => Promise<string | undefined>) => {
  let known: { readonly changed: number; readonly text: string } | undefined;
  return async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (known?.changed !== mtimeMs) known = { changed: mtimeMs, text: await readFile(file, 'utf8') };
      return known.text;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
};

/** For whoever runs the service: what is missing, and the command that makes it. */
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
