export { AlertSwitches } from './alert-switches.tsx';
export { OrderAlerts } from './order-alerts.tsx';
