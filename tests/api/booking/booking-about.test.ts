import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { makeCalendarFeed } from '#features/booking/desk/calendar-feed.server.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import {
  type BookingSite,
  book,
  bookingBody,
  companyNotifications,
  manage,
  post,
  tokenOf,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';
import { refusalOf, shown } from '../../factories/managed-booking.ts';

const about = {
  about: 'service:ecommerce',
  aboutText: 'We sell tea.\r\nAnd cups.',
  place: 'phone',
};
const videoLink = 'https://meet.example/entrada';

async function storedRow({ database }: BookingSite) {
  return database.read((db) => db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow());
}

async function ownersFeed(site: BookingSite): Promise<string> {
  const feed = await makeCalendarFeed(site.context, { replace: true });
  const path = feed.ok ? new URL(feed.value.url).pathname : '';
  const calendar = ICAL.parse(await (await site.app.request(path)).text());
  const [event] = new ICAL.Component(calendar).getAllSubcomponents('vevent');
  return String(event?.getFirstPropertyValue('description'));
}

describe('what a call is about', () => {
  it('is stored, returned, and told to the owner by mail and in the calendar feed', async ({
    site,
  }) => {
    const response = await post(site, bookingBody(about));
    const topic = {
      about: 'service:ecommerce',
      title: 'E-commerce consulting',
      titlePt: 'Consultoria de e-commerce',
    };
    expect(await response.json()).toMatchObject({ place: 'phone', topic });
    expect(await storedRow(site)).toMatchObject({
      about: topic.about,
      aboutTitle: topic.title,
      aboutTitlePt: topic.titlePt,
      aboutText: 'We sell tea.\nAnd cups.',
      place: 'phone',
    });
    const [notification] = await companyNotifications(site);
    expect(notification?.text).toMatch(/How +By phone\nAbout +E-commerce consulting/);
    expect(notification?.text).toMatch(/In their words:\nWe sell tea\.\nAnd cups\./);
    expect(await ownersFeed(site)).toMatch(
      /\nBy phone\nE-commerce consulting\nWe sell tea\.\nAnd cups\.$/,
    );
  });

  it.for([['post:iva-oss', 'case:halden', 'package:company-setup']] as const)(
    'may be a post, a case study or a package',
    async (names, { site }) => {
      for (const [index, name] of names.entries()) {
        const date = `2026-11-2${4 + index}`;
        const email = `${index}@tessera.example`;
        const response = await post(site, bookingBody({ about: name, email, date }));
        expect(await response.json()).toMatchObject({ topic: { about: name } });
      }
    },
  );

  it.for(['service:none', 'post:', 'person:1', '<b>', 'post:a\0b', 'x'.repeat(3000)])(
    'is ignored if the site knows no such record: %s',
    async (name, { site }) => {
      const response = await post(site, bookingBody({ about: name }));
      expect(response.status).toBe(201);
      expect(await response.json()).not.toHaveProperty('topic');
      expect(await storedRow(site)).toMatchObject({ about: null, aboutText: '', place: 'phone' });
    },
  );

  it.for([
    [{ place: 'fax' }, 'place invalid_place'],
    [{ aboutText: 'x'.repeat(501) }, 'aboutText too_long'],
    [{ about: 7 }, 'about invalid_type'],
  ] as const)('is refused with what is wrong: %o', async ([changes, expected], { site }) => {
    expect(await refusalOf(await post(site, bookingBody(changes)))).toEqual([422, expected]);
  });

  it('in the client’s own words is neither mailed nor shown behind a mailed link, until the address is confirmed', async ({
    site,
  }) => {
    const { token } = await book(site, about);
    const [mail] = await waitingMails(site);
    expect(mail?.text).toContain('E-commerce consulting');
    expect(`${mail?.text}${mail?.html}${mail?.attachments[0]?.content}`).not.toContain('tea');
    const mailed = tokenOf(mail);
    expect(await shown(site, token)).toMatchObject({ aboutText: 'We sell tea.\nAnd cups.' });
    expect(await shown(site, mailed)).not.toHaveProperty('aboutText');
    expect(await shown(site, mailed)).toMatchObject({ topic: { about: 'service:ecommerce' } });
    await manage(site, mailed, 'confirm');
    expect(await shown(site, mailed)).toMatchObject({ aboutText: 'We sell tea.\nAnd cups.' });
    await manage(site, mailed, 'move', { date: '2026-11-25', time: '11:00' });
    const moved = (await waitingMails(site)).find(({ kind }) => kind === 'booking-moved');
    expect(moved?.text).toMatch(
      /About +E-commerce consulting\nIn your own words +We sell tea\.\n +And cups\./,
    );
  });
});

