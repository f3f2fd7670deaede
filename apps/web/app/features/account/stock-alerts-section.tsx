import { pagePath } from '@jhola/domain';
import { texts } from '#messages/profile.ts';
import { ButtonLink } from '#ui/button.tsx';

/** A link to the user's stock alerts. */
export function StockAlertsSection() {
  return (
    <section className="account-section stack" aria-labelledby="stock-alerts">
      <header className="row between">
        <h2 id="stock-alerts">{texts.stockAlerts}</h2>
        <ButtonLink kind="line" small to={pagePath('stock-alerts')}>
          {texts.seeStockAlerts}
        </ButtonLink>
      </header>
      <p className="muted">{texts.stockAlertsAdvice}</p>
    </section>
  );
}
