import { BagPicture } from '#ui/bag-picture.tsx';
import { DeliveryProof } from './delivery-proof.tsx';

/** The promise at the top of the home page, how it was kept lately, and the bag with what is sold. */
export function Hero({ pictures }: { pictures: readonly string[] }) {
  return (
    <section className="promise">
      <h1>The shop around the corner, ten minutes away.</h1>
      <DeliveryProof />
      <BagPicture pictures={pictures} />
    </section>
  );
}
