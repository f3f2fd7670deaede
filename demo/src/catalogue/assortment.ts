import { attaRiceAndDal } from './assortment/atta-rice-and-dal.ts';
import { babyCare } from './assortment/baby-care.ts';
import { bakeryAndBread } from './assortment/bakery-and-bread.ts';
import { bathAndBeauty } from './assortment/bath-and-beauty.ts';
import { breakfastAndSpreads } from './assortment/breakfast-and-spreads.ts';
import { cleaningAndHome } from './assortment/cleaning-and-home.ts';
import { dairyAndEggs } from './assortment/dairy-and-eggs.ts';
import { fruitsAndVegetables } from './assortment/fruits-and-vegetables.ts';
import { healthAndHygiene } from './assortment/health-and-hygiene.ts';
import { iceCreamAndFrozen } from './assortment/ice-cream-and-frozen.ts';
import { instantFood } from './assortment/instant-food.ts';
import { masalaAndOil } from './assortment/masala-and-oil.ts';
import { meatAndFish } from './assortment/meat-and-fish.ts';
import { petCare } from './assortment/pet-care.ts';
import { poojaAndStationery } from './assortment/pooja-and-stationery.ts';
import { snacksAndMunchies } from './assortment/snacks-and-munchies.ts';
import { sweetsAndChocolate } from './assortment/sweets-and-chocolate.ts';
import { teaCoffeeAndDrinks } from './assortment/tea-coffee-and-drinks.ts';
import type { Category } from './sub-category.ts';

/** Everything that the demo shop sells, in the order of its home page. */
export const CATEGORIES: readonly Category[] = [
  fruitsAndVegetables,
  dairyAndEggs,
  attaRiceAndDal,
  masalaAndOil,
  snacksAndMunchies,
  teaCoffeeAndDrinks,
  bakeryAndBread,
  sweetsAndChocolate,
  iceCreamAndFrozen,
  breakfastAndSpreads,
  instantFood,
  meatAndFish,
  cleaningAndHome,
  bathAndBeauty,
  babyCare,
  petCare,
  poojaAndStationery,
  healthAndHygiene,
];
