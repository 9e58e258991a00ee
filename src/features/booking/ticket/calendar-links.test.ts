import { describe, expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

const booking = {
  startsAt: '2026-11-30T09:00:00.000Z',
  endsAt: '2026-11-30T09:30:00.000Z',
  reference: 'EN-4F7K2P',
};

function fieldsOf(
  more: Partial<Parameters<typeof calendarLinks>[0]> = {},
  { language = 'en' as 'en' | 'pt', zone = 'Europe/Lisbon' } = {},
) {
  const [google, outlook] = calendarLinks(
    { ...booking, ...more },
    { brand: 'Entrada', zone, language },
  ).map(({ href }) => new URL(href));
  if (!google || !outlook) throw new Error('A link is missing');
  return { google, outlook };
}

describe('the links to calendars on the web', () => {
  it('open an event at the same instants, named in the language of the page', () => {
    const { google, outlook } = fieldsOf({}, { zone: 'Asia/Dubai' });
    expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(google.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Consultation with Entrada',
      dates: '20261130T090000Z/20261130T093000Z',
      ctz: 'Asia/Dubai',
      location: 'By video or phone',
      details: 'Reference EN-4F7K2P',
    });
    expect(outlook.hostname).toBe('outlook.live.com');
    expect(Object.fromEntries(outlook.searchParams)).toMatchObject({
      rru: 'addevent',
      subject: 'Consultation with Entrada',
      startdt: booking.startsAt,
      enddt: booking.endsAt,
      location: 'By video or phone',
      body: 'Reference EN-4F7K2P',
    });
  });

  it('are Portuguese on a Portuguese page, and name the place of the call', () => {
    const { google } = fieldsOf({ place: 'phone', isMeeting: true }, { language: 'pt' });
    expect(google.searchParams.get('text')).toBe('Reunião com a Entrada');
    expect(google.searchParams.get('location')).toBe('Por telefone');
    const videoLink = 'https://meet.example/a?b=c&d=ção';
    const { outlook } = fieldsOf({ place: 'video', videoLink });
    expect(outlook.searchParams.get('location')).toBe(videoLink);
    expect(outlook.hash).toBe('');
  });
});
