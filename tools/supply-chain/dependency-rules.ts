/** A package.json, as far as it is checked. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const OURS = '@jhola/';
const ROW = /^\| `([^`]+)`((?:, `[^`]+`)*) \| (.+) \|$/gm;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Differences between docs/dependencies.md and the direct dependencies, and versions that aren't exact. */
export function dependencyFaults(document: string, manifests: readonly Manifest[]): string[] {
  const direct = new Map<string, string>();
  for (const manifest of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })) {
      if (!name.startsWith(OURS)) direct.set(name, version);
    }
  }
  const named = new Set(namesIn(document));
  return [
    ...[...direct.keys()]
      .filter((name) => !named.has(name))
      .map((name) => `${name} is not in docs/dependencies.md`),
    ...[...named]
      .filter((name) => !direct.has(name))
      .map((name) => `docs/dependencies.md names ${name}, which nothing depends on`),
    ...[...direct]
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${name}: ${version} is not an exact version`),
  ];
}

function namesIn(document: string): string[] {
  return [...document.matchAll(ROW)].flatMap(([, first = '', more = '']) => [
    first,
    ...[...more.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]);
}

/** Manifests whose version isn't the root's. */
export function versionFaults(root: Manifest, manifests: readonly Manifest[]): string[] {
  return manifests
    .filter(({ version }) => version !== root.version)
    .map(({ name, version }) => `${name} has version ${version}, not ${root.version}`);
}
