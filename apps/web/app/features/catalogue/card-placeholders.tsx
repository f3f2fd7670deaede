import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholders for cards that are loading, each of a card's size. */
export function CardPlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div className="card" aria-hidden="true" key={index}>
      <div className="well sk" />
      <p className="price">
        <Skeleton height="1.43rem" width="46%" />
      </p>
      <h3>
        <Skeleton height="1rem" width="80%" />
      </h3>
      <p className="meta">
        <Skeleton height="1.1rem" width="55%" />
      </p>
    </div>
  ));
}
