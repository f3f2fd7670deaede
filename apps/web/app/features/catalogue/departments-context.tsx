import { createContext, useContext } from 'react';
import type { Department } from './departments.ts';

const DepartmentsContext = createContext<readonly Department[] | null>([]);

/** Provides the categories that came with the page to everything inside it; null while they are loading. */
export const DepartmentsProvider = DepartmentsContext.Provider;

/** All categories by name, with the link into each; null while they are loading. */
export function useLoadingDepartments(): readonly Department[] | null {
  return useContext(DepartmentsContext);
}

/** All categories by name, with the link into each; none while they are loading. */
export function useDepartments(): readonly Department[] {
  return useLoadingDepartments() ?? [];
}
