export function makeRunFolder(prefix: string): Promise<string>;
export function deleteAbandoned(folder: string, now?: number): void;
