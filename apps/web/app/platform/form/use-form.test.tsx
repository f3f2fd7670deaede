import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useForm } from './use-form.ts';

// Spaces alone are a text only in a password.
it.each([
  [{ email: 'asha@jhola.example', password: 'mango lassi' }, true],
  [{ email: 'asha@jhola.example', password: '' }, false],
  [{ email: '   ', password: 'mango lassi' }, false],
  [{ email: 'asha@jhola.example', password: '        ' }, true],
  [{ currentPassword: ' ', newPassword: '        ', confirmPassword: '        ' }, true],
  [{ currentPassword: ' ', newPassword: '        ', confirmPassword: '' }, false],
])('%j is filled: %s', (fields: Record<string, string>, isFilled) => {
  const Filled = () => String(useForm(fields).isFilled);
  expect(renderToStaticMarkup(<Filled />)).toBe(String(isFilled));
});
