/** Checks the rules of ARCHITECTURE.md: who may import whom, and where something may be written. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCycles, reportsPlantedCycle } from './cycle-rule.ts';
import { featureRules } from './feature-rules.ts';
import type { Module } from './module.ts';
import { packageRules } from './package-rules.ts';
import { contentRules } from './content-rules.ts';
import { providerRules } from './provider-rule.ts';
import { readModule } from './read-module.ts';
import type { Rule } from './rule.ts';
import { ownershipFaults, tableRules } from './table-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = [
  'packages/domain',
  'packages/contract',
  'packages/messages',
  'packages/postgres',
  'packages/payment-sandbox',
  'apps/api',
  'apps/web',
  'apps/store',
  'demo',
  'e2e',
  'bench',
  'evaluation',
  'docs',
];
const RULES: readonly Rule[] = [
  ...packageRules,
  ...featureRules,
  ...contentRules,
  ...providerRules,
  ...tableRules,
];

const faults: string[] = ownershipFaults(ROOT);

for (const rule of RULES) {
  const { path, text } = rule.counterexample;
  if (rule.find(readModule(path, text)).length === 0) {
    faults.push(`The rule “${rule.name}” is blind: it doesn't catch what was planted for it`);
  }
}
if (!reportsPlantedCycle()) faults.push('The check for import cycles is blind');

const modules = readAll();
faults.push(...findCycles(modules));
for (const folder of FOLDERS) {
  // If no files were read, no violation could be found.
  if (!modules.some(({ path }) => path.startsWith(`${folder}/`)))
    faults.push(`Nothing was read of ${folder}`);
}
for (const module of modules) {
  for (const rule of RULES) {
    for (const what of rule.find(module))
      faults.push(`${module.path}\n    ${what}\n    not allowed: ${rule.why}`);
  }
}

const imports = modules.reduce((sum, module) => sum + module.imports.length, 0);
if (faults.length === 0) {
  console.log(`${RULES.length} rules hold over ${modules.length} files and ${imports} imports`);
} else {
  console.error(`${faults.join('\n')}\n\n${faults.length} broken boundaries`);
  process.exitCode = 1;
}

function readAll(): Module[] {
  const files = globSync(
    ['{packages,apps,demo,e2e,bench,evaluation}/**/*.{ts,tsx,mjs}', '*.md', 'docs/**/*.md'],
    {
      cwd: ROOT,
      exclude: (name) => /(^|\/)(node_modules|dist|build)$/.test(name),
    },
  );
  return files
    .filter((path) => !/(^|\/)(node_modules|dist|build)\//.test(path))
    .sort()
    .map((path) => readModule(path, readFileSync(`${ROOT}${path}`, 'utf8')));
}
