/**
 * Runs a shop in a separate process, for tests that kill it; configured by the environment. Sends its address to the
 * parent process, which tells it at which point of a payment to kill itself as by `kill -9`.
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
// The parent process has ended.
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
