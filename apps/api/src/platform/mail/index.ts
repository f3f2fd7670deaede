export { createDeliver, type Deliver } from './deliver.ts';
export { type Mail, queueMail } from './mail.queries.ts';
export { createMailSender, type MailSender } from './mail-sender.ts';
