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
  /** Saves unsaved changes. Returns false if a field is invalid; throws if there is no response. */
  save: () => Promise<boolean>;
};

/** State of the optional billing details; null if the payment has no order id to save them to. */
export function useBilling({ orderId, clientSecret }: PaymentIntent): BillingForm | null {
  const [values, setValues] = useState(noBilling);
  const [errors, setErrors] = useState<BillingErrors>({});
  const sent = useRef(JSON.stringify({ orderId, values: noBilling }));
  if (orderId === null) return null;
  const order = { orderId, clientSecret };
  return {
    values,
    errors,
    change(field, text) {
      setValues((last) => ({ ...last, [field]: text }));
      setErrors(({ [field]: _fixed, ...others }) => others);
    },
    async save() {
      const now = JSON.stringify({ orderId, values });
      if (now === sent.current) return true;
      const found = await saveBilling(order, values);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      sent.current = now;
      return true;
    },
  };
}
