import type { DataOf } from '@jhola/contract/client';
import { KeyRound } from 'lucide';
import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/two-step.ts';
import { formatDate } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CodeDialog } from './code-dialog.tsx';
import type { NewCodes } from './recovery-codes.tsx';

// Loaded on demand, because it includes the library for passkeys.
const loadAddDialog = () => import('./add-passkey-dialog.tsx');

export type PasskeySectionProps = {
  passkeys: DataOf<'getSecondFactor'>['passkeys'];
  /** Whether the account has an authenticator app. */
  hasApp: boolean;
  onCodes: (codes: NewCodes) => void;
};

/** The account's passkeys: add one, remove one. */
export function PasskeySection({ passkeys, hasApp, onCodes }: PasskeySectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <section className="account-section stack" aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.passkeys}</h2>
      <p className="muted">{texts.passkeysWhat}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map(({ _id, name, addedAt, lastUsedAt }) => (
            <li key={_id}>
              <Icon of={KeyRound} />
              <div className="grow">
                <b>{name}</b>
                <p className="muted small">
                  {lastUsedAt === null
                    ? texts.passkeyAdded({ day: formatDate(addedAt) })
                    : texts.passkeyUsed({ day: formatDate(lastUsedAt) })}
                </p>
              </div>
              <Button
                kind="soft"
                small
                aria-label={texts.removePasskeyOf({ name })}
                onClick={() => setRemoved(_id)}
              >
                {texts.removePasskey}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="line" small onClick={() => setIsAdding(true)}>
          {texts.addPasskey}
        </Button>
      </div>
      <LazyComponent
        load={loadAddDialog}
        wanted={isAdding}
        props={{ open: isAdding, onClose: () => setIsAdding(false), onCodes }}
      />
      {removed !== null && (
        <CodeDialog
          purpose={{ removed }}
          hasApp={hasApp}
          onClose={() => setRemoved(null)}
          onCodes={onCodes}
        />
      )}
    </section>
  );
}
