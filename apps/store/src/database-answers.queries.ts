import type { Database } from '@jhola/api';
import { sql } from 'kysely';

/** Whether the database answers within a time, in milliseconds. Never rejects. */
export async function databaseAnswers(db: Database, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, late]);
  clearTimeout(timer);
  return result;
}
