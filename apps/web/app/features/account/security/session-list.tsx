import type { WireSession } from '@jhola/contract/client';
import { MonitorSmartphone } from 'lucide';
import { useTask } from '#features/connection/index.ts';
import { texts } from '#messages/security.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LoadingPart, RowPlaceholder } from '#ui/placeholders.tsx';
import { toast } from '#ui/toast.ts';
import { useEndSession, useSessions } from './use-sessions.ts';

/** The devices on which the account is logged in, each with a button that logs it out. */
export function SessionList() {
  const { data, isError, refetch } = useSessions();
  if (data !== undefined) {
    return (
      <ul className="sessions">
        {data.map((session) => (
          <SessionItem key={session._id} session={session} />
        ))}
      </ul>
    );
  }
  if (isError) return <ErrorState title={texts.devicesError} onRetry={() => void refetch()} />;
  // One device, which most accounts have.
  return (
    <LoadingPart className="sessions-placeholder">
      <RowPlaceholder />
    </LoadingPart>
  );
}

function SessionItem({ session }: { session: WireSession }) {
  const { busy, run } = useTask();
  const endSession = useEndSession();
  const { isThis, loggedInAt, lastUsedAt } = session;
  const device = session.device || texts.unknownDevice;
  const end = () =>
    run(async () => {
      toast.success(await endSession(session));
    });
  return (
    <li>
      <Icon of={MonitorSmartphone} />
      <div className="grow">
        <b>{device}</b>
        <p className="muted small">
          {isThis ? texts.thisDevice(dateAndTime(loggedInAt)) : texts.lastUsed(dateAndTime(lastUsedAt))}
        </p>
      </div>
      {!isThis && (
        <Button
          kind="soft"
          small
          busy={busy}
          busyLabel={texts.loggingOut}
          aria-label={texts.logOutDevice({ device })}
          onClick={() => void end()}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}

function dateAndTime(iso: string) {
  return { date: formatDate(iso), time: formatTime(iso) };
}
