import { useNavigation } from 'react-router';

/** A seam along the top while the next page is on its way; a page that comes at once shows none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status">
      <div className="page-on-its-way" role="progressbar" aria-label="The page is on its way" />
    </div>
  );
}
