import { Component, type ComponentType, type ReactNode } from 'react';
import type { Visit } from './page-navigator.ts';
import { useNavigatorState } from './pages-context.ts';

/** What is shown in the place of what can't be. */
export type Problem = ComponentType<{ error: unknown }>;

/** Shows what went wrong while its children were drawn, until the next navigation or other data. */
export function FaultBoundary({ Problem, children }: { Problem: Problem; children: ReactNode }) {
  return (
    <Catch visit={useNavigatorState().visit} Problem={Problem}>
      {children}
    </Catch>
  );
}

type CatchProps = { visit: Visit; Problem: Problem; children: ReactNode };
type CatchState = { readonly caught: { readonly error: unknown } | null; readonly visit: Visit };

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { caught: null, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ visit }: CatchProps, state: CatchState): CatchState | null {
    return visit === state.visit ? null : { caught: null, visit };
  }

  override render(): ReactNode {
    const { Problem, children } = this.props;
    const { caught } = this.state;
    return caught === null ? children : <Problem error={caught.error} />;
  }
}
