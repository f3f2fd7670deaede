/** The versions that a changelog lists as released (`## 0.2.0 (2026-03-01)`), the newest first. */
export function releasesOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)].map(
    ([, version = '']) => version,
  );
}
