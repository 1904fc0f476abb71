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

/** What each browser of the suite needs: the Debian packages, and the parts of them that are looked for. */
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
};

/** @type {readonly ('chromium' | 'firefox' | 'webkit')[]} */
export const BROWSERS = ['chromium', 'firefox', 'webkit'];

/** The Debian packages that the three browsers need. */
export const PACKAGES = BROWSERS.flatMap((name) => NEEDS[name].packages);

/** @returns {readonly string[]} the Debian packages that are missing for the three browsers */
export const missingPackages = () =>
  BROWSERS.filter((name) => NEEDS[name].parts().includes(undefined)).flatMap((name) => NEEDS[name].packages);

export const howToGetBrowsers = (packages) =>
  `The browser tests need packages that are missing: apt-get install --no-install-recommends ${packages.join(' ')}`;
