import { describe, expect } from 'vitest';
import {
  type BookingSite,
  bookingBody,
  countBookings,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

it.afterEach(async ({ site }) => {
  expect(await countBookings(site)).toBe(0);
  expect(await waitingMails(site)).toEqual([]);
});

type Problem = {
  code: string;
  title: string;
  errors?: Record<'field' | 'code' | 'message', string>[];
};

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as Problem;
}

async function errorsOf(site: BookingSite, body: unknown): Promise<string[]> {
  const response = await post(site, body);
  expect(response.status).toBe(422);
  const { errors = [] } = await problemOf(response);
  return errors.map(({ field, code }) => `${field} ${code}`);
}

describe('a body that is not a booking', () => {
  it.for(['', '{', 'name=Noor', '{"name":}'])('responds with 400 to %j', async (body, { site }) => {
    const response = await post(site, body);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'invalid_json' });
  });

  it.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'responds with 415 to the content type "%s"',
    async (type, { site }) => {
      const response = await post(site, bookingBody(), { 'Content-Type': type });
      expect(response.status).toBe(415);
      expect(await problemOf(response)).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it.for(['[]', 'null', '"text"', '7'])('responds with 422 to %s', async (body, { site }) => {
    expect(await errorsOf(site, body)).toEqual(['body invalid_type']);
  });

  it('names every missing field', async ({ site }) => {
    expect(await errorsOf(site, {})).toEqual([
      'name required',
      'email required',
      'company required',
      'phone required',
      'date required',
      'time required',
    ]);
  });
});

describe('an invalid field', () => {
  it.for([
    [{ name: '' }, 'name required'],
    [{ name: ' \t\r\n ' }, 'name required'],
    [{ name: 7 }, 'name invalid_type'],
    [{ name: null }, 'name invalid_type'],
    [{ name: ['Noor'] }, 'name invalid_type'],
    [{ name: 'x'.repeat(201) }, 'name too_long'],
    [{ email: 'noor' }, 'email invalid_email'],
    [{ email: 'noor@tessera' }, 'email invalid_email'],
    [{ email: 'a@b.example, c@d.example' }, 'email invalid_email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email invalid_email'],
    [{ email: 'Noor <noor@tessera.example>' }, 'email invalid_email'],
    [{ email: '.noor@tessera.example' }, 'email invalid_email'],
    [{ email: 'noor@-tessera.example' }, 'email invalid_email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email too_long'],
    [{ company: ' ' }, 'company required'],
    [{ company: 'x'.repeat(201) }, 'company too_long'],
    [{ phone: '' }, 'phone required'],
    [{ phone: '1'.repeat(51) }, 'phone too_long'],
    [{ date: '2026-02-30' }, 'date invalid_date'],
    [{ date: '24/11/2026' }, 'date invalid_date'],
    [{ date: '2026-11-24T10:00:00Z' }, 'date invalid_date'],
    [{ date: 20261124 }, 'date invalid_type'],
    [{ time: '12:00' }, 'time invalid_time'],
    [{ time: '9:00' }, 'time invalid_time'],
    [{ time: '' }, 'time required'],
    [{ time: 10 }, 'time invalid_time'],
    [{ locale: 'fr' }, 'locale invalid_locale'],
    [{ timeZone: 5 }, 'timeZone invalid_type'],
    [{ website: {} }, 'website invalid_type'],
    [{ date: '2026-11-20' }, 'date past'],
    [{ date: '1970-01-01' }, 'date past'],
    [{ date: '2026-11-28' }, 'date weekend'],
    [{ date: '2026-12-08' }, 'date holiday'],
    [{ date: '2027-01-25' }, 'date beyond_horizon'],
    [{ date: '9999-12-30' }, 'date beyond_horizon'],
    [{ date: '2026-11-23', time: '09:00' }, 'time too_soon'],
  ] as const)('%j is refused: %s', async ([changes, expected], { site }) => {
    expect(await errorsOf(site, bookingBody(changes))).toEqual([expected]);
  });

  it('names the time when only the hour of today has passed', async ({ site }) => {
    site.clock.now = new Date('2026-11-23T12:00:00.000Z');
    expect(await errorsOf(site, bookingBody({ date: '2026-11-23', time: '09:00' }))).toEqual([
      'time past',
    ]);
    site.clock.now = new Date('2026-11-23T08:30:00.000Z');
  });

  it('gives the exact English sentences, or Portuguese for locale pt', async ({ site }) => {
    const sentences = async (locale?: string) => {
      const response = await post(site, { ...(locale && { locale }) });
      const { errors = [] } = await problemOf(response);
      return errors.map(({ message }) => message);
    };
    expect(await sentences()).toEqual([
      'Name is required',
      'Invalid email address',
      'Company name is required',
      'Phone number is required',
      'Please select both a date and time slot',
      'Please select both a date and time slot',
    ]);
    expect(await sentences('pt')).toEqual([
      'O nome é obrigatório',
      'Endereço de e-mail inválido',
      'O nome da empresa é obrigatório',
      'O número de telefone é obrigatório',
      'Selecione uma data e um horário',
      'Selecione uma data e um horário',
    ]);
  });

  it('names the holiday in both languages', async ({ site }) => {
    const said = async (locale: string) => {
      const response = await post(site, bookingBody({ date: '2026-12-25', locale }));
      return (await problemOf(response)).errors?.[0]?.message;
    };
    expect(await said('en')).toBe('Christmas Day: public holidays cannot be booked');
    expect(await said('pt')).toBe('Natal: não há marcações em feriados');
  });
});

describe('a form that a bot filled in', () => {
  it('is refused openly when the honeypot field holds text', async ({ site }) => {
    const response = await post(site, bookingBody({ website: 'https://spam.example' }));
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ code: 'refused' });
  });

  it.for(['2026-11-23T08:29:59.500Z', Date.parse('2026-11-23T08:29:59.500Z')])(
    'is refused when it was opened half a second ago (%s)',
    async (openedAt, { site }) => {
      const response = await post(site, bookingBody({ openedAt }));
      expect(response.status).toBe(422);
      expect(await problemOf(response)).toMatchObject({ code: 'too_fast' });
    },
  );

  it('refuses a key longer than 255 characters', async ({ site }) => {
    const response = await post(site, bookingBody(), { 'Idempotency-Key': 'k'.repeat(256) });
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: 'invalid_idempotency_key' });
  });
});
