/** For `catch` after reading a file or folder: a value to use if it doesn't exist. Other errors are thrown again. */
export function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
