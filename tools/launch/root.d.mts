/** The project's root folder, without a slash at the end. */
export const root: string;
