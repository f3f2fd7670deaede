/** The placeholder and accessible name of the search box. */
export const PROMPT = 'Search for atta dal and more.';
