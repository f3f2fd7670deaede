/** npm run build: the pages for the browser and the server, then the programs of `apps/store/dist`. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms } from './bundle-programs.mjs';
import { compressAssets } from './compress-assets.mjs';
import { root } from './root.mjs';
import { runNode } from './run-node.mjs';
import { withoutWideLetters } from './slim-bundle.mjs';
import { recordBuild, sourceState } from './source-state.mjs';

const started = performance.now();
const say = (what) => console.log(`  ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
const web = join(root, 'apps/web');
const dist = join(root, 'apps/store/dist');

console.log('Building …');
// The state before the build, so that a change during the build makes the next start build again.
const state = sourceState();
rmSync(dist, { recursive: true, force: true });
runNode('node_modules/vite/bin/vite.js', ['build', '--app', '--logLevel', 'warn'], { cwd: web });
await compressAssets(join(web, 'build/client'));
slimFiles(join(web, 'build/server'));
say('pages');

await bundlePrograms(root);
say('server');
recordBuild(state);

function slimFiles(folder) {
  for (const file of globSync('*/*.js', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, withoutWideLetters(readFileSync(path, 'utf8')));
  }
}
