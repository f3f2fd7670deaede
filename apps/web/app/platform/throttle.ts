/**
 * Returns `call`, which runs `action` at once, and then at most once in this many milliseconds: calls in between are
 * combined into one run at the end. `cancel` drops that run.
 */
export function throttle(action: () => void, milliseconds: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const tick = () => {
    timer = undefined;
    if (again) call();
  };
  const call = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    again = false;
    timer = setTimeout(tick, milliseconds);
    action();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return { call, cancel };
}
