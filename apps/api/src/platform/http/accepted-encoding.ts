export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client accepts, by its `accept-encoding` header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Whether a client accepts an encoding, by its `accept-encoding` header. */
export function accepts(header: string | undefined, encoding: Exclude<Encoding, 'identity'>): boolean {
  const offers = (header ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  return offers.some(
    (offer) => offer === encoding || (offer.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(offer)),
  );
}
