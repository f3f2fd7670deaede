/**
 * Handles uncaught errors. An unhandled promise rejection is logged and the shop keeps running, because only one task
 * failed. After any other uncaught error the process's state is unknown: it ends, and the launcher restarts it.
 */
export function handleUncaughtErrors(): void {
  process.on('unhandledRejection', (error) => {
    console.error('Unhandled promise rejection:', error);
  });
  process.on('uncaughtException', (error) => {
    console.error('Uncaught error; the shop ends:', error);
    process.exit(1);
  });
}
