import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInScript } from './json-in-script.ts';

test('any data survives, and none can end the script', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.constant({ name: '</script><!--' })), (data) => {
      const text = jsonInScript(data);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});
