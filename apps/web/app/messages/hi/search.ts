import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/search.ts';

/** The search box at the top of every page. */
export const texts = catalogue({
  prompt: 'आटा, दाल और बहुत कुछ खोजें',
  typing: 'खोजें “{text}',
}) satisfies typeof english;
