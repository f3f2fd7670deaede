/** What few visits need: loaded when a button is first pressed, or a visitor's alert is due. */
export { PendingAlertSender as default } from './pending-alert-sender.ts';
export { pressNotifyMe } from './press-notify-me.ts';
