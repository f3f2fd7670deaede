export { NotifyMe } from './notify-me.tsx';
export { StockAlertWatch } from './stock-alert-watch.tsx';
export { StockAlertsPage } from './stock-alerts-page.tsx';
