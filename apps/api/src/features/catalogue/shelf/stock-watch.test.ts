import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { watchStock } from './stock-watch.ts';

test.each(['', 'x', 'null', '[]', '{}', '{"from":"another","ids":5}'])(
  'a message on the channel that no shop has sent is ignored: %j',
  (payload) => {
    const log = createRecordingLog();
    const watch = watchStock({ db: {} as Database, log, apply: () => undefined });
    expect(() => watch.notify(payload)).not.toThrow();
    watch.stop();
  },
);
