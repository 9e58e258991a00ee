import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { managedBookingSchema } from '#features/booking/booking.schema.ts';
import {
  book,
  bookingBody,
  companyNotifications,
  manage,
  post,
  waitingMails,
} from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';
import { mailKinds, reasonAt, refusalOf, shown } from '../../factories/managed-booking.ts';

const wednesday = { date: '2026-11-25', time: '15:00' };

describe('a booking that is moved', () => {
  it('keeps its id, reference and link, and counts one change', async ({ site }) => {
    const { id, reference, token } = await book(site);
    const response = await manage(site, token, 'move', wednesday);
    expect(response.status).toBe(200);
    const moved = z.parse(managedBookingSchema, await response.json());
    expect(moved).toMatchObject({
      id,
      reference,
      sequence: 1,
      canChange: true,
      status: 'confirmed',
      startsAt: '2026-11-25T15:00:00.000Z',
      endsAt: '2026-11-25T15:30:00.000Z',
      timeZone: 'Asia/Dubai',
    });
    expect(await shown(site, token)).toEqual(moved);
  });

  it('frees its old slot immediately and takes the new one', async ({ site }) => {
    const { token } = await book(site);
    await manage(site, token, 'move', wednesday);
    expect(await reasonAt(site, { date: '2026-11-24', time: '10:00' })).toBe('free');
    expect(await reasonAt(site, wednesday)).toBe('taken');
    expect((await post(site, bookingBody({ email: 'next@x.example' }))).status).toBe(201);
  });

  it('takes the time zone sent with the move', async ({ site }) => {
    const { token } = await book(site);
    await manage(site, token, 'move', { ...wednesday, timeZone: 'America/Sao_Paulo' });
    expect((await shown(site, token)).timeZone).toBe('America/Sao_Paulo');
  });

  it('notifies the visitor and the company once, however often the move is repeated', async ({
    site,
  }) => {
    const { id, token } = await book(site);
    for (let count = 0; count < 3; count += 1)
      expect((await manage(site, token, 'move', wednesday)).status).toBe(200);
    expect((await shown(site, token)).sequence).toBe(1);
    expect((await mailKinds(site)).sort()).toEqual(['booking-confirmed', 'booking-moved']);
    const mail = (await waitingMails(site)).find(({ kind }) => kind === 'booking-moved');
    expect(mail).toMatchObject({
      to: 'noor@tessera.example',
      replyTo: 'ola@entrada.example',
      subject: 'Your consultation has moved: Wednesday 25 November 2026, 15:00 Lisbon',
      messageId: `booking-moved.${id}.1@entrada.example`,
    });
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      'The consultation on Tuesday 24 November 2026 at 10:00, Lisbon time, has moved',
    );
    expect(mail?.html).toContain('The consultation on Tuesday 24\u00a0November 2026');
    expect(text).toContain('When Wednesday 25 November 2026 15:00 to 15:30, Lisbon');
    expect(text).toContain('Your time 19:00 to 19:30, Dubai');
    expect(text).toMatch(/https:\/\/entrada\.example\/manage-booking\/[\w-]{43}(?![\w-])/);
    expect(text).not.toContain(token);
    expect(await companyNotifications(site)).toHaveLength(2);
  });

  it('can be moved any number of times, but its address gets a limited number of mails', async ({
    site,
  }) => {
    const { token } = await book(site);
    for (let count = 0; count < 14; count += 1) {
      const time = count % 2 === 0 ? '15:00' : '16:00';
      expect((await manage(site, token, 'move', { date: '2026-11-25', time })).status).toBe(200);
    }
    expect((await mailKinds(site)).filter((kind) => kind === 'booking-moved')).toHaveLength(5);
    expect(await companyNotifications(site)).toHaveLength(15);
  });

  it('can move back, and then forth again', async ({ site }) => {
    const { token } = await book(site);
    await manage(site, token, 'move', wednesday);
    await manage(site, token, 'move', { date: '2026-11-24', time: '10:00' });
    await manage(site, token, 'move', wednesday);
    expect(await shown(site, token)).toMatchObject({
      sequence: 3,
      startsAt: '2026-11-25T15:00:00.000Z',
    });
    expect((await mailKinds(site)).filter((kind) => kind === 'booking-moved')).toHaveLength(3);
  });

  it('is refused a taken slot, is offered the nearest three, and keeps its own', async ({
    site,
  }) => {
    await book(site, { ...wednesday, email: 'first@x.example' });
    const { token } = await book(site);
    const response = await manage(site, token, 'move', wednesday);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'slot_taken',
      nearest: [
        { date: '2026-11-25', time: '14:00' },
        { date: '2026-11-25', time: '16:00' },
        { date: '2026-11-25', time: '11:00' },
      ],
    });
    expect(await shown(site, token)).toMatchObject({
      sequence: 0,
      startsAt: '2026-11-24T10:00:00.000Z',
    });
    expect(await mailKinds(site)).toEqual(['booking-confirmed', 'booking-confirmed']);
  });

  it('is not offered its own time in place of one that is taken', async ({ site }) => {
    const taken = { date: '2026-11-24', time: '11:00' };
    await book(site, { ...taken, email: 'first@x.example' });
    const { token } = await book(site);
    const response = await manage(site, token, 'move', taken);
    expect(await response.json()).toMatchObject({
      nearest: [{ time: '09:00' }, { time: '14:00' }, { time: '15:00' }],
    });
  });

  it.for([
    [{ date: '2026-11-28', time: '10:00' }, [422, 'date weekend']],
    [{ date: '2026-12-08', time: '10:00' }, [422, 'date holiday']],
    [{ date: '2026-11-20', time: '10:00' }, [422, 'date past']],
    [{ date: '2027-01-25', time: '10:00' }, [422, 'date beyond_horizon']],
    [{ date: '2026-11-23', time: '09:00' }, [422, 'time too_soon']],
    [{ date: '2026-11-25', time: '12:00' }, [422, 'time invalid_time']],
    [{ date: '2026-02-30', time: '10:00' }, [422, 'date invalid_date']],
    [{}, [422, 'date required']],
  ] as const)('is refused %j', async ([to, expected], { site }) => {
    const { token } = await book(site);
    expect(await refusalOf(await manage(site, token, 'move', to))).toEqual(expected);
    expect((await shown(site, token)).sequence).toBe(0);
  });

  it('responds in Portuguese to a request in Portuguese', async ({ site }) => {
    const { token } = await book(site);
    const response = await manage(site, token, 'move', {
      date: '2026-12-25',
      time: '10:00',
      locale: 'pt',
    });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toBe('Natal: não há marcações em feriados');
  });
});
