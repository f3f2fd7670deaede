import { ErrorState } from '#ui/error-state.tsx';

export type ChoicesErrorProps = {
  /** The query of what can be chosen. */
  query: { readonly data: unknown; readonly isError: boolean; readonly refetch: () => Promise<unknown> };
  title: string;
};

/** Says that the choices of a select could not be loaded, and loads them again; renders nothing otherwise. */
export function ChoicesError({ query, title }: ChoicesErrorProps) {
  const isMissing = query.isError && query.data === undefined;
  return isMissing && <ErrorState title={title} onRetry={() => void query.refetch()} />;
}
