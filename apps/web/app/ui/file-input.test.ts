import { expect, test, vi } from 'vitest';
import { FileInput } from './file-input.tsx';

test('passes on what was picked, and the same file can be picked again', () => {
  const onPick = vi.fn();
  const input = FileInput({ label: 'Photo', accept: 'image/*', onPick, ref: { current: null } });
  const photo = new File(['x'], 'a.png');
  const target = { files: [photo] as File[] | null, value: 'C:\\fakepath\\a.png' };
  input.props.onChange({ target });
  expect(onPick).toHaveBeenLastCalledWith([photo]);
  // Otherwise the browser would report no change the next time.
  expect(target.value).toBe('');
  input.props.onChange({ target: { ...target, files: null } });
  expect(onPick).toHaveBeenLastCalledWith([]);
});
