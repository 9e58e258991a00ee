import { buffer } from 'node:stream/consumers';
import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { receiveMail } from './receive-mail.server.ts';

const places = {
  conversation: 'The mail is in its conversation',
  new: 'The mail began a conversation',
  filed: 'A program wrote the mail; it is filed as done',
  bounce: 'The mail is a report about one of ours',
  request: 'The mail answered a request',
  ignored: 'The mail came from us or from nobody; nothing was stored of it',
} as const;

/** `npm run owner -- mail-in < file`: files one raw mail, as `POST /api/mail-in/<secret>` does. */
export const mailInCommand: OwnerCommand = {
  name: 'mail-in',
  summary: 'Files a raw mail (RFC 822) from standard input, as a mail server hands it over.',
  usage: '< file.eml',
  async run(context, args) {
    if (args.length > 0) throw new OwnerUsageError('The mail is read from standard input.');
    const raw = await buffer(process.stdin);
    if (raw.length === 0) throw new OwnerUsageError('Standard input is empty.');
    const outcome = await receiveMail(context, raw);
    if (!outcome.ok)
      throw new OwnerRefusal('A file of the mail cannot be kept or checked now; try again later.');
    const { place, conversation } = outcome.value;
    return `${places[place]}${conversation === null ? '.' : `: ${conversation}.`}`;
  },
};
