import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { editedSince, useForm } from './use-form.ts';

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

it('keeps what was edited while the form was being sent', () => {
  const sent = { name: 'Asha', mobile: '98450', password: 'mango lassi' };
  expect(editedSince({ name: 'Asha', mobile: '9845012345', password: 'mango lassi' }, sent)).toEqual({
    mobile: '9845012345',
  });
});
