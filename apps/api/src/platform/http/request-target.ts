/**
 * The path and query of a request's target. A target may also be a complete URL (`GET http://host/path`, RFC 9112
 * 3.2.2), as clients send it to a proxy; its host is ignored. Anything else stays as it is.
 */
export function pathOfTarget(target: string): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (origin === undefined) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
