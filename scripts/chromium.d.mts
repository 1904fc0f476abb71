export const HOW_TO_GET_CHROMIUM: string;
export function chromiumPath(): string | undefined;
export function chromiumArguments(): string[];
