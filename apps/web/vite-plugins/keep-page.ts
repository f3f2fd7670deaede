import type { Plugin } from 'vite';

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * React Router answers a route's code that doesn't come by reloading the document: without a network the shopper
 * would be left with the browser's own error page. With this the page that didn't come throws when it is drawn, so
 * that the nearest boundary says so and goes on when the network is back. Thrown at once, before there is a page,
 * the error is lost where the route's data came, and the window stays empty.
 */
export function keepPage(): Plugin {
  return {
    name: 'keep-page',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*routeModules\.js$/ },
      handler(code) {
        if (!RELOAD.test(code))
          this.error('React Router loads routes in another way now: look at keep-page.ts');
        return { code: code.replace(RELOAD, 'return { default() { throw error; } };'), map: null };
      },
    },
  };
}
