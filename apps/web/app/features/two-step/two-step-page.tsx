import type { DataOf } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { useState } from 'react';
import { texts as account } from '#messages/account-menu.ts';
import { texts } from '#messages/two-step.ts';
import { formatDate } from '#platform/format-time.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { BlockPlaceholder, LoadingPart, RowPlaceholder, TextPlaceholder } from '#ui/placeholders.tsx';
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts';
import { CodeDialog, type Purpose } from './code-dialog.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { type NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';
import { useRefreshAccount, useSecondFactor } from './use-second-factor.ts';
import './two-step.css';

/** Two-step verification and passkeys of the signed-in user: set it up, make new recovery codes, turn it off. */
export function TwoStepPage() {
  const { data: state, isError, refetch } = useSecondFactor();
  const refresh = useRefreshAccount();
  const [codes, setCodes] = useState<NewCodes | null>(null);
  const needsApp = state?.authenticatorSince === null;
  const isOff = needsApp && state.passkeys.length === 0;
  /** A shop that requires it allows nothing else before it is set up. */
  const isLocked = isOff && state?.isRequired;
  // The form that sets it up disappears, with the field in which Enter was pressed.
  useFocusAfterRemoval(needsApp ? 1 : 0);
  const done = () => {
    setCodes(null);
    void refresh();
  };
  return (
    <section className="two-step stack">
      <div>
        {!isLocked && <BackLink to={pagePath('profile')}>{account.profile}</BackLink>}
        <h1 className="page-h">{texts.heading}</h1>
      </div>
      {codes !== null && <RecoveryCodes {...codes} onDone={done} />}
      {codes === null && state !== undefined && (
        <>
          <p className="muted">{texts.what}</p>
          {isLocked && <Notice>{texts.required}</Notice>}
          {!isOff && <Status state={state} onCodes={setCodes} />}
          {needsApp && <SetUpAuthenticator onCodes={setCodes} />}
          <PasskeySection passkeys={state.passkeys} hasApp={!needsApp} onCodes={setCodes} />
        </>
      )}
      {state === undefined && isError && (
        <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
      )}
      {state === undefined && !isError && <TwoStepPlaceholder />}
    </section>
  );
}

function TwoStepPlaceholder() {
  return (
    <LoadingPart className="stack">
      <div>
        <TextPlaceholder width="95%" />
        <TextPlaceholder width="70%" />
      </div>
      <div className="field">
        <TextPlaceholder width="30%" />
        <BlockPlaceholder height="48px" />
      </div>
      <BlockPlaceholder height="48px" width="220px" />
      <div className="account-section stack">
        <TextPlaceholder width="35%" />
        <RowPlaceholder />
      </div>
    </LoadingPart>
  );
}

type StatusProps = { state: DataOf<'getSecondFactor'>; onCodes: (codes: NewCodes) => void };

function Status({ state: { authenticatorSince, recoveryCodesLeft }, onCodes }: StatusProps) {
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  return (
    <>
      <p>
        {authenticatorSince !== null && (
          <>
            <b>{texts.on({ day: formatDate(authenticatorSince) })}</b>
            <br />
          </>
        )}
        <span className="muted">{texts.codesLeft({ count: recoveryCodesLeft })}</span>
      </p>
      <div className="row two-step-actions">
        <Button kind="line" small onClick={() => setPurpose('new codes')}>
          {texts.newCodes}
        </Button>
        {authenticatorSince !== null && (
          <Button kind="soft" small onClick={() => setPurpose('turn off')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {purpose !== null && (
        <CodeDialog
          purpose={purpose}
          hasApp={authenticatorSince !== null}
          onClose={() => setPurpose(null)}
          onCodes={onCodes}
        />
      )}
    </>
  );
}
