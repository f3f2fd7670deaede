/**
 * Handles uncaught errors. An unhandled promise rejection is logged and the shop keeps running, because only one task
 * failed. After any other uncaught error the process's state is unknown: it ends, with everything that would outlive
 * it, and the launcher restarts it.
 */
export function outliveFaults(kill: () => void): void {
  process.on('unhandledRejection', (error) => {
    console.error('A task failed and nobody heard it:', error);
  });
  process.on('uncaughtException', (error) => {
    console.error('A fault that nobody caught ends the shop:', error);
    kill();
    process.exit(1);
  });
}
