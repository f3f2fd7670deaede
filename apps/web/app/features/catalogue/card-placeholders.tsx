/** Placeholders for cards that are loading, each of a card's size (product-card.css). */
export function CardPlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div className="card" aria-hidden="true" key={index}>
      <div className="well sk" />
      <p className="price">
        <span className="sk" />
      </p>
      <h3>
        <span className="sk" />
      </h3>
      <p className="meta">
        <span className="sk" />
      </p>
    </div>
  ));
}
