import { packText, pagePath, productPath } from '@jhola/domain';
import type { ReactNode } from 'react';
import { useUser } from '#features/session/index.ts';
import { texts as account } from '#messages/account-menu.ts';
import { texts as button } from '#messages/notify-me.ts';
import { texts } from '#messages/stock-alerts.ts';
import { formatDate } from '#platform/format-time.ts';
import { languageOf } from '#platform/language.ts';
import { Link } from '#platform/routing/link.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import {
  BlockPlaceholder,
  LoadingPart,
  repeat,
  TextPlaceholder,
  ThumbPlaceholder,
} from '#ui/placeholders.tsx';
import { Pocket } from '#ui/pocket.tsx';
import { tintOf } from '#ui/tint-of.ts';
import { useRemoveAlert } from './use-remove-alert.ts';
import { useStockAlerts } from './use-stock-alerts.ts';
import './stock-alerts.css';

type Alert = NonNullable<ReturnType<typeof useStockAlerts>['data']>[number];

type StockAlertsPageProps = {
  /** Shown below the message that there are no alerts. */
  belowEmpty: ReactNode;
};

/** The shopper's stock alerts. */
export function StockAlertsPage({ belowEmpty }: StockAlertsPageProps) {
  return (
    <section className="stack">
      <div>
        <BackLink to={pagePath('profile')}>{account.profile}</BackLink>
        <h1 className="page-h">{texts.heading}</h1>
      </div>
      <AlertList belowEmpty={belowEmpty} />
    </section>
  );
}

function AlertList({ belowEmpty }: StockAlertsPageProps) {
  const { data: alerts, isError, refetch } = useStockAlerts();
  const { data: user } = useUser();
  if (isError && !alerts) return <ErrorState title={texts.loadError} onRetry={() => void refetch()} />;
  if (!alerts) return <AlertPlaceholders />;
  if (alerts.length === 0) {
    return (
      <>
        <EmptyState
          title={texts.noAlerts}
          action={<ButtonLink to={pagePath('home')}>{texts.shopNow}</ButtonLink>}
        >
          {texts.noAlertsAdvice}
        </EmptyState>
        {belowEmpty}
      </>
    );
  }
  return (
    <>
      <p className="muted">{texts.intro}</p>
      {user?.verify_email === false && (
        <Notice>
          {texts.confirmEmail({
            link: (text) => (
              <Link className="text-link" to={pagePath('profile')}>
                {text}
              </Link>
            ),
          })}
        </Notice>
      )}
      <ul className="stock-alerts">
        {alerts.map((alert) => (
          <AlertRow alert={alert} key={alert.product._id} />
        ))}
      </ul>
    </>
  );
}

const PLACEHOLDERS = 3;

function AlertPlaceholders() {
  return (
    <LoadingPart className="stack">
      <TextPlaceholder width="60%" />
      <div className="stock-alerts">
        {repeat(PLACEHOLDERS, (row) => (
          <div className="stock-alert" key={row}>
            <ThumbPlaceholder size={64} />
            <div className="grow">
              <TextPlaceholder width="60%" />
              <TextPlaceholder width="40%" />
            </div>
            <BlockPlaceholder height="44px" width="88px" />
          </div>
        ))}
      </div>
    </LoadingPart>
  );
}

function AlertRow({ alert: { product, expiresAt } }: { alert: Alert }) {
  const { busy, remove } = useRemoveAlert();
  const { _id, name, unit, image, category, stock } = product;
  return (
    <li className="stock-alert">
      <Pocket tint={tintOf(category[0]?.name ?? name)}>
        <Picture src={image[0] ?? ''} alt="" shown={52} />
      </Pocket>
      <div className="grow">
        <Link to={productPath(product)}>
          <b lang={languageOf(name)}>{name}</b>
        </Link>
        <p className="muted small">
          {texts.unitUntil({ unit: packText(unit), date: formatDate(expiresAt) })}
        </p>
        {stock > 0 && <p className="good small">{texts.backNow}</p>}
      </div>
      <Button
        kind="line"
        small
        busy={busy}
        aria-label={button.stopOf({ product: `${name} ${packText(unit)}` })}
        onClick={() => remove(_id)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
