/**
 * npm run bench [-- --quick]: cold and warm start, reads compared with a bare server that returns the same bytes,
 * orders compared with their bare transaction, memory. Prints a table; quote the ratios, because the machine's speed
 * varies. At the end, for an add and for an order, their CPU by function of the server and by statement (planning and
 * execution), as `npm run bench:profile` prints it.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startStore } from '@jhola/e2e/start-store';
import { measureOrders, SHOPPERS } from './orders.ts';
import { measureReads } from './reads.ts';
import { residentMb } from './resident-memory.ts';
import { inNewFolder, withShop } from './with-shop.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 1 : 5;
const seconds = values.quick ? 1 : 3;

const row = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, n) => (n === 0 ? String(cell).padEnd(14) : String(cell).padStart(14))).join(''),
  );
const whole = (value: number) => Math.round(value).toLocaleString('en-IN');

await inNewFolder(async (dataDir) => {
  console.log(`Node ${process.version}, ${availableParallelism()} cores, ${rounds} rounds of ${seconds} s\n`);
  const cold = await startStore({ dataDir });
  await cold.end('SIGTERM');
  await withShop({ dataDir, connections: SHOPPERS }, async (store, pool) => {
    row('start', 'ready after');
    row('cold', `${(cold.readyAfterMs / 1000).toFixed(1)} s`);
    row('warm', `${(store.readyAfterMs / 1000).toFixed(1)} s`);
    const idleMb = await residentMb(store.process.pid);

    console.log('');
    row('read', 'per second', 'p99 ms', 'bytes', 'bare node:http', 'ratio');
    for (const read of await measureReads(store.url, rounds, seconds)) {
      const { name, perSecond, p99Ms, bytes, barePerSecond, ratio } = read;
      row(name, whole(perSecond), p99Ms.toFixed(1), whole(bytes), whole(barePerSecond), ratio.toFixed(2));
    }

    console.log('');
    row('order', 'per second', 'p99 ms', 'bare SQL', 'ratio');
    const order = await measureOrders(store.url, pool, rounds);
    row(
      '3 lines',
      whole(order.perSecond),
      order.p99Ms.toFixed(1),
      whole(order.barePerSecond),
      order.ratio.toFixed(2),
    );

    console.log('');
    row('memory', 'MB');
    row('after start', whole(idleMb));
    row('after load', whole(await residentMb(store.process.pid)));
  });
});

// In another process, with a shop of its own: its profiler and its counting of statements would slow down the above.
const program = fileURLToPath(new URL('profile.ts', import.meta.url));
const actions = values.quick ? '1000' : '4000';
const options = ['--work', 'add', '--work', 'order', '--top', '15', '--actions', actions];
const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
if (status !== 0) process.exitCode = 1;
