import { Outlet } from 'react-router';
import { loadHomeRows } from '#features/catalogue/index.ts';
import { AuthFrame } from '#features/sign-in/index.ts';
import { pageServices } from '#platform/load-context.ts';
import { useAwake } from '#platform/use-awake.ts';
import type { Route } from './+types/auth-layout';

const IN_THE_BAG = 5;

/** A few groceries for the bag beside the form. */
export async function loader({ context }: Route.LoaderArgs) {
  const rows = Object.values(await loadHomeRows(context.get(pageServices).api));
  const pictures = rows.flatMap((row) => row.slice(0, 2).flatMap(({ image }) => image));
  return { pictures: pictures.slice(0, IN_THE_BAG) };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The forms wake up with the browser: what they start from (an address handed on) the server doesn't know. */
export default function AuthLayout({ loaderData }: Route.ComponentProps) {
  const awake = useAwake();
  return (
    <AuthFrame pictures={loaderData.pictures}>
      <div className="auth-screen">{awake && <Outlet />}</div>
    </AuthFrame>
  );
}
