import { foldWords } from '../../text/fold.ts';

/**
 * Words of varieties that few people mean when they search for the thing alone: 'atta' isn't multigrain atta, 'banana'
 * isn't the raw one. English, and Hindi in Latin letters. Source: the varieties that Indian grocers list after the
 * common ones of the same thing.
 */
export const SPECIAL: ReadonlySet<string> = new Set(
  foldWords(
    `organic multigrain millet ragi jowar bajra oats raw kachcha kaccha baby mini imported exotic designer handmade
    gluten keto vegan diet lite skimmed unsalted flavoured roasted smoked dried frozen dehydrated truffle
    peri jalapeno charcoal herbal ayurvedic medicated`,
  ),
);

/** Words of the variety that is meant by default. Source: as above. */
export const ORDINARY: ReadonlySet<string> = new Set(
  foldWords('plain regular classic original normal pure everyday toned salted iodised refined'),
);
