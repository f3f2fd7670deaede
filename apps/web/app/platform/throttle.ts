/** Calls `call` at once and then at most every `milliseconds`; calls in between are combined into one at the end. */
export function throttle(act: () => void, milliseconds: number): { call: () => void; cancel: () => void } {
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
    act();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return { call, cancel };
}
