import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect } from 'vitest';
import { keepCalendarIds } from '#features/booking/messages/booking-calendar.server.ts';
import { saveRules } from '#features/booking/rules/booking-rules.repository.server.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  type BookingSite,
  book,
  companyNotifications,
  dumpTables,
  manage,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-11-21T08:00:00.000Z');

const tuesday = { date: '2026-11-24', time: '10:00' };
const wednesday = { date: '2026-11-25', time: '15:00' };

function download(site: BookingSite, token: string): Promise<Response> {
  return Promise.resolve(site.app.request(`/api/bookings/manage/${token}/calendar.ics`));
}

async function fileOf(site: BookingSite, token: string): Promise<string> {
  const response = await download(site, token);
  expect(response.status).toBe(200);
  return response.text();
}

function componentOf(content: string): ICAL.Component {
  const component = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar holds no event.');
  return component;
}

function eventOf(content: string): ICAL.Event {
  return new ICAL.Event(componentOf(content));
}

/** The lines of a calendar without those that only an invitation has, and without the link's token. */
function linesOf(content: string): string[] {
  return content
    .replace(/\r\n[ \t]/g, '')
    .replace(/(\/manage-booking\/)[\w-]+/g, '$1')
    .split('\r\n')
    .filter((line) => !/^(METHOD|ATTENDEE)/.test(line));
}

async function invitation(site: BookingSite, kind: string): Promise<string> {
  const mail = (await waitingMails(site)).find((one) => one.kind === kind);
  return String(mail?.attachments[0]?.content);
}

