export { type Block, composeMail, type Mail } from './content.ts';
export { createMailRoute } from './deliver.ts';
export { measureMail } from './mail-metrics.ts';
export {
  type Backlog,
  deleteSentMails,
  deleteUnsentMails,
  insertMail,
  queueMail,
  queueMails,
  readBacklog,
  readLastFault,
} from './mail.queries.ts';
export type { MailPictures } from './pictures.ts';
export { catalogueText, greeting, typedText } from './typed-text.ts';
export { createMailSender } from './mail-sender.ts';
