import { Component, type ComponentType, type ReactNode } from 'react';
import type { Visit } from './page-navigator.ts';
import { useNavigatorState } from './pages-context.ts';

/** What is shown in place of a component that can't be rendered. */
export type Fallback = ComponentType<{ error: unknown }>;

/** Shows the fallback if its children throw while rendering, until the next navigation or other data. */
export function ErrorBoundary({ Fallback, children }: { Fallback: Fallback; children: ReactNode }) {
  return (
    <Catch visit={useNavigatorState().visit} Fallback={Fallback}>
      {children}
    </Catch>
  );
}

type CatchProps = { visit: Visit; Fallback: Fallback; children: ReactNode };
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
    const { Fallback, children } = this.props;
    const { caught } = this.state;
    return caught === null ? children : <Fallback error={caught.error} />;
  }
}
