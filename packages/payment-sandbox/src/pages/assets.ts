import type { FastifyInstance } from 'fastify';
import { ASSETS_PATH } from './layout.ts';
import { PAY_SCRIPT } from './pay-script.ts';
import { PAY_STYLE } from './pay-style.ts';
import { REDIRECT_SCRIPT, REDIRECT_SCRIPT_NAME } from './redirect-script.ts';

/** The pages' stylesheet and script. */
export function registerAssets(scope: FastifyInstance): void {
  const assets = [
    ['pay.css', 'text/css', PAY_STYLE],
    ['pay.js', 'text/javascript', PAY_SCRIPT],
    [REDIRECT_SCRIPT_NAME, 'text/javascript', REDIRECT_SCRIPT],
  ] as const;
  for (const [name, type, body] of assets) {
    scope.get(`${ASSETS_PATH}/${name}`, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .type(`${type}; charset=utf-8`)
        .send(body),
    );
  }
}
