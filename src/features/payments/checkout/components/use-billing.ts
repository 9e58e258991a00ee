import { useRef, useState } from 'react';
import {
  type Billing,
  type BillingErrors,
  type BillingField,
  noBilling,
  saveBilling,
} from '../billing.ts';
import type { PaymentIntent } from '../payment-intent.ts';

export type BillingForm = {
  values: Billing;
  errors: BillingErrors;
  change: (field: BillingField, text: string) => void;
  /** Sends what is new; false where a field is wrong. Throws when no answer came. */
  save: () => Promise<boolean>;
};

/** The optional details of an order; null where the answer named no order that could carry them. */
export function useBilling({ orderId, clientSecret }: PaymentIntent): BillingForm | null {
  const [values, setValues] = useState(noBilling);
  const [errors, setErrors] = useState<BillingErrors>({});
  const sent = useRef(JSON.stringify(noBilling));
  if (orderId === null) return null;
  const order = { orderId, clientSecret };
  return {
    values,
    errors,
    change(field, text) {
      setValues((last) => ({ ...last, [field]: text }));
      setErrors(({ [field]: _mended, ...others }) => others);
    },
    async save() {
      const now = JSON.stringify(values);
      if (now === sent.current) return true;
      const found = await saveBilling(order, values);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      sent.current = now;
      return true;
    },
  };
}
