import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const booking = {
  id: 'b_123',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  sequence: 2,
  manageUrl:
    'https://entrada.example/pt/manage-booking/a-long-token-that-makes-the-line-too-long-1',
};
const words = {
  summary: 'Consulta com a Entrada; vídeo, ou telefone',
  description:
    'Referência ENT-ABC.\nMarcação à distância, confirmação enviada para o seu endereço.',
  location: 'https://video.example/a,b;c',
};
const file = calendarFile(booking, words, new Date('2026-11-21T08:00:00.000Z'));
const event = new ICAL.Event(
  new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
);

describe('the calendar file', () => {
  it('holds the booking in UTC, under the id of the invitation in the mail', () => {
    expect(event.uid).toBe('b_123@entrada.example');
    expect(event.startDate.toString()).toBe('2026-11-24T10:00:00Z');
    expect(event.endDate.toString()).toBe('2026-11-24T10:30:00Z');
    expect(event.component.getFirstPropertyValue('url')).toBe(booking.manageUrl);
    expect(event.sequence).toBe(2);
  });

  it('keeps its words whole, with commas, semicolons and line breaks', () => {
    expect(event.summary).toBe(words.summary);
    expect(event.description).toBe(words.description);
    expect(event.location).toBe(words.location);
  });

  it('has no line of more than 75 octets, and ends each as the standard asks', () => {
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
