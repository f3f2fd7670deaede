import type { ContractClient } from '@jhola/contract/client';
import { type Department, toDepartments } from './departments.ts';

/** Loads all categories with their links, for the frame of all pages. */
export async function loadDepartments(api: ContractClient): Promise<Department[]> {
  const [categories, subCategories] = await Promise.all([api('getCategories'), api('getSubCategories')]);
  return toDepartments(categories.data, subCategories.data);
}
