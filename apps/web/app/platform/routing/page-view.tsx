import type { ComponentType, ReactNode } from 'react';
import { FaultBoundary, type Problem } from './fault-boundary.tsx';
import type { LoadedPage, LoadedPart } from './loaded-page.ts';
import { useNavigatorState } from './pages-context.ts';
import type { FrameProps, PageProps, RouteModule } from './route.ts';

export type PageViewProps = {
  /** In the place of a page that can't be shown, inside of its frames. */
  PageProblem: Problem;
  /** In the place of all, where a frame can't be shown. */
  WholeProblem: Problem;
  /** In the place of a page whose code is still loading. */
  CodeLoading: ComponentType;
};

/** The page that is shown, within its frames. */
export function PageView({ PageProblem, WholeProblem, CodeLoading }: PageViewProps) {
  const { visit } = useNavigatorState();
  const { frames, page } = visit.page;
  if ('error' in page && frames.length === 0) return <WholeProblem error={page.error} />;
  const inner =
    'error' in page ? (
      <PageProblem error={page.error} />
    ) : (
      <FaultBoundary Problem={PageProblem}>
        {'module' in page ? drawn(page, visit.page) : <CodeLoading />}
      </FaultBoundary>
    );
  const { handle, title }: Partial<RouteModule> = 'module' in page ? page.module : {};
  return (
    <>
      {title !== undefined && <UnlistedTitle>{title}</UnlistedTitle>}
      {frames.reduceRight<ReactNode>((within, { name, module, data }) => {
        const Frame = module.default as ComponentType<FrameProps<unknown>>;
        return (
          <Frame data={data} handle={handle} key={name}>
            {within}
          </Frame>
        );
      }, inner)}
    </>
  );
}

function UnlistedTitle({ children }: { children: string }) {
  return (
    <>
      <title>{children}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Another page of the same file is the same component with other data. */
function drawn({ name, module, data }: LoadedPart, { params }: LoadedPage): ReactNode {
  const Page = module.default as ComponentType<PageProps<unknown>>;
  return <Page data={data} params={params} key={name} />;
}
