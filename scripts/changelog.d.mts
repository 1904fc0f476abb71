export interface Change {
  readonly kind: string;
  readonly text: string;
}
export function kindAndText(source: string, name: string): Change;
export function changelogWith(
  changelog: string,
  release: { readonly version: string; readonly date: string; readonly changes: readonly Change[] },
): string;
