import { apiRead } from '#core/api-request.ts';
import type { StaffCall } from '#ui/admin/calls/staff-call.ts';

/** The reads of the back office. `use` names what asks for a proof that a read is refused without. */
export type StaffReads = { read(url: string): Promise<unknown>; use(call: StaffCall): void };

/** Creates the reads; until `use` a refused read fails, as before anyone is known to be signed in. */
export function createStaffReads(): StaffReads {
  let call: StaffCall = (send) => send();
  return {
    read: (url) => call(() => apiRead(url)),
    use(next) {
      call = next;
    },
  };
}
