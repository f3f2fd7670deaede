/**
 * A shop in a process of its own, for tests that kill it: configured by the environment. Sends its address to the
 * process that started it, and is told by that at which point of a payment it dies, as `kill -9` would end it.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../build-app.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';
import { openDatabase } from '../../../platform/database.ts';
import { absentProvider } from '../../../testing/absent-provider.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { ensureFirstAdmin } from '../../accounts/index.ts';
import type { PaymentPassed } from '../payment-points.ts';
import { configuredProvider } from '../provider/configured-provider.ts';

let dieAt: unknown = null;
process.on('message', (point) => {
  dieAt = point;
  process.send?.('told');
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
subscribe('jhola:payments', (message) => {
  if ((message as PaymentPassed).point === dieAt) process.kill(process.pid, 'SIGKILL');
});

const config = readConfig();
const db = openDatabase(config.databaseUrl ?? '');
const provider = configuredProvider(config) ?? absentProvider;
const app = await buildApp({ config, db, log: createRecordingLog(), provider, pictureFor: plainPicture });
await app.listen({ host: '127.0.0.1', port: 0 });
await ensureFirstAdmin(db, config, systemClock);
process.send?.((app.server.address() as AddressInfo).port);
