import { type OwnerCommand, OwnerRefusal, OwnerUsageError } from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { makeSignInLink } from './sign-in/make-sign-in-link.server.ts';

/** `npm run owner -- sign-in-link`: a link for one of the staff who has lost a device. */
export const signInLinkCommand: OwnerCommand = {
  name: 'sign-in-link',
  summary:
    'A link by which one of the staff signs in, once, within 15 minutes, and may make a new passkey in place of the lost ones.',
  usage: '<email>',
  async run(context, args) {
    const [email] = readOwnerArgs(args, { flags: {}, most: 1 }).words;
    if (email === undefined) throw new OwnerUsageError('Whose link? Name the email address.');
    const link = await makeSignInLink(context, email);
    if (link === null) throw new OwnerRefusal(`Nobody on the staff has the address ${email}.`);
    return link;
  },
};
