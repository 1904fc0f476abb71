export const BROWSERS: readonly ['chromium', 'firefox', 'webkit'];
export const PACKAGES: readonly string[];
export function firefoxPath(): string | undefined;
export function webKitPath(): string | undefined;
export function missingPackages(): readonly string[];
export function howToGetBrowsers(packages: readonly string[]): string;
