import { missingPackages } from './browsers.mjs';

/** The Debian packages that the tests need and that are missing, for `.ci/run`. */
process.stdout.write(missingPackages().join(' '));
