export { type Block, composeMail, type Mail } from './content.ts';
export { createMailRoute } from './deliver.ts';
export { deleteMailFiles } from './mail-files.ts';
export { measureMail } from './mail-metrics.ts';
export {
  type Backlog,
  deleteMailsOf,
  deleteSentMails,
  deleteUnsentMails,
  insertMail,
  keepMailsWithAccount,
  queueMail,
  queueMails,
  readBacklog,
  readLastFault,
  readMailsTo,
} from './mail.queries.ts';
export type { MailPictures } from './pictures.ts';
export { catalogueText, greeting, typedText } from './typed-text.ts';
export { createMailSender } from './mail-sender.ts';
