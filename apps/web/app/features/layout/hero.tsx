import { BagPicture } from '#ui/bag-picture.tsx';

/** The promise at the top of the home page, beside the bag with what is sold. */
export function Hero({ pictures }: { pictures: readonly string[] }) {
  return (
    <section className="promise">
      <h1>The shop around the corner, ten minutes away.</h1>
      <BagPicture pictures={pictures} />
    </section>
  );
}