describe('the calendar file', () => {
  it('holds the booking in UTC, under the id of the invitation in the mail', async ({ site }) => {
    const { id, token } = await book(site, { ...wednesday, locale: 'pt' });
    await manage(site, token, 'move', { date: '2026-11-26', time: '11:00' });
    await manage(site, token, 'move', tuesday);
    const event = eventOf(await fileOf(site, token));
    expect(event.uid).toBe(id);
    expect(event.startDate.toString()).toBe('2026-11-24T10:00:00Z');
    expect(event.endDate.toString()).toBe('2026-11-24T10:30:00Z');
    expect(event.component.getFirstPropertyValue('url')).toBe(
      `https://entrada.example/pt/manage-booking/${token}`,
    );
    expect(event.sequence).toBe(2);
  });

  it('keeps the id of an earlier invitation, whatever the site is called since', async ({
    site,
  }) => {
    const { id, token } = await book(site, { ...wednesday, locale: 'pt' });
    await site.database.transaction((trx) =>
      trx.updateTable('bookings').set({ calendarHost: null }).where('id', '=', id).execute(),
    );
    await keepCalendarIds(site.context, 'https://a.example');
    await keepCalendarIds(site.context, 'https://b.example');
    await manage(site, token, 'cancel');
    expect(eventOf(await fileOf(site, token)).uid).toBe(`${id}@a.example`);
    expect(eventOf(await invitation(site, 'booking-cancelled')).uid).toBe(`${id}@a.example`);
  });

  it('says what the invitation says, and asks no one for a reply', async ({ site }) => {
    const { token } = await book(site, tuesday);
    const content = await fileOf(site, token);
    expect(linesOf(content)).toEqual(linesOf(await invitation(site, 'booking-confirmed')));
    expect(content).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(content).not.toContain('ATTENDEE');
    const read = Object.values(nodeIcal.sync.parseICS(content)).find(
      (one) => one?.type === 'VEVENT',
    );
    expect(read).toMatchObject({ summary: 'Consultation with Entrada', status: 'CONFIRMED' });
  });

  it('keeps its text intact, with commas, semicolons and line breaks', async ({ site }) => {
    const brand = 'Entrada; vídeo, ou telefone';
    const videoLink = 'https://video.example/a,b;c';
    await site.database.transaction(async (trx) => {
      await trx.updateTable('company').set({ brand }).execute();
      await saveRules(trx, { ...defaultRules, place: 'video', videoLink });
    });
    const { token, reference } = await book(site, { ...tuesday, locale: 'pt' });
    const event = eventOf(await fileOf(site, token));
    await site.database.transaction((trx) =>
      trx.updateTable('company').set({ brand: 'Entrada' }).execute(),
    );
    expect(event.summary).toBe(`Consulta com a ${brand}`);
    expect(event.description.split('\n')).toEqual([
      'Quando: Terça-feira, 24 de novembro de 2026, das 10:00 às 10:30, Lisboa',
      'No seu fuso: das 14:00 às 14:30, Dubai',
      `Onde: Videochamada, ${videoLink}`,
      'Duração: 30 minutos',
      'Custo: Gratuita',
      `Referência: ${reference}`,
      `Ver a sua marcação: https://entrada.example/pt/manage-booking/${token}`,
    ]);
    expect(event.location).toBe(videoLink);
  });

  it('has no line of more than 75 octets, and ends each with CRLF', async ({ site }) => {
    const { token } = await book(site, { ...tuesday, locale: 'pt' });
    const file = await fileOf(site, token);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it.for([
    ['en', 'consultation.ics'],
    ['pt', 'consulta.ics'],
  ] as const)(
    'is a download named in the language of the booking: %s',
    async ([locale, filename], { site }) => {
      const { token } = await book(site, { ...tuesday, locale });
      const { headers } = await download(site, token);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('marks the same event as cancelled when the booking is cancelled', async ({ site }) => {
    const { id, token } = await book(site, tuesday);
    await manage(site, token, 'cancel');
    const content = await fileOf(site, token);
    const component = componentOf(content);
    expect(content).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(eventOf(content)).toMatchObject({ uid: id, sequence: 1 });
    expect(linesOf(content)).toEqual(linesOf(await invitation(site, 'booking-cancelled')));
  });

  it('stays the same while nothing changes, and changes nothing when it is read', async ({
    site,
  }) => {
    const { token } = await book(site, tuesday);
    const before = await dumpTables(site);
    const first = await fileOf(site, token);
    site.clock.now = new Date('2026-11-24T12:00:00.000Z');
    expect(await fileOf(site, token)).toBe(first);
    expect(await dumpTables(site)).toEqual(before);
  });

  it('is not found under an unknown link', async ({ site }) => {
    const response = await download(site, 'unknown');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the calendar file in the mail to the company', () => {
  const contentOf = (mail: OutgoingMail | undefined) => String(mail?.attachments[0]?.content);

  it('is the booking under the id of the invitation, named after the client', async ({ site }) => {
    const { id, token } = await book(site, { ...tuesday, company: 'Tessera' });
    const [notice] = await companyNotifications(site);
    expect(notice?.attachments).toMatchObject([
      { filename: 'consultation.ics', contentType: expect.stringContaining('method=PUBLISH') },
    ]);
    const event = eventOf(contentOf(notice));
    expect([event.uid, event.summary]).toEqual([id, 'Noor El-Amin, Tessera']);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T10:00:00.000Z');
    expect(event.description).toContain('noor@tessera.example');
    // The link of the client is theirs alone: who opens it shows that the mail reached them.
    expect(JSON.stringify(notice)).not.toContain('/manage-booking/');
    await manage(site, token, 'move', wednesday);
    await manage(site, token, 'cancel', {});
    const later = (await companyNotifications(site)).map(contentOf).map(componentOf);
    const said = ['sequence', 'status', 'uid'] as const;
    expect(
      later.map((entry) => said.map((name) => entry.getFirstPropertyValue(name))).sort(),
    ).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'].map((status, at) => [at, status, event.uid]));
    expect(nodeIcal.sync.parseICS(contentOf(notice))).toHaveProperty(event.uid);
  });

  it('is in the language of the owner', async ({ site }) => {
    await book(site, { ...tuesday, locale: 'pt' });
    const [notice] = await companyNotifications(site);
    expect(notice?.attachments[0]?.filename).toBe('consulta.ics');
  });
});
