/** What the search box says while it is empty, and its spoken name. */
export const PROMPT = 'Search for atta dal and more.';
