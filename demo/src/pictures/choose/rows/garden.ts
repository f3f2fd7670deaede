import type { Row } from '../thing.ts';

/** Plants, flowers, and what they need. */
export const GARDEN: readonly Row[] = [
  [
    'planter, pot, square pot, pot planter, flower pot, nursery pot, hanging pot, planter pot, conical pot, garden pot, tulasi pot, hook pot, plant pot, window box',
    'flower-pot',
    'tagged',
  ],
  [
    'watering can, water can, sprayer, pressure sprayer, garden sprayer, spray pump',
    'watering-can',
    'tagged',
  ],
  [
    'trowel, hand trowel, garden tool, weeder, garden weeder, cultivator, garden cultivator, khurpi, kurpa, garden kurpa, garden fork, pruner, rake',
    'trowel',
    'tagged',
  ],
  ['bilpatre, bilpatre string, bel patra, bel leaf, banana leaf', 'leaf-fluttering-in-wind', 'tagged'],
  ['plant, pot plant, sapling, indoor plant, bonsai', 'potted-plant', 'tagged'],
  [
    'bouquet, flower bouquet, flower bunch, carnation, gerbera, gladiolus, orchid, chrysanthemum, flower, lily, tulip, sevanthi, shevanti, rajnigandha, tuberose, kanakambara, oleander, arali, mola, tulsi mola, aster, gerbera bunch, puja mola',
    'bouquet',
    'tagged',
  ],
  ['rose bunch, rose, rose string', 'rose', 'tagged'],
  [
    'seed, seed pack, plant seed, flower seed, vegetable seed, herb seed, fruit seed, seeds kit, seed kit',
    'seedling',
    'pouch',
  ],
  [
    'ready to pot, rose mix, flower mix, neem mix, fertilizer, fertiliser, potting mix, cocopeat, coco peat, manure, potting soil, soil, vermicompost, compost, pot mix, peat, cake powder, neem cake, plant food, plant feed, epsom salt, growth mix, neem powder, bio fertilizer, remix powder, potting mixture, coir, coco pole',
    'soil',
    'pouch',
  ],
  [
    'disease management, neem oil, pesticide, plant tonic, fungicide, plant booster, growth booster, organic pesticide, plant spray',
    'seedling',
    'bottle',
  ],
];
