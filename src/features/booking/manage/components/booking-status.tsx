import { useTexts } from '#i18n/language-context.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { ManagedBooking } from '../../booking.ts';
import { ticketTexts } from '../../ticket/ticket.texts.ts';
import type { ManagedState } from './managed-state.ts';

const badges = {
  open: 'good',
  held: 'secondary',
  lapsed: 'outline',
  begun: 'secondary',
  over: 'outline',
  cancelled: 'outline',
} as const;

type BookingStatusProps = { status: ManagedBooking['status']; state: ManagedState };

/** The status of a booking as a badge. */
export function BookingStatus({ status, state }: BookingStatusProps) {
  const t = useTexts(ticketTexts);
  const variant = state === 'open' && status === 'pending' ? 'secondary' : badges[state];
  const shown = state === 'open' || state === 'cancelled' ? status : state;
  return <Badge variant={variant}>{t(`status_${shown}`)}</Badge>;
}
