export { createDeliver } from './deliver.ts';
export { type Mail, queueMail } from './mail.queries.ts';
export { createMailSender } from './mail-sender.ts';
