export { createDeliver } from './deliver.ts';
export { deleteSentMails, type Mail, queueMail } from './mail.queries.ts';
export { greeting, typedText } from './typed-text.ts';
export { createMailSender } from './mail-sender.ts';
