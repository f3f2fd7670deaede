/**
 * What is done about faults that nobody caught. A promise that was rejected unheard is written down, and the shop stays
 * open: one task failed, not the process. After any other fault nobody knows what state the process is in: it ends, with
 * all that would outlive it, for whoever launched it to start again.
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
