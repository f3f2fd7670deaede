import { atPort, type Config } from '@jhola/api';
import { freePort } from '../free-port.ts';

/** Replaces PORT=0 by a free port. Before the shop listens, because links and cookies have its address. */
export async function choosePort(config: Config): Promise<Config> {
  return config.port === 0 ? atPort(config, await freePort()) : config;
}
