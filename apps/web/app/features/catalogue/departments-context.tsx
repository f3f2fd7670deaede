import { createContext, useContext } from 'react';
import type { Department } from './departments.ts';

const DepartmentsContext = createContext<readonly Department[]>([]);

/** Lends the categories that came with the page to everything inside it. */
export const DepartmentsProvider = DepartmentsContext.Provider;

/** All categories by name, with the way into each. */
export function useDepartments(): readonly Department[] {
  return useContext(DepartmentsContext);
}
