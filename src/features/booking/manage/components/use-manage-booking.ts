import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ManageBookingProps } from './manage-booking.tsx';

type ManagePart = ComponentType<ManageBookingProps>;

/**
 * Loads what shows a booking, at the same time as the booking: the file of this panel is the booking
 * screen's too, which needs none of it.
 */
export function useManageBooking() {
  const [Part, setPart] = useState<ManagePart | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import('./manage-booking.tsx').then(
      (module) => setPart(() => module.ManageBooking),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { Part, hasFailed, load };
}
