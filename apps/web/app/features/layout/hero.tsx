import { BagPicture } from '#ui/bag-picture.tsx';
import { DeliveryProof } from './delivery-proof.tsx';

/** The promise at the top of the home page, beside the bag with what is sold. */
export function Hero({ pictures }: { pictures: readonly string[] }) {
  return (
    <section className="promise">
      <div>
        <h1>The shop around the corner, ten minutes away.</h1>
        <DeliveryProof />
      </div>
      <BagPicture pictures={pictures} />
    </section>
  );
}
