import { texts } from '#messages/hero.ts';
import { BagPicture } from '#ui/bag-picture.tsx';
import { DeliveryProof } from './delivery-proof.tsx';

/** The top of the home page: the promised time, recent delivery times, and the bag with groceries. */
export function Hero({ pictures }: { pictures: readonly string[] }) {
  return (
    <section className="promise">
      <h1>{texts.promise}</h1>
      <DeliveryProof />
      <BagPicture pictures={pictures} />
    </section>
  );
}
