export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client accepts, by its `accept-encoding` header. */
export function acceptedEncoding(header = ''): Encoding {
  const offers = header.split(',').map((offer) => offer.trim().toLowerCase());
  const accepts = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
