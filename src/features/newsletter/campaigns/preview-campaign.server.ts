import { requireCompany } from '#features/company/company.server.ts';
import { mailImages } from '#mail/mail-images.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { InlineImage } from '#platform/mailer/compose-mail.server.ts';
import { getCampaign } from '../campaigns.repository.server.ts';
import { copyFor, prepareIssue } from './issue-mail.server.ts';

/** Draws a picture of mails by its Content-ID; null if there is none. */
export type DrawPicture = (cid: string) => Promise<InlineImage | null>;

/** Puts the pictures that come with a mail into its page. */
async function withPictures(html: string, draw: DrawPicture): Promise<string> {
  let whole = html;
  for (const cid of new Set([...html.matchAll(/"cid:([\w.@-]+)"/g)].map(([, one = '']) => one))) {
    const image = mailImages.find((one) => one.cid === cid) ?? (await draw(cid));
    const address =
      image === null
        ? 'data:,'
        : `data:${image.contentType};base64,${image.content.toString('base64')}`;
    whole = whole.replaceAll(`"cid:${cid}"`, `"${address}"`);
  }
  return whole;
}

/** How a reader's program is set. */
export type Look = 'light' | 'dark';

/** Shows a page in one look, however the browser that shows it is set. */
function inLook(html: string, look: Look): string {
  return html
    .replaceAll(`(prefers-color-scheme: ${look})`, '(min-width: 0)')
    .replaceAll(/\(prefers-color-scheme: \w+\)/g, '(max-width: 0)')
    .replaceAll('content="light dark"', `content="${look}"`);
}

/** Returns the mail of an issue, as a page and as plain text; null if there is no such issue. */
export async function previewCampaign(
  context: Context,
  id: string,
  { language, look, draw }: { language: 'en' | 'pt'; look: Look; draw: DrawPicture },
): Promise<{ html: string; text: string } | null> {
  const { campaign, company } = await context.database.read(async (db) => ({
    campaign: await getCampaign(db, id),
    company: await requireCompany(db),
  }));
  if (!campaign) return null;
  const sender = { origin: context.origin, company };
  const { mail } = await prepareIssue(campaign, language, { ...sender, isTest: false });
  const { html, text } = copyFor(mail, { to: company.email, token: 'preview', messageId: id });
  return { html: await withPictures(inLook(html, look), draw), text };
}
