export function chromiumPath(): string | undefined;
export function chromiumArguments(): string[];
