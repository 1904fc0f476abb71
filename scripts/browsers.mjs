// As a namespace, because a named import of what an older Node lacks fails before a newer one can be fetched.
import * as fs from 'node:fs';
import { chromiumPath } from './chromium.mjs';

/** Path of WebKitGTK's browser, which the distribution puts into a folder named after the processor. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/**
 * Path of an executable: named by an environment variable, or the first of the distribution's that exists.
 * @param {string} variable
 * @param {readonly string[]} paths
 * @returns {string | undefined}
 */
const executable = (variable, paths) => {
  const named = process.env[variable];
  return named ? named : paths.find((path) => fs.existsSync(path));
};

export const firefoxPath = () => executable('FIREFOX_PATH', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
export const webKitPath = () => executable('WEBKIT_PATH', fs.globSync(MINI_BROWSER));

/** A program that a variable names, or the first of its name on `PATH`. */
const program = (variable, name) =>
  executable(
    variable,
    (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`),
  );

/** What the browsers and the films of the suite need: the Debian packages, and the parts of them that are looked for. */
const NEEDS = {
  chromium: { packages: ['chromium'], parts: () => [chromiumPath()] },
  firefox: { packages: ['firefox-esr'], parts: () => [firefoxPath()] },
  webkit: {
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
    ],
    parts: () => [
      webKitPath(),
      executable('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']),
      executable('XVFB_PATH', ['/usr/bin/Xvfb']),
      // The decoders of H.264 and AAC, and what takes their streams out of MP4 and splits them into frames.
      ...['libgstlibav', 'libgstisomp4', 'libgstvideoparsersbad'].map(
        (plugin) => fs.globSync(`/usr/lib/*/gstreamer-1.0/${plugin}.so`)[0],
      ),
    ],
  },
  films: {
    packages: ['ffmpeg'],
    parts: () => [program('FFMPEG_PATH', 'ffmpeg'), program('FFPROBE_PATH', 'ffprobe')],
  },
};

/** @type {readonly ('chromium' | 'firefox' | 'webkit')[]} */
export const BROWSERS = ['chromium', 'firefox', 'webkit'];

/** The Debian packages that the tests need. */
export const PACKAGES = Object.values(NEEDS).flatMap(({ packages }) => packages);

/** @returns {readonly string[]} those of the packages whose parts are missing */
export const missingPackages = () =>
  Object.values(NEEDS)
    .filter(({ parts }) => parts().includes(undefined))
    .flatMap(({ packages }) => packages);

export const howToGetPackages = (packages) =>
  `The tests need packages that are missing: apt-get install --no-install-recommends ${packages.join(' ')}`;
