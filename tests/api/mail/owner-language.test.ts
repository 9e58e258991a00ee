import { expect } from 'vitest';
import { makeCalendarFeed } from '#features/booking/desk/calendar-feed.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { sendAlarms } from '#features/conversations/send-alarms.server.ts';
import { bookingBody } from '../../factories/booking-site.ts';
import { addStaff, test as it, type StaffSite } from '../../factories/staff-site.ts';

/** What a visitor does that the company is notified of, in English. */
async function act(site: StaffSite): Promise<void> {
  await site.send('/api/contact', {
    name: 'Noor',
    email: 'noor@tessera.example',
    locale: 'en',
    message: 'Can you help us by March?',
  });
  await site.send('/api/bookings', bookingBody({ locale: 'en' }));
  const ask = { amount: 1450, packageId: 'company-setup', language: 'en' };
  const { clientSecret } = await site.send<Record<string, string>>(
    '/api/create-payment-intent',
    ask,
  );
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await site.send('/api/sandbox/confirm', { clientSecret, ...card });
  site.clock.now = new Date(site.clock.now.getTime() + 20 * 3_600_000);
  await sendAlarms(site.context);
}

/** The mails to the company: their kinds and languages, and the languages of the other mails. */
async function languagesOf(site: StaffSite) {
  const company = await site.database.read(requireCompany);
  const mails = (await site.mails()).map(({ kind, to, html, text }) => ({
    kind,
    text,
    isOurs: to === company.email,
    language: /<html lang="([\w-]+)"/.exec(html)?.[1],
  }));
  const ours = mails.filter(({ isOurs }) => isOurs);
  const theirs = mails.filter(({ isOurs }) => !isOurs);
  return {
    ours: ours.map(({ kind, language }) => `${kind} ${language}`).sort(),
    theirs: [...new Set(theirs.map(({ language }) => language))],
    text: ours.map(({ text }) => text).join(),
  };
}

it('the company is notified in the language of its owner, whatever the visitor’s', async ({
  site,
}) => {
  await addStaff(site, { email: 'rita@entrada.example', role: 'owner', language: 'pt' });
  await addStaff(site, { email: 'sam@entrada.example', role: 'staff', language: 'en' });
  await act(site);
  const { ours, theirs, text } = await languagesOf(site);
  expect(ours).toEqual([
    'booking-notice pt-PT',
    'contact-message pt-PT',
    'conversation-due-notice pt-PT',
    'order-paid pt-PT',
  ]);
  expect(theirs).toEqual(['en']);
  // Which language to answer in is said in hers.
  expect(text).toMatch(/Idioma +Inglês/);
});

it('the calendar of bookings is in the language of the owner', async ({ site }) => {
  const asked = { locale: 'en', place: 'phone', about: 'service:ecommerce' };
  await site.send('/api/bookings', bookingBody(asked));
  const feed = await makeCalendarFeed(site.context, { replace: true });
  const calendar = async () => {
    const response = await site.app.request(feed.ok ? new URL(feed.value.url).pathname : '');
    return (await response.text()).replaceAll('\r\n ', '');
  };
  expect(await calendar()).toContain('By phone\\nE-commerce consulting');
  await addStaff(site, { email: 'rita@entrada.example', role: 'owner', language: 'pt' });
  expect(await calendar()).toContain('Por telefone\\nConsultoria de e-commerce');
});

it('while there is no owner, it is notified in the visitor’s language', async ({ site }) => {
  await act(site);
  const { ours } = await languagesOf(site);
  expect(ours).toEqual(expect.arrayContaining(['booking-notice en', 'contact-message en']));
});
