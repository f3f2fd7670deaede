import { packText } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { loadCode, useTask } from '#features/connection/index.ts';
import { texts } from '#messages/notify-me.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { passFocusAlong } from '#ui/pass-focus.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useStockAlerts } from './use-stock-alerts.ts';

export type NotifyMeProps = {
  /** A sold-out product. */
  product: { readonly _id: string; readonly name: string; readonly unit: string };
  /** card: in a card's picture; line: in a cart line; bar: a full-size button of a product page. */
  size?: 'card' | 'line' | 'bar';
  /** Called when a visitor is sent to the login page. */
  onLeave?: (() => void) | undefined;
};

/** A button that adds or removes a stock alert. Visitors log in first; the alert is added afterwards. */
export function NotifyMe({ product, size = 'card', onLeave }: NotifyMeProps) {
  const { _id } = product;
  const name = `${product.name} ${packText(product.unit)}`;
  const { data: alerts } = useStockAlerts();
  const isOn = alerts?.some((alert) => alert.product._id === _id) ?? false;
  const { busy, run } = useTask();
  const needs = { queryClient: useQueryClient(), navigator: useNavigator() };
  // Loaded at the first press, because few products are out of stock.
  const press = () =>
    void run(async () => {
      const { pressNotifyMe } = await loadCode(() => import('./on-demand.ts'));
      await pressNotifyMe(needs, _id, !isOn, onLeave);
    });
  return (
    <button
      ref={passFocusAlong}
      type="button"
      className={classNames('notify', `notify-${size}`, isOn && 'on')}
      aria-label={isOn ? texts.stopOf({ product: name }) : texts.notifyMeOf({ product: name })}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : <Icon of={Bell} />}
      {isOn ? texts.alertOn : texts.notifyMe}
    </button>
  );
}
