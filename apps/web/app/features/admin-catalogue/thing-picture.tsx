import { Picture } from '#ui/picture.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { tintOf } from '#ui/tint-of.ts';

export type PicturedThing = {
  readonly name: string;
  readonly image: string;
  /** The categories of a product or a sub-category; a category has none. */
  readonly category?: readonly { readonly name: string }[];
};

/** The picture of what a dialog asks about, on the background of its category, as in the lists. */
export function ThingPicture({ thing: { name, image, category } }: { thing: PicturedThing }) {
  return (
    <Pocket className="admin-thumb" tint={tintOf(category?.[0]?.name ?? name)}>
      <Picture src={image} alt="" shown={56} />
    </Pocket>
  );
}
