import pg from 'pg';

/** Whether a PostgreSQL server accepts a connection within a second. Never throws. */
export async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    client.connection.stream.destroy();
    return false;
  }
}
