/** Without a response after this time, the script is considered unavailable. */
const TIMEOUT_MS = 4_000;

/** Loads a script into the page, again if it is there. Resolves to false if it fails or doesn't load in time. */
export async function loadScript(url: string): Promise<boolean> {
  document.querySelector(`script[src="${CSS.escape(url)}"]`)?.remove();
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), TIMEOUT_MS);
    document.head.append(script);
  });
}
