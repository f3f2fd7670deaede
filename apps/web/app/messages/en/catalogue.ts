import { catalogue } from '#platform/catalogue.ts';

/** Product cards and rows, and the sort and filters of lists. */
export const texts = catalogue({
  home: 'Home',
  veg: 'Vegetarian',
  vegOnCard: 'Veg',
  nonvegOnCard: 'Non-veg',
  nonveg: 'Non-vegetarian',
  // Rows
  buyAgain: 'Buy again',
  essentials: 'Everyday essentials',
  seeAll: 'See All',
  seeAllOf: 'See All {category}',
  rowFailed: 'We couldn’t load {category}',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
  // Sort and filters
  filters: 'Filters',
  filtersChosen: 'Filters ({count})',
  sortBy: 'Sort by',
  mostPopular: 'Most popular',
  priceUp: 'Price: low to high',
  priceDown: 'Price: high to low',
  biggestDiscount: 'Biggest discount',
  newest: 'Newest',
  nothingLeft: 'Nothing matches these filters',
  fewerFilters: 'Try fewer of them.',
  clearFilters: 'Clear filters',
});
