export { createSalesRanking } from './sales-ranking.ts';
