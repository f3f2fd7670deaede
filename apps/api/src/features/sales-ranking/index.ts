export { createSalesRanking, type SalesRanking } from './sales-ranking.ts';
