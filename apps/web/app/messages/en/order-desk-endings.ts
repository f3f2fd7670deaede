import { catalogue } from '#platform/catalogue.ts';

/** The dialogs that end an order without a delivery. */
export const texts = catalogue({
  reason: 'Reason',
  reasonRequired: 'Reason is required',
  // Cancelling an order
  cancelTitle: 'Cancel order {order}?',
  cancelEffect: 'Its stock comes back, and {customer} gets an email with your reason.',
  cancelEffectCard:
    'Its stock comes back, what was paid goes back to the card, and {customer} gets an email with your reason.',
  keepOrder: 'Keep order',
  cancelOrder: 'Cancel order',
  cancelling: 'Cancelling...',
  // Marking an order as undelivered
  undeliveredTitle: 'Mark undelivered',
  undeliveredEffect: 'Order {order}. {customer} gets an email with your reason.',
  undeliveredEffectCash:
    'Order {order}. Its cash won’t be counted. {customer} gets an email with your reason.',
  undeliveredEffectCard:
    'Order {order}. What was paid goes back to the card. {customer} gets an email with your reason.',
  goBack: 'Go back',
  writeOffLegend: 'What can’t be sold again?',
  writeOffHint: 'Tick what to write off. Everything else goes back into stock.',
  everything: 'Everything',
});
