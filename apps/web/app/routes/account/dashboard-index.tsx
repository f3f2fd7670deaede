import { redirect } from 'react-router';

/** The account begins with the profile. */
export function loader() {
  return redirect('/dashboard/profile');
}
