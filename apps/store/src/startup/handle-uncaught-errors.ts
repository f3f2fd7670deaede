/**
 * Handles uncaught errors. An unhandled promise rejection is logged and the shop keeps running, because only one task
 * failed. After any other uncaught error the process's state is unknown: it ends, with everything that would outlive
 * it, and the launcher restarts it.
 */
export function handleUncaughtErrors(kill: () => void): void {
  process.on('unhandledRejection', (error) => {
    console.error('Unhandled promise rejection:', error);
  });
  process.on('uncaughtException', (error) => {
    console.error('Uncaught error; the shop ends:', error);
    kill();
    process.exit(1);
  });
}
