/** The parts of the built shop that a change affects. */
export type Parts = {
  /** `apps/web/build`: the pages for the browser and for the server. */
  readonly pages: boolean;
  /** `apps/store/dist`: API, store and importer. */
  readonly programs: boolean;
};

const NOT_BUILT = /\.test\.tsx?$|^(e2e|docs|tools|bench)\/|\.sql$/;

/** The parts that contain the files. */
export function partsOf(files: readonly string[]): Parts {
  const sources = files.filter((file) => !NOT_BUILT.test(file));
  return {
    pages: sources.some((file) => /^(apps\/web|packages)\//.test(file)),
    programs: sources.some((file) => !file.startsWith('apps/web/')),
  };
}
