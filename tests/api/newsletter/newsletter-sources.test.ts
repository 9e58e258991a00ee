import { expect } from 'vitest';
import type { Today } from '#features/today/today.schema.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import {
  addSubscribers,
  issue,
  leavingPathOf,
  makeLane,
  setPace,
  show,
} from '../../factories/newsletter-issues.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  type Browser,
  becomeOwner,
  test as it,
  type StaffSite,
} from '../../factories/staff-site.ts';

const origin = 'https://entrada.example';
const slug = 'two-dates';
const mark = `utm_source=newsletter&utm_campaign=${slug}`;

const body = [
  '[Services](/services)',
  '[Answers](/blog?q=a#top)',
  `[Whole](${origin}/pt/contact)`,
  '[Own](/?utm_source=spring)',
  '[File](/files/guide.pdf)',
  `[Feed](${origin}/rss.xml)`,
  '[Law](https://eur-lex.europa.eu/x?a=1)',
  '[Alike](https://entrada.example.org/x)',
  '[Write](mailto:ola@entrada.example)',
].join('\n\n');

const marked = [
  `(${origin}/services?${mark})`,
  `(${origin}/blog?q=a&${mark}#top)`,
  `(${origin}/pt/contact?${mark})`,
];
const untouched = [
  `(${origin}/?utm_source=spring)`,
  `(${origin}/files/guide.pdf)`,
  `(${origin}/rss.xml)`,
  '(https://eur-lex.europa.eu/x?a=1)',
  '(https://entrada.example.org/x)',
];

async function write(owner: Browser, subject: string): Promise<string> {
  const texts = { ...issue, subject, body };
  const created = await owner.send('/api/admin/campaigns', texts);
  return ((await created.json()) as { id: string }).id;
}

async function sendOut(
  site: StaffSite,
  { owner, id, later }: { owner: Browser; id: string; later: (by: { minutes: number }) => void },
) {
  expect((await owner.send(`/api/admin/campaigns/${id}/start`, {})).status).toBe(202);
  later({ minutes: 1 });
  const { lane, sent } = makeLane(site);
  await lane();
  return sent;
}

it('marks the links of an issue to the site, alike for every reader, once it goes out', async ({
  site,
  later,
}) => {
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 2, pt: 0 });
  await setPace(owner, 6000);
  const id = await write(owner, 'Two dates');
  // Neither a preview of the draft nor a test mail is counted.
  const preview = await owner.get(`/api/admin/campaigns/${id}/preview?as=text`);
  const draft = await preview.text();
  expect(draft).toContain(`(${origin}/services)`);
  await owner.send(`/api/admin/campaigns/${id}/test`, { language: 'en' });
  expect((await site.mails()).at(-1)?.text).not.toContain('utm_campaign');

  const sent = await sendOut(site, { owner, id, later });
  expect(sent).toHaveLength(2);
  const [first = '', second = ''] = sent.map((mail) => {
    const leaving = leavingPathOf(mail);
    expect(leaving).not.toContain('utm_');
    return mail.text.replaceAll(leaving, 'LEAVE');
  });
  expect(second).toBe(first);
  for (const link of [...marked, ...untouched]) expect(first).toContain(link);
  expect(first).toContain(`${origin}/newsletter/issues/${slug}?${mark}`);
  expect(first).toContain('ola@entrada.example');
  expect(sent[0]?.html).toContain(`href="${origin}/services?${mark.replace('&', '&amp;')}"`);

  const page = await (await site.app.request(`/newsletter/issues/${slug}`)).text();
  expect(page).toContain('href="/services"');
  expect(page).not.toContain('utm_campaign');
});

it('counts the sign-ups and bookings that came from an issue, and names nobody', async ({
  site,
  later,
}) => {
  const call = (path: string, sent: object, source: string) =>
    site.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Visit-Source': source },
      body: JSON.stringify(sent),
    });
  const signUp = async (email: string, source: string) =>
    (await call('/api/newsletter/subscribe', { email }, source)).status;

  // What somebody claims on a day before it went out is not the issue's.
  expect(await signUp('early@acme.example', `issue=${slug}`)).toBe(201);
  later({ minutes: 24 * 60 });
  const owner = await becomeOwner(site);
  await addSubscribers(site, { en: 1, pt: 0 });
  await setPace(owner, 6000);
  const id = await write(owner, 'Two dates');
  const [mail] = await sendOut(site, { owner, id, later });
  expect((await show(owner, id)).cameFrom).toEqual({ signUps: 0, bookings: 0 });

  expect(await signUp('noor@acme.example', `issue=${slug}`)).toBe(201);
  expect(await signUp('noor@acme.example', `issue=${slug}`)).toBe(409);
  expect(await signUp('ana@acme.example', 'issue=another')).toBe(201);
  expect(await signUp('eva@acme.example', 'campaign=spring')).toBe(201);
  const booked = await call('/api/bookings', bookingBody({ time: '11:00' }), `issue=${slug}`);
  expect(booked.status).toBe(201);
  // Who left and signs up again by an issue counts too.
  if (!mail) throw new Error('no mail');
  const token = leavingPathOf(mail).split('/').at(-1);
  expect((await owner.send('/api/newsletter/unsubscribe', { token })).status).toBe(200);
  expect(await signUp('en1@reader.example', `issue=${slug}`)).toBe(201);
  expect((await show(owner, id)).cameFrom).toEqual({ signUps: 2, bookings: 1 });
  // Today names it by its subjects, and by its word what is no issue of ours.
  const { sources } = await readAs<Today>(owner, '/api/admin/today');
  const named = sources.map(({ source, issue: found }) => [source, found]);
  expect(Object.fromEntries(named)).toEqual({
    [`issue:${slug}`]: { subject: 'Two dates', subjectPt: issue.subjectPt },
    'issue:another': undefined,
    'campaign:spring': undefined,
  });

  const rows = await site.database.read((db) =>
    db.selectFrom('signUpSources').selectAll().orderBy('source').execute(),
  );
  expect(JSON.stringify(rows)).not.toMatch(/noor|ana@|eva|reader/);
});
