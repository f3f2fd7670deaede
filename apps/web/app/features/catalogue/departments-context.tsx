import { createContext, useContext } from 'react';
import type { Department } from './departments.ts';

const DepartmentsContext = createContext<readonly Department[] | null>([]);

/** Provides the categories of the page's data to everything inside it; null while they are loading. */
export const DepartmentsProvider = DepartmentsContext.Provider;

/** All categories by name, each with its link; null while they are loading. */
export function useLoadingDepartments(): readonly Department[] | null {
  return useContext(DepartmentsContext);
}

/** All categories by name, each with its link; empty while they are loading. */
export function useDepartments(): readonly Department[] {
  return useLoadingDepartments() ?? [];
}
