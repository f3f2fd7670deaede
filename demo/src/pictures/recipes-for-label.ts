import { ART_CODE_POINTS, type ArtName } from './art/art-names.ts';
import { brandColours } from './choose/choose-colours.ts';
import type { Art, FoodMark, PackFace, PackKind, PictureRecipe } from './picture-recipe.ts';

/** The text and art of a product. */
export type LabelledProduct = {
  readonly brand: string;
  readonly unit: string;
  readonly moreDetails: Readonly<Record<string, string>>;
  readonly label: {
    readonly title: string;
    readonly variant?: string;
    readonly hindi?: string;
    readonly veg: boolean | null;
    readonly form: PackKind | 'loose' | 'bar';
    readonly art: string;
  };
};

/** The recipes of a product's pictures: the pack, a close-up of its label, its contents, its back. */
export function recipesForLabel(product: LabelledProduct): PictureRecipe[] {
  const { label, brand } = product;
  const art: Art = { name: artName(label.art) };
  const { base, accent } = coloursOf(brand, label.variant);
  const caption = label.variant ?? label.title;
  const ingredients: PictureRecipe = { kind: 'ingredients', art, caption, accent: base };
  if (label.form === 'loose')
    return [{ kind: 'loose', art, count: 3 }, { kind: 'loose', art, count: 1 }, ingredients];
  const face: PackFace = {
    brand,
    title: label.title,
    ...(label.hindi === undefined ? {} : { script: label.hindi }),
    unit: product.unit,
    base,
    accent,
    art,
    mark: markOf(label.veg),
  };
  const facts = Object.entries(product.moreDetails).filter(([name]) => name !== 'Brand');
  const pack: PictureRecipe = { kind: label.form === 'bar' ? 'wrap' : label.form, face };
  const closer: PictureRecipe[] = [
    { kind: 'label', face },
    { kind: 'back', face, facts },
  ];
  return label.veg === null
    ? [pack, ...closer]
    : [pack, closer[0] as PictureRecipe, ingredients, closer[1] as PictureRecipe];
}

/** The name of a picture element. Throws RangeError if there is none of that name. */
export function artName(name: string): ArtName {
  if (!Object.hasOwn(ART_CODE_POINTS, name)) throw new RangeError(`There is no drawing of '${name}'`);
  return name as ArtName;
}

/** Flavours of one brand differ in colour, as on a real shelf. */
function coloursOf(brand: string, variant: string | undefined): { base: string; accent: string } {
  return brandColours(variant === undefined ? brand : `${brand} ${variant}`);
}

function markOf(veg: boolean | null): FoodMark {
  if (veg === null) return 'none';
  return veg ? 'veg' : 'nonveg';
}
