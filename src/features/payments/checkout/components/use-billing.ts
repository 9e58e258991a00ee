import { useRef, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { namedFromCents } from '../../company-details.ts';
import {
  type Billing,
  type BillingErrors,
  type BillingField,
  type Buyer,
  buyerOf,
  isPortugal,
  missingDetails,
  needsMethod,
  noBilling,
  readBillingDraft,
  saveBilling,
  saveBillingDraft,
} from '../billing.ts';
import type { IntentResult, PaymentIntent } from '../payment-intent.ts';
import type { PressAgain } from '../press-again.ts';
import { readPurchase } from '../purchase.ts';

type Saved = { kind: 'saved' } | { kind: 'invalid' } | PressAgain;

export type BillingForm = {
  values: Billing;
  errors: BillingErrors;
  /** Whether the invoice names a person and their address, too. */
  isNamed: boolean;
  change: (field: BillingField, text: string) => void;
  /**
   * Saves the details, and makes sure that the order costs what is shown; if not, the button must be
   * pressed again. `identify` returns the provider's token of the card, whose country may decide the tax.
   * Throws if there is no response.
   */
  save: (identify: Identify) => Promise<Saved>;
};

type Identify = () => Promise<string | null>;
type Reprice = (buyer: Buyer, method: string | null) => Promise<IntentResult>;

/** What is typed in this tab, or what is known of whom staff asked to pay. */
function firstValues({ details }: PaymentIntent): Billing {
  const draft = readBillingDraft();
  const isBlank = JSON.stringify(draft) === JSON.stringify(noBilling);
  return details && isBlank ? details : draft;
}

function toldBuyer({ details }: PaymentIntent): string {
  return JSON.stringify(readPurchase()?.buyer ?? buyerOf(details ?? noBilling));
}

/** State of the billing details; null if the payment has no order id to save them to. */
export function useBilling(intent: PaymentIntent, reprice: Reprice): BillingForm | null {
  const [values, setValues] = useState(() => firstValues(intent));
  const [errors, setErrors] = useState<BillingErrors>({});
  const told = useRef<string | null>(null);
  told.current ??= toldBuyer(intent);
  const { orderId, clientSecret } = intent;
  if (orderId === null) return null;
  // A larger amount that staff asked for is invoiced to somebody by name.
  const isNamed = intent.details !== null && (intent.amount ?? 0) * 100 >= namedFromCents;

  function refuse(found: BillingErrors): boolean {
    setErrors(found);
    return Object.keys(found).length > 0;
  }

  /** Tells the server who buys, if that has changed. */
  async function saveBuyer(identify: Identify): Promise<Saved> {
    const buyer = buyerOf(values);
    const now = JSON.stringify(buyer);
    const isAsked = needsMethod(values);
    if (now === told.current && !isAsked) return { kind: 'saved' };
    const result = await reprice(buyer, isAsked ? await identify() : null);
    if (result.kind === 'invalid') return { kind: refuse(result.errors) ? 'invalid' : 'saved' };
    if (result.kind === 'paid') return new Promise<never>(() => {});
    if (result.kind === 'failed') {
      // It is not known what the server has stored, so the next press says it again.
      told.current = '';
      throw new Error(`No payment was prepared: ${result.cause}`);
    }
    told.current = now;
    const { amount, clientSecret: secret, vatTreatment } = result.intent;
    if (vatTreatment === 'eu_number_unknown') setErrors({ vatNumber: 'unknown_vat_number' });
    if (amount !== null && intent.amount !== null && amount !== intent.amount)
      return { kind: 'repriced', before: intent.amount, intent: result.intent };
    if (secret !== clientSecret) return { kind: 'ended' };
    // What could not be confirmed changes no amount, but the buyer has to know before paying.
    const isUnconfirmed =
      vatTreatment !== intent.vatTreatment &&
      (vatTreatment?.startsWith('eu_number') || vatTreatment === 'outside_eu_unproved');
    return isUnconfirmed ? { kind: 'taxed', intent: result.intent } : { kind: 'saved' };
  }

  return {
    values,
    errors,
    isNamed,
    change(field, text) {
      const changed = { ...values, [field]: text } as Billing;
      // The country of a company decides which of its numbers is asked for.
      if (field === 'who' && text === 'company' && values.country === '') changed.country = 'PT';
      setValues(changed);
      saveBillingDraft(changed);
      setErrors(({ [field]: _fixed, ...others }) => others);
    },
    async save(identify) {
      const missing: BillingErrors = {
        ...(values.email.trim() === '' && { email: 'required' }),
        ...missingDetails(values, isNamed),
      };
      if (refuse(missing)) return { kind: 'invalid' };
      const buyer = await saveBuyer(identify);
      if (buyer.kind !== 'saved') return buyer;
      const { email, name, country } = values;
      const nif = isPortugal(country) ? values.nif : '';
      const { amount } = intent;
      try {
        const { street, postalCode, city } = values;
        const address = isNamed && values.who === 'self' ? { street, postalCode, city } : {};
        const details = { email, name, nif, amount, ...address };
        const wrong = await saveBilling({ orderId, clientSecret }, details);
        return { kind: refuse(wrong) ? 'invalid' : 'saved' };
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.code !== 'amount_differs') throw error;
        // Another tab has told the server of another buyer.
        told.current = '';
        const again = await saveBuyer(identify);
        return again.kind === 'saved' ? { kind: 'ended' } : again;
      }
    },
  };
}
