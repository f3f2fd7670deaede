import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type Fallback } from './error-boundary.tsx';
import type { LoadedPage, LoadedPart } from './loaded-page.ts';
import { useNavigatorState } from './pages-context.ts';
import type { FrameProps, PageProps, RouteModule } from './route.ts';

export type PageViewProps = {
  /** Shown inside the frames, in place of a page that can't be shown. */
  FrameFallback: Fallback;
  /** Shown in place of the whole document, if a frame can't be shown. */
  DocumentFallback: Fallback;
  /** Shown while the code of a page is loading. */
  CodeLoading: ComponentType;
};

/** The current page within its frames. */
export function PageView({ FrameFallback, DocumentFallback, CodeLoading }: PageViewProps) {
  const { visit } = useNavigatorState();
  const { frames, page } = visit.page;
  if ('error' in page && frames.length === 0) return <DocumentFallback error={page.error} />;
  const inner =
    'error' in page ? (
      <FrameFallback error={page.error} />
    ) : (
      <ErrorBoundary Fallback={FrameFallback}>
        {'module' in page ? renderPart(page, visit.page) : <CodeLoading />}
      </ErrorBoundary>
    );
  const { handle, title }: Partial<RouteModule> = 'module' in page ? page.module : {};
  return (
    <>
      {title !== undefined && <NoindexTitle>{title}</NoindexTitle>}
      {frames.reduceRight<ReactNode>((within, { name, module, data }) => {
        const Frame = module.default as ComponentType<FrameProps<unknown>>;
        return (
          <Frame data={data} handle={handle ?? frames.at(-1)?.module.handle} key={name}>
            {within}
          </Frame>
        );
      }, inner)}
    </>
  );
}

function NoindexTitle({ children }: { children: string }) {
  return (
    <>
      <title>{children}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Keyed by name, so that another page of the same file updates the component instead of remounting it. */
function renderPart({ name, module, data }: LoadedPart, { params }: LoadedPage): ReactNode {
  const Page = module.default as ComponentType<PageProps<unknown>>;
  return <Page data={data} params={params} key={name} />;
}
