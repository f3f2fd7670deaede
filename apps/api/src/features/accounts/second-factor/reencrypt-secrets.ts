import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUser } from '../accounts.queries.ts';
import { listEncryptedWithOtherKeys, readAuthenticator, replaceSecret } from './authenticators.queries.ts';

const AT_ONCE = 100;

/**
 * Re-encrypts the secrets of authenticator apps that are plain text, or encrypted with an older key, with the newest
 * key. Secrets that can't be decrypted are left unchanged, and their number is logged as an error.
 */
export async function reencryptSecrets({
  db,
  sealing,
  log,
}: Pick<Services, 'db' | 'sealing' | 'log'>): Promise<void> {
  const keyId = await sealing.currentKeyId();
  if (keyId === null) return;
  let unreadable = 0;
  let after = '';
  for (;;) {
    const users = await listEncryptedWithOtherKeys(db, keyId, { after, most: AT_ONCE });
    for (const userId of users) {
      await inTransaction(db, async (tx) => {
        // Checks of codes hold this lock too, so the secret isn't replaced during one.
        await lockUser(tx, userId);
        const stored = await readAuthenticator(tx, userId);
        if (stored === null || stored.keyId === keyId) return;
        const secret = await sealing.open(stored, userId);
        if (secret === null) unreadable += 1;
        else await replaceSecret(tx, userId, await sealing.seal(secret, userId));
      });
    }
    const last = users.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (unreadable > 0) {
    const facts = { alarm: 'secrets key', apps: unreadable };
    log.error(
      facts,
      'Secrets of authenticator apps can’t be decrypted: is their key missing in SECRETS_KEY?',
    );
  }
}
