import { Skeleton } from '#ui/skeleton.tsx';

/** A product's page while its data is loading. */
export function ProductPlaceholder() {
  return (
    <div aria-busy="true">
      <div className="crumb" aria-hidden="true">
        <Skeleton height="1.25rem" width="60%" />
      </div>
      <div className="pdp">
        <div className="gal">
          <div className="stage sk" />
        </div>
        <div className="pdp-text" aria-hidden="true">
          <Skeleton height="1.5rem" width="40%" />
          <Skeleton height="2.2rem" width="85%" />
          <Skeleton height="2.5rem" width="45%" />
          <Skeleton height="3.25rem" />
          <ul className="claims">
            {['70%', '90%', '80%'].map((width) => (
              <li key={width}>
                <span className="pocket sk" />
                <Skeleton height="2.2rem" width={width} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
