export function writeApiReports(folderFor: (name: string) => string): void;
