import { Agent, type IncomingMessage, request as requestPlainly } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import Stripe from 'stripe';

/** The longest response that we read has a hundred refunds, about 100 kB. */
const MAX_BYTES = 1_000_000;

const plainly = { request: requestPlainly, agent: new Agent({ keepAlive: true }) };
const securely = { request: requestSecurely, agent: new SecureAgent({ keepAlive: true }) };

/**
 * An HTTP client for Stripe's library that bounds each request as a whole. The library's own client waits for as long
 * as another byte arrives from time to time, and keeps a response of any length in memory.
 */
export class BoundedClient extends Stripe.HttpClient {
  override getClientName(): string {
    return 'node';
  }

  /** Resolves when the whole response has arrived. Rejects after `timeout` milliseconds, or if it is too long. */
  override async makeRequest(
    ...[host, port, path, method, headers, data, protocol, timeout]: Parameters<
      Stripe.HttpClient['makeRequest']
    >
  ): Promise<Stripe.HttpClientResponse> {
    const { request, agent } = protocol === 'http' ? plainly : securely;
    return new Promise((resolve, reject) => {
      const giveUp = (error: unknown) => {
        asked.destroy();
        reject(error);
      };
      const asked = request({ host, port, path, method, headers: { ...headers }, agent }, (response) => {
        readBody(response).then((body) => resolve(new ReadResponse(response, body)), giveUp);
      });
      const timer = setTimeout(() => giveUp(Stripe.HttpClient.makeTimeoutError()), timeout);
      asked.on('error', reject).on('close', () => clearTimeout(timer));
      asked.end(data);
    });
  }
}

async function readBody(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error(`The response has more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

class ReadResponse extends Stripe.HttpClientResponse {
  readonly #response: IncomingMessage;
  readonly #body: string;

  constructor(response: IncomingMessage, body: string) {
    super(response.statusCode ?? 0, response.headers as Record<string, string>);
    this.#response = response;
    this.#body = body;
  }

  override getRawResponse(): IncomingMessage {
    return this.#response;
  }

  /** Throws SyntaxError. */
  override async toJSON(): Promise<unknown> {
    return this._parseResponseBody(this.#body);
  }
}
