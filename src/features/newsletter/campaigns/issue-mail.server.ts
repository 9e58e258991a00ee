import { type LinkAddress, readLinkAddress } from '#core/link-address.ts';
import { parseMarkdown } from '#core/markdown/parse-markdown.server.ts';
import type { TextBlock, TextSpan } from '#core/text-blocks.ts';
import { withIssueMark } from '#core/visit-source.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { issuePath, unsubscribeNewsletterPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Campaign } from '../campaigns.repository.server.ts';
import { listHeaders } from '../unsubscribe/emails/list-headers.server.ts';
import { pageOf } from './archive-campaign.server.ts';
import { campaignPartsTexts } from './campaign-parts.texts.ts';
import { type CampaignTexts, textsIn } from './campaigns.ts';

/** The kind of the mails of issues; their Message-IDs begin with it. */
export const issueKind = 'newsletter-issue';
export const testIssueKind = 'newsletter-test';

/** What stands for a reader's token in the texts that are prepared for all. */
export const tokenPlace = 'token-of-the-reader';

type Addresses = { linkOf: (address: LinkAddress) => string; pictureOf: (path: string) => string };

/** Makes the addresses of a text whole, as a mail has no page around it; a picture is named by its words. */
function wholeBlocks(
  blocks: readonly TextBlock[],
  addresses: Addresses & { wordsOf: (alt: string) => string },
): TextBlock[] {
  const { linkOf, pictureOf, wordsOf } = addresses;
  const line = (content: readonly TextSpan[]): TextSpan[] =>
    content.map((span) => {
      if (typeof span === 'string' || span.type === 'note') return span;
      const words = line(span.content);
      if (span.type !== 'link') return { ...span, content: words };
      const { to, href = '' } = span;
      return { type: 'link', href: linkOf(to === undefined ? { href } : { to }), content: words };
    });
  const all = (some: readonly TextBlock[]): TextBlock[] => some.map(whole);
  const whole = (block: TextBlock): TextBlock => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: line(block.content) };
      case 'list':
        return { ...block, items: block.items.map(all) };
      case 'quote':
        return { ...block, blocks: all(block.blocks) };
      case 'picture': {
        const { src, alt, caption = alt } = block;
        return { type: 'picture', src: pictureOf(src), alt: wordsOf(caption) };
      }
      case 'table':
        return {
          ...block,
          head: block.head.map(line),
          rows: block.rows.map((cells) => cells.map(line)),
        };
      case 'notes':
        return { ...block, notes: block.notes.map(all) };
      case 'rule':
        return block;
    }
  };
  return all(blocks);
}

/**
 * A mail of an issue in one language, but for whom it goes to. `reminding`: for a reader who has waited
 * months for a first issue; it says who we are.
 */
export type PreparedIssue = { language: 'en' | 'pt'; mail: OutgoingMail; reminding: OutgoingMail };

/**
 * Where a mail's "read it in the browser" leads: the issue's page, or before it has one, in a preview or
 * a test, the issue in the back office; null where it will have none.
 */
function browserHref(
  campaign: Pick<Campaign, 'id' | 'archive' | 'slug'>,
  { pageUrl, origin }: { pageUrl: (path: string) => string; origin: string },
): string | null {
  const page = pageOf(campaign);
  if (page !== null) return pageUrl(page);
  return campaign.archive === 'none' ? null : origin + issuePath.href({ id: campaign.id });
}

/**
 * Returns how an issue links to a page of the site: once it has begun, with its mark, by which what comes
 * of it is counted. Files and other sites' addresses stay as they are.
 */
function linksOf(
  { slug }: Pick<Campaign, 'slug'>,
  { pageUrl, origin }: { pageUrl: (path: string) => string; origin: string },
) {
  const marked = (url: string) => (slug === null ? url : withIssueMark(url, slug));
  const linkOf = (address: LinkAddress): string => {
    if ('to' in address) return marked(pageUrl(address.to));
    const { href } = address;
    if (href.startsWith('/')) return origin + href;
    const own = href === origin ? '/' : href.startsWith(`${origin}/`) && href.slice(origin.length);
    const isPage = own && 'to' in (readLinkAddress(own) ?? {});
    return isPage ? marked(href) : href;
  };
  return { marked, linkOf };
}

/** Prepares the mail of an issue once for all readers of a language. */
export async function prepareIssue(
  campaign: CampaignTexts & Pick<Campaign, 'id' | 'archive' | 'slug'>,
  wanted: 'en' | 'pt',
  { isTest, ...sender }: MailSender & { isTest: boolean },
): Promise<PreparedIssue> {
  const { language, subject, preheader, body } = textsIn(campaign, wanted);
  const { t, pageUrl, build } = mailBuilder(campaignPartsTexts, language, sender);
  const { marked, linkOf } = linksOf(campaign, { pageUrl, origin: sender.origin });
  const whole = wholeBlocks(await parseMarkdown(body), {
    linkOf,
    pictureOf: (path) => sender.origin + path,
    wordsOf: (alt) => (alt === '' ? t('pictureAlone') : t('picture', { alt })),
  });
  const page = browserHref(campaign, { pageUrl, origin: sender.origin });
  const { brand, city } = sender.company;
  const withLead = (lead: string) =>
    build({
      kind: isTest ? testIssueKind : issueKind,
      ids: [campaign.id],
      to: 'reader@newsletter.invalid',
      subject,
      preheader,
      heading: subject,
      lead,
      blocks: whole,
      links: [
        ...(page === null ? [] : [{ label: t('inBrowser'), href: marked(page) }]),
        { label: t('leave'), href: pageUrl(unsubscribeNewsletterPath.href({ token: tokenPlace })) },
      ],
      reason: t(isTest ? 'testReason' : 'reason'),
      headers: listHeaders(tokenPlace, sender),
      maxPerDay: 1,
    });
  return { language, mail: withLead(''), reminding: withLead(t('again', { brand, city })) };
}

/** Whose copy of an issue: with its address, the token by which its reader leaves, and the Message-ID. */
type Copy = { to: string; token: string; messageId: string };

/** Returns the mail of one reader. */
export function copyFor(mail: OutgoingMail, { to, token, messageId }: Copy): OutgoingMail {
  const own = (text: string) => text.replaceAll(tokenPlace, token);
  const headers = Object.entries(mail.headers ?? {}).map(([name, value]) => [name, own(value)]);
  return {
    ...mail,
    to,
    messageId,
    html: own(mail.html),
    text: own(mail.text),
    headers: Object.fromEntries(headers),
  };
}
