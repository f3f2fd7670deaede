import { AuthFrame, FormPlaceholder } from '#features/sign-in/index.ts';
import type { FrameProps } from '#platform/routing/route.ts';
import { useHydrated } from '#platform/use-hydrated.ts';
import type { RouteData } from '#server/route-data.ts';

export const dataWhileLoading = (): RouteData['auth-layout'] => ({ pictures: [] });

/**
 * The forms are rendered only in the browser: the server doesn't know their initial state (an email passed on by the
 * previous page).
 */
export default function AuthLayout({ data, children }: FrameProps<RouteData['auth-layout']>) {
  const isHydrated = useHydrated();
  return (
    <AuthFrame pictures={data.pictures}>
      <div className="auth-screen">{isHydrated ? children : <FormPlaceholder />}</div>
    </AuthFrame>
  );
}
