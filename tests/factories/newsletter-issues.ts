import { expect } from 'vitest';
import type { CampaignDetail } from '#features/newsletter/campaigns/campaigns.schema.ts';
import { runNewsletterLane } from '#features/newsletter/sending/newsletter-lane.server.ts';
import type { StoredMail } from '#platform/outbox/outgoing-mail.ts';
import { readAs } from './staff-orders.ts';
import type { Browser, StaffSite } from './staff-site.ts';

/** An issue in both languages. */
export const issue = {
  subject: 'The tax calendar, on one page',
  subjectPt: 'O calendário fiscal, numa página',
  preheader: 'Fourteen dates for a small company.',
  preheaderPt: 'Catorze datas para uma pequena empresa.',
  body: '## Three dates\n\nThe year has **three** that cost money.\n\n- March\n- July\n\n[Read on](/blog/a-post)',
  bodyPt: '## Três datas\n\nO ano tem **três** que custam dinheiro.\n\n[Ler mais](/blog/a-post)',
};

export function show(browser: Browser, id: string): Promise<CampaignDetail> {
  return readAs<CampaignDetail>(browser, `/api/admin/campaigns/${id}`);
}

/** Adds confirmed subscribers, `en1@reader.example` and so on. */
export async function addSubscribers(
  { database, clock }: StaffSite,
  counts: { en: number; pt: number },
): Promise<void> {
  const at = clock.now.toISOString();
  await database.transaction(async (trx) => {
    for (const language of ['en', 'pt'] as const)
      for (let number = 1; number <= counts[language]; number += 1) {
        const email = `${language}${number}@reader.example`;
        await trx
          .insertInto('newsletterSubscribers')
          .values({
            id: crypto.randomUUID(),
            email,
            emailKey: email,
            name: '',
            language,
            status: 'confirmed',
            personId: null,
            createdAt: at,
            confirmedAt: at,
            unsubscribedAt: null,
            lessOften: false,
          })
          .execute();
      }
  });
}

export async function setPace(owner: Browser, perMinute: number, warmUp = false): Promise<void> {
  const body = { perMinute, warmUp };
  const answer = await owner.send('/api/admin/settings/newsletter', body, { method: 'PUT' });
  expect(answer.status).toBe(200);
}

/** Writes an issue, starts it, and lets the seconds pass in which it can be put back. */
export async function begin(
  owner: Browser,
  later: (by: { minutes: number }) => void,
): Promise<string> {
  const created = await owner.send('/api/admin/campaigns', issue);
  const { id } = (await created.json()) as { id: string };
  expect((await owner.send(`/api/admin/campaigns/${id}/start`, {})).status).toBe(202);
  later({ minutes: 1 });
  return id;
}

/**
 * A process that sends, whose waiting moves the site's clock. `onMail` is called before each mail is
 * accepted, with its number, and may refuse it.
 */
export function makeLane(
  site: StaffSite,
  onMail: (count: number, mail: StoredMail) => Promise<void> = async () => {},
) {
  const sent: StoredMail[] = [];
  const times: number[] = [];
  let count = 0;
  const lane = () =>
    runNewsletterLane(site.context, {
      async deliver(mail) {
        count += 1;
        await onMail(count, mail);
        sent.push(mail);
        times.push(site.clock.now.getTime());
      },
      async wait(milliseconds) {
        site.clock.now = new Date(site.clock.now.getTime() + Math.ceil(milliseconds));
      },
      stopping: () => false,
    });
  return { lane, sent, times };
}

/** The path of the page to which the link of a mail leads whoever wants to leave. */
export function leavingPathOf({ text }: StoredMail): string {
  const [, path = ''] = /https:\/\/[^/\s]+(\/\S*newsletter\/unsubscribe\/\S+)/.exec(text) ?? [];
  return path;
}
