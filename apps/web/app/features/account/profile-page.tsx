import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useUser } from '#features/session/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

/** The profile: photo and personal details. */
export function ProfilePage() {
  const { data: user, isError, refetch } = useUser();
  return (
    <section className="profile stack">
      <h1>Your Profile</h1>
      {user && (
        <>
          <ProfilePhoto user={user} />
          <ProfileForm user={user} />
        </>
      )}
      {!user && isError && (
        <ErrorState title="We couldn’t load your profile" onRetry={() => void refetch()} />
      )}
      {!user && !isError && <Skeleton height="360px" />}
    </section>
  );
}
