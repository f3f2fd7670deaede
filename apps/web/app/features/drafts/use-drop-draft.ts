import { useUser } from '#features/session/index.ts';
import { draftStore } from './draft-store.ts';

/** A function that deletes a form's stored draft, for a thing that was deleted elsewhere than in its form. */
export function useDropDraft(): (form: string) => void {
  const person = useUser().data?._id ?? '';
  return (form) => draftStore.drop(person, form);
}
