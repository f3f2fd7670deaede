import { parseProfile, type Profile } from '../columns/profile.ts';
import { grocerMrp } from './grocer-mrp.ts';

/** Profiles by name. */
export const PROFILES: readonly Profile[] = [grocerMrp].map((profile) => parseProfile(profile));

/** Guesses every column from its header. */
export const GUESSING = parseProfile({ name: 'list', about: 'Columns guessed from their headers' });
