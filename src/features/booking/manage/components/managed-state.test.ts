import { describe, expect, it } from 'vitest';
import type { ManagedBooking } from '../../booking.ts';
import { managedState } from './change-state.ts';

const booking: ManagedBooking = {
  id: 'b_1',
  sequence: 0,
  canChange: true,
  canConfirm: false,
  reference: 'EN-7K4QXM',
  status: 'confirmed',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  timeZone: 'Europe/Lisbon',
  language: 'en',
  name: 'Noor El-Amin',
  place: 'any',
};
const at = (time: string) => Date.parse(`2026-11-24T${time}:00.000Z`);

describe('the state of a booking', () => {
  it('that is held lapses while the page stays open', () => {
    const held = { ...booking, status: 'held', heldUntil: '2026-11-24T09:30:00.000Z' } as const;
    expect(managedState(held, null)).toBe('held');
    expect(managedState(held, at('09:29'))).toBe('held');
    expect(managedState(held, at('09:30'))).toBe('lapsed');
    expect(managedState({ ...held, status: 'cancelled' }, null)).toBe('lapsed');
  });

  it('goes from open through begun to over while the page stays open', () => {
    expect(managedState(booking, at('09:59'))).toBe('open');
    expect(managedState(booking, at('10:00'))).toBe('begun');
    expect(managedState(booking, at('10:29'))).toBe('begun');
    expect(managedState(booking, at('10:30'))).toBe('over');
  });

  it('follows the server where the browser does not know better', () => {
    expect(managedState(booking, null)).toBe('open');
    expect(managedState({ ...booking, canChange: false }, null)).toBe('begun');
    expect(managedState({ ...booking, canChange: false }, at('09:00'))).toBe('begun');
  });

  it('stays cancelled, also when its time has passed', () => {
    const cancelled = { ...booking, status: 'cancelled', canChange: false } as const;
    expect(managedState(cancelled, at('09:00'))).toBe('cancelled');
    expect(managedState(cancelled, at('12:00'))).toBe('cancelled');
  });
});