describe('how a call takes place', () => {
  it.for([
    ['phone', '+971 50 000 0000', 'We call you on +971 50 000 0000'],
    ['phone', 'call www.spam.example', 'We call you by phone'],
    ['video', '+971 50 000 0000', 'Video call'],
    ['', '+971 50 000 0000', 'We call you by video or phone'],
  ] as const)('is in the mail: %s, %s', async ([place, phone, sentence], { site }) => {
    await setBookingRules(site.context, { videoLink });
    await book(site, { place, phone });
    const [mail] = await waitingMails(site);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(sentence);
    expect(mail?.text).not.toContain('spam');
  });

  it('is by the company’s link where video is chosen, and not where the phone is', async ({
    site,
  }) => {
    await setBookingRules(site.context, { place: 'any', videoLink });
    const { token } = await book(site, { place: 'video' });
    expect(await shown(site, token)).toMatchObject({ place: 'video', videoLink });
    const byPhone = await book(site, {
      place: 'phone',
      email: 'rui@prates.example',
      time: '11:00',
    });
    expect(await shown(site, byPhone.token)).not.toHaveProperty('videoLink');
    const mails = await waitingMails(site);
    const video = mails.find(({ to }) => to === 'noor@tessera.example');
    const phone = mails.find(({ to }) => to === 'rui@prates.example');
    expect(video?.text).toContain(`Join the video call:\n${videoLink}`);
    expect(phone?.text).not.toContain(videoLink);
  });

  it.for([
    ['en', 'We call you on +971 50 000 0000', /video/i],
    ['pt', 'Ligamos-lhe para o +971 50 000 0000', /v[ií]deo/i],
  ] as const)(
    'is by phone, whatever was sent, where no video call has an address: %s',
    async ([locale, sentence, video], { site }) => {
      const offered = await site.app.request('/api/bookings/rules');
      expect(await offered.json()).toMatchObject({ place: 'phone' });
      const { token } = await book(site, { place: 'video', locale });
      expect(await shown(site, token)).toMatchObject({ place: 'phone' });
      const [mail] = await waitingMails(site);
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(sentence);
      const said = [mail?.text, mail?.html, mail?.attachments[0]?.content, await ownersFeed(site)];
      expect(said.join('\n')).not.toMatch(video);
    },
  );

  it('stays what the client was told when the rules change', async ({ site }) => {
    const early = await book(site);
    await setBookingRules(site.context, { place: 'video', videoLink });
    const late = await book(site, { email: 'rui@prates.example', time: '11:00' });
    expect(await shown(site, early.token)).toMatchObject({ place: 'phone' });
    expect(await shown(site, early.token)).not.toHaveProperty('videoLink');
    await setBookingRules(site.context, { place: 'phone' });
    expect(await shown(site, late.token)).toMatchObject({ place: 'video', videoLink });
  });

  it('of a booking that was promised video before stays so', async ({ site }) => {
    const { token } = await book(site);
    const setPlace = (place: 'video' | null) =>
      site.database.transaction((trx) => trx.updateTable('bookings').set({ place }).execute());
    await setPlace(null);
    expect(await shown(site, token)).toMatchObject({ place: 'any' });
    await setPlace('video');
    expect(await shown(site, token)).toMatchObject({ place: 'video' });
  });

  it('is as the rules say where they leave no choice', async ({ site }) => {
    await setBookingRules(site.context, { place: 'video', videoLink });
    const { token } = await book(site, { place: 'phone' });
    expect(await shown(site, token)).toMatchObject({ place: 'video', videoLink });
  });
});

it('the mail of a booking has the calendar file, and links to move and to cancel', async ({
  site,
}) => {
  await book(site);
  const [mail] = await waitingMails(site);
  const token = tokenOf(mail);
  const origin = 'https://entrada.example';
  expect(mail?.text).toContain(
    `Add to calendar:\n${origin}/api/bookings/manage/${token}/calendar.ics`,
  );
  expect(mail?.text).toContain(`Change the time:\n${origin}/manage-booking/${token}#move`);
  expect(mail?.text).toContain(`Cancel:\n${origin}/manage-booking/${token}#cancel`);
});
