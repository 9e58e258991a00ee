import { CallFields } from '#features/booking/book/components/call-fields.tsx';

/** The optional questions of the form, below those that are required. */
export function Part() {
  return <CallFields />;
}
