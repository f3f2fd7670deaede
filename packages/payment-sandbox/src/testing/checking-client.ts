import Stripe from 'stripe';
import { checkShape } from './check-shape.ts';

/** The library's HTTP client, which checks every response against the published description. */
export function createCheckingClient() {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const json: unknown = await toJSON();
      checkShape(json);
      return json;
    };
    return response;
  };
  return client;
}
