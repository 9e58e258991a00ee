import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import {
  type BookingSite,
  bookingBody,
  post,
  tokenOf,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-03-20T08:30:00.000Z');

type Booked = { id: string; reference: string; manageUrl: string };

async function book(
  site: BookingSite,
  changes: Record<string, unknown>,
): Promise<{ booked: Booked; mail: OutgoingMail }> {
  const response = await post(site, bookingBody(changes));
  expect(response.status).toBe(201);
  const [mail] = await waitingMails(site);
  if (!mail) throw new Error('No mail was written');
  return { booked: (await response.json()) as Booked, mail };
}

function flowed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

describe('the mail of a booking', () => {
  it('says everything in English, in both time zones', async ({ site }) => {
    const { booked, mail } = await book(site, { date: '2026-03-30' });
    expect(mail).toMatchObject({
      to: 'noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'Your consultation is booked: Monday 30 March 2026, 10:00 Lisbon',
      messageId: `booking-confirmed.${booked.id}.0@entrada.example`,
    });
    const text = flowed(mail.text);
    expect(text).toContain('You are booked.');
    expect(text).toContain('When Monday 30 March 2026 10:00 to 10:30, Lisbon');
    expect(text).toContain('Your time 13:00 to 13:30, Dubai');
    expect(text).toContain(`Reference ${booked.reference}`);
    const link = `https://entrada.example/manage-booking/${tokenOf(mail)}`;
    expect(link).not.toBe(booked.manageUrl);
    expect(mail.html).toContain('<html lang="en"');
    expect(mail.html).toContain(link);
    expect(flowed(mail.html.replace(/<[^>]+>/g, ' '))).toContain(
      'Monday 30 March 10:00 to 10:30 in Lisbon 13:00 to 13:30 in Dubai, your time',
    );
    expect(mail.html + mail.text).not.toContain('Asia/');
  });

  it('says everything in Portuguese, and its link leads to the Portuguese page', async ({
    site,
  }) => {
    const { booked, mail } = await book(site, { date: '2026-03-30', locale: 'pt' });
    expect(mail.subject).toBe(
      'A sua consulta está marcada: segunda-feira, 30 de março de 2026, 10:00 em Lisboa',
    );
    const text = flowed(mail.text);
    expect(text).toContain('Consulta marcada.');
    expect(text).toContain('Quando Segunda-feira, 30 de março de 2026 das 10:00 às 10:30, Lisboa');
    expect(text).toContain('No seu fuso das 13:00 às 13:30, Dubai');
    expect(booked.manageUrl).toMatch(/^https:\/\/entrada\.example\/pt\/manage-booking\//);
    expect(mail.html).toContain('<html lang="pt-PT"');
    expect(text).not.toMatch(/\b(When|Your time|booked|Reference)\b/);
  });

  it.for([
    ['Pacific/Auckland', '2026-03-27', '16:00', 'Saturday 28 March 2026 05:00 to 05:30, Auckland'],
    ['Pacific/Auckland', '2026-03-30', '16:00', 'Tuesday 31 March 2026 04:00 to 04:30, Auckland'],
    ['Asia/Kathmandu', '2026-03-27', '10:00', 'Your time 15:45 to 16:15, Kathmandu'],
    ['Asia/Kathmandu', '2026-03-30', '10:00', 'Your time 14:45 to 15:15, Kathmandu'],
    ['America/Los_Angeles', '2026-03-27', '09:00', 'Your time 02:00 to 02:30, Los Angeles'],
    ['America/Los_Angeles', '2026-03-30', '09:00', 'Your time 01:00 to 01:30, Los Angeles'],
    ['America/Sao_Paulo', '2026-03-27', '09:00', 'Your time 06:00 to 06:30, São Paulo'],
    ['America/Sao_Paulo', '2026-03-30', '09:00', 'Your time 05:00 to 05:30, São Paulo'],
  ] as const)('in %s on %s at %s says "%s"', async ([timeZone, date, time, line], { site }) => {
    const { mail } = await book(site, { timeZone, date, time });
    expect(flowed(mail.text)).toContain(line);
    expect(flowed(mail.text)).toContain(`${time} to ${time.slice(0, 2)}:30, Lisbon`);
  });

  it.for(['Europe/Lisbon', 'Europe/London'])(
    'in %s, whose clock is Lisbon’s, says one time',
    async (timeZone, { site }) => {
      const { mail } = await book(site, { timeZone, date: '2026-03-30', locale: 'pt' });
      expect(flowed(mail.text)).toContain('das 10:00 às 10:30, Lisboa Onde');
      expect(mail.html + mail.text).not.toMatch(/no seu fuso/i);
    },
  );

  it('does not carry an address that was typed as a name into its heading', async ({ site }) => {
    const { mail } = await book(site, { date: '2026-03-30', name: 'www.spam.example/win now' });
    expect(mail.text.startsWith('You are booked.\n')).toBe(true);
    expect(mail.html).not.toContain('spam');
  });
});

function fileOf(mail: OutgoingMail) {
  const [file] = mail.attachments;
  if (!file) throw new Error('The mail carries no file');
  return file;
}

/** Reads a calendar by hand (RFC 5545, 3.1): unfolds the lines, then splits name and value. */
function linesOf(content: string): Record<string, string> {
  const lines = content
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

describe('the invitation in the mail', () => {
  const visitor = { name: 'Zé "Noor"; El-Amin, נועה 🎉', email: 'noor@tessera.example' };

  it('is read by ical.js, in UTC after the clocks have changed', async ({ site }) => {
    const { booked, mail } = await book(site, { ...visitor, date: '2026-03-30' });
    const file = fileOf(mail);
    expect(file).toMatchObject({
      filename: 'consultation.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    const calendar = new ICAL.Component(ICAL.parse(file.content));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) throw new Error('The calendar holds no event');
    const event = new ICAL.Event(component);
    expect(event.uid).toBe(booked.id);
    expect(event.sequence).toBe(0);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-30T09:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-03-30T09:30:00.000Z');
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.summary).toBe('Consultation with Entrada');
    expect(event.description).toContain('10:00 to 10:30, Lisbon');
    expect(event.description).toContain(`/manage-booking/${tokenOf(mail)}`);
    expect(event.organizer).toBe('mailto:ola@entrada.example');
    expect(event.attendees).toHaveLength(1);
    expect(String(event.attendees[0]?.getFirstValue()).toLowerCase()).toBe(
      'mailto:noor@tessera.example',
    );
  });

  it('follows the format line by line: CRLF, 75 octets, times with Z', async ({ site }) => {
    const { booked, mail } = await book(site, { ...visitor, date: '2026-03-27', locale: 'pt' });
    const { content, filename } = fileOf(mail);
    expect(filename).toBe('consulta.ics');
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const octets = content.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(linesOf(content)).toMatchObject({
      METHOD: 'REQUEST',
      UID: booked.id,
      SEQUENCE: '0',
      DTSTART: '20260327T100000Z',
      DTEND: '20260327T103000Z',
      DTSTAMP: '20260320T083000Z',
      SUMMARY: 'Consulta com a Entrada',
      STATUS: 'CONFIRMED',
      URL: `https://entrada.example/pt/manage-booking/${tokenOf(mail)}`,
    });
  });
});
