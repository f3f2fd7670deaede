export type FaultType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

export type FaultDetails = {
  readonly status?: number;
  readonly type?: FaultType;
  readonly code?: string;
  /** The invalid parameter, as it is sent: `line_items[0][quantity]`. */
  readonly param?: string;
};

/** An error response of the provider's API. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  /** Read by the error handlers of Fastify and the shop: hosted pages throw it, too. */
  readonly statusCode: number;
  readonly details: FaultDetails;

  constructor(message: string, details: FaultDetails = {}) {
    super(message);
    this.statusCode = details.status ?? 400;
    this.details = details;
  }

  /** The body of the response. */
  toBody() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return {
      error: {
        type,
        message: this.message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
      },
    };
  }
}

/** No object of that kind has that id: 404. */
export function missing(kind: string, id: string, param: string): ApiFault {
  return new ApiFault(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });
}
