import { type Config, ConfigError } from '@jhola/api';
import type { FastifyInstance } from 'fastify';

/** Listens at the configured address. Throws ConfigError, with what to change, if this machine doesn't permit it. */
export async function listen(
  app: FastifyInstance,
  { port, host, logLevel }: Pick<Config, 'port' | 'host' | 'logLevel'>,
): Promise<void> {
  try {
    // The welcome prints the address; Fastify's log line about it isn't needed.
    app.log.level = 'silent';
    await app.listen({ port, host });
    app.log.level = logLevel;
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new ConfigError(`Port ${port} is taken by another program: please set PORT to a free one`);
      case 'EACCES':
        throw new ConfigError(`This user may not listen on port ${port}: please set PORT to 1024 or more`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new ConfigError(`${host} is no address of this machine: please set HOST to one, or remove it`);
      default:
        throw error;
    }
  }
}
