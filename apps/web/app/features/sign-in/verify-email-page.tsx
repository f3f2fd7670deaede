import { ApiError } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReturnState,
  sessionStore,
  userQuery,
  useSession,
  useUser,
  visitorApi,
} from '#features/session/index.ts';
import { texts as shared } from '#messages/shared.ts';
import { texts } from '#messages/sign-in.ts';
import { Link } from '#platform/routing/link.tsx';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthHeading } from './auth-frame.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** The page that the confirmation mail links to: confirms the address, and shows the result. */
export function VerifyEmailPage() {
  const code = useSearchParams()[0].get('code') ?? '';
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async () => {
      try {
        return await visitorApi('verifyEmail', { code });
      } finally {
        // A record that was read before says that the email isn't confirmed. It may be, also after a lost response.
        void queryClient.invalidateQueries({ queryKey: userQuery(sessionStore.current()).queryKey });
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The page itself shows the server's message.
    meta: { isQuiet: () => true },
  });
  return (
    <>
      {data && (
        <>
          <AuthHeading title={texts.confirmed}>{data.message || texts.allSet}</AuthHeading>
          <ButtonLink to={pagePath('home')}>{shared.goHome}</ButtonLink>
        </>
      )}
      {error && <NotConfirmed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <AuthHeading title={texts.confirming} />
          <p className="row muted">
            <Spinner /> {texts.oneMoment}
          </p>
        </>
      )}
      {/* An error announces itself. */}
      <LiveRegion className="vh">{data && texts.confirmed}</LiveRegion>
    </>
  );
}

function NotConfirmed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <>
      <AuthHeading title={texts.notConfirmed} />
      <ErrorState
        title={error instanceof ApiError ? error.message : texts.notReached}
        {...(!isRefused && { onRetry })}
      >
        {isRefused ? texts.oldLink : null}
      </ErrorState>
      {isRefused && <NewLink />}
      <ButtonLink to={pagePath('home')} kind="line">
        {shared.goHome}
      </ButtonLink>
    </>
  );
}

/** For an expired or used link: a signed-in user can request another mail. */
function NewLink() {
  const session = useSession();
  const { data: user } = useUser();
  if (session === 'none') {
    const state: ReturnState = { returnTo: pagePath('profile') };
    return (
      <p className="row muted">
        {texts.loginForLink({
          link: (text) => (
            <Link className="link" to={pagePath('login')} state={state}>
              {text}
            </Link>
          ),
        })}
      </p>
    );
  }
  if (user === undefined) return null;
  if (user.verify_email) return <p className="muted">{texts.confirmedBefore({ email: user.email })}</p>;
  return (
    <p className="row muted">
      {texts.newLink({ email: user.email })} <ResendConfirmation />
    </p>
  );
}
