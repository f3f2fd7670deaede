import { BRAND_DETAIL } from '@jhola/domain';
import { type ArtName, isArtName } from './art/art-names.ts';
import { isOwnArt } from './art/own-art.ts';
import { artMeant } from './choose/art-meant.ts';
import { brandColours } from './choose/choose-colours.ts';
import { fittingPack, isOwnPack } from './choose/choose-pack.ts';
import { bodyColour, fillColour } from './choose/fill-colour.ts';
import { thingInName } from './choose/find-thing.ts';
import { goodInName } from './goods/find-good.ts';
import { hasPiece } from './goods/good-names.ts';
import type { Art, CommonPack, FoodMark, PackFace, PackRecipe, PictureRecipe } from './picture-recipe.ts';

/** How a product is packed; `loose` is sold without a printed pack. */
export type Form = CommonPack | 'loose' | 'bar';

/** The text and art on the pack, for drawing the product. */
export type Label = {
  /** The product without its brand: `Toned Milk`, `Mango Soda`. */
  readonly title: string;
  /** The flavour, scent or variety, if there are several: `Mango`. */
  readonly variant?: string;
  /** The name in Devanagari, if known. */
  readonly hindi?: string;
  /** Null for products that aren't food. */
  readonly veg: boolean | null;
  readonly form: Form;
  /** The picture element that is shown: `tomato`, `glass-of-milk`. */
  readonly art: string;
};

/** A product with its label. */
export type LabelledProduct = {
  readonly brand: string;
  readonly unit: string;
  readonly moreDetails: Readonly<Record<string, string>>;
  readonly label: Label;
};

/** The recipes of a product's pictures: the pack, a close-up of its label, its contents, its back. */
export function recipesForLabel(product: LabelledProduct): PictureRecipe[] {
  const { label, brand } = product;
  const ware = wareOf(label);
  const art = ware ?? artMeant(artName(label.art), `${label.title} ${label.variant ?? ''}`);
  const { base, accent } = coloursOf(brand, label.variant);
  const caption = label.variant ?? label.title;
  const ingredients: PictureRecipe = { kind: 'ingredients', art, caption, accent: base };
  const good = goodInName(label.title) ?? goodInName(art.name.replaceAll('-', ' '));
  if (label.form === 'loose') {
    const loose = { kind: 'loose', art, ...(good && { good }) } as const;
    return good === undefined || hasPiece(good)
      ? [
          { ...loose, count: 3 },
          { ...loose, count: 1 },
        ]
      : [{ ...loose, count: 3 }];
  }
  const kind = ware ? 'tagged' : packOf(label);
  const isSeen = kind === 'tray' || (kind === 'bag' && isProduce(label.form, label.title));
  const fill = kind === 'flask' ? bodyColour(label.title) : fillColour(label.title);
  const face: PackFace = {
    brand,
    title: label.title,
    ...(label.hindi === undefined ? {} : { script: label.hindi }),
    unit: product.unit,
    base,
    accent,
    art,
    ...(isSeen && good && { good }),
    ...(fill && { fill }),
    mark: markOf(label.veg),
  };
  const facts = Object.entries(product.moreDetails).filter(([name]) => name !== BRAND_DETAIL);
  const pack: PictureRecipe = { kind, face };
  const closer: PictureRecipe[] = [
    { kind: 'label', face },
    { kind: 'back', face, facts },
  ];
  return label.veg === null
    ? [pack, ...closer]
    : [pack, closer[0] as PictureRecipe, ingredients, closer[1] as PictureRecipe];
}

/** What is sold without a pack, if it has a drawing of its own. */
function wareOf({ title, veg }: Label): Art | undefined {
  const thing = veg === null ? thingInName(title, ({ food }) => !food) : undefined;
  return thing?.pack === 'tagged' && isOwnArt(thing.art) ? artMeant(thing.art, title) : undefined;
}

/** The special pack of products that have one, otherwise the catalogue's. */
function packOf({ form, title, veg }: Label): PackRecipe['kind'] {
  if (isProduce(form, title)) return 'bag';
  const thing = thingInName(title, ({ food }) => food === (veg !== null));
  if (
    form !== 'tray' &&
    thing !== undefined &&
    thing.pack !== 'plain' &&
    thing.pack !== 'tagged' &&
    isOwnPack(thing.pack)
  )
    return thing.pack;
  if (form === 'loose') return 'tray';
  const fitting = fittingPack(form === 'bar' ? 'wrap' : form, title);
  return fitting === 'plain' ? 'box' : fitting;
}

/** Fruit and vegetables under a brand are sold in a clear bag. */
function isProduce(form: string, title: string): boolean {
  return form === 'wrap' && title.startsWith('Organic ') && goodInName(title) !== undefined;
}

/** The name of a picture element. Throws RangeError if there is none of that name. */
export function artName(name: string): ArtName {
  if (!isArtName(name)) throw new RangeError(`There is no drawing of '${name}'`);
  return name;
}

/** Flavours of one brand differ in colour, as on a real shelf. */
function coloursOf(brand: string, variant: string | undefined): { base: string; accent: string } {
  return brandColours(variant === undefined ? brand : `${brand} ${variant}`);
}

function markOf(veg: boolean | null): FoodMark {
  if (veg === null) return 'none';
  return veg ? 'veg' : 'nonveg';
}
