import { generateDemoCatalogue } from './catalogue/generate-demo-catalogue.ts';
import { pictureId } from './pictures/picture-id.ts';
import type { PictureRecipe } from './pictures/picture-recipe.ts';
import { artName, recipesForLabel } from './pictures/recipes-for-label.ts';

/** The demo catalogue with the recipes of its pictures, to be loaded into an empty shop. */
export function demoCatalogue() {
  const { categories, subCategories, products } = generateDemoCatalogue();
  return {
    categories: categories.map(({ name, art }) => {
      const [a, b, c] = art.map((thing) => ({ name: artName(thing) }));
      if (!a || !b || !c) throw new RangeError(`${name} needs three things on its tile`);
      return { key: name, name, picture: { kind: 'tile', art: [a, b, c] } satisfies PictureRecipe };
    }),
    subCategories: subCategories.map(({ name, art, categories: parents }) => ({
      key: name,
      name,
      categories: parents,
      picture: { kind: 'object', art: { name: artName(art) } } satisfies PictureRecipe,
    })),
    products: products.map((product) => ({
      ...product,
      discount: product.discountPct,
      pictures: recipesForLabel(product),
    })),
    pictureId: (recipe: unknown) => pictureId(recipe as PictureRecipe),
  };
}
