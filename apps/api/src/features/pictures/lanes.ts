import { AppError } from '../../platform/app-error.ts';

type Task = () => void;

/** Runs so many tasks at once, and lets only so many wait. */
export type Lanes = {
  /** Waits for its turn; throws UNAVAILABLE at once where too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** For what nobody waits for: begins only when nothing else does. */
  runIdle<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Bounds the work of a process, so that a crowd makes it slow rather than large. */
export function createLanes(options: { atOnce: number; waiting: number }): Lanes {
  const queue: Task[] = [];
  const idleQueue: Task[] = [];
  let running = 0;

  function next(): void {
    while (running < options.atOnce) {
      const task = queue.shift() ?? idleQueue.shift();
      if (task === undefined) return;
      running += 1;
      task();
    }
  }

  function enter<Result>(line: Task[], task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      line.push(() => {
        void task()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
  }

  return {
    run: async (task) => {
      if (queue.length >= options.waiting) throw new AppError('UNAVAILABLE');
      return enter(queue, task);
    },
    runIdle: (task) => enter(idleQueue, task),
  };
}
