import { useEffect, useId, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { orderErrorText } from '../../payments.texts.ts';
import type { Billing, BillingField } from '../billing.ts';
import { payingTexts } from '../paying.texts.ts';
import { CountryField } from './country-field.tsx';
import type { BillingForm } from './use-billing.ts';
import '../../sandbox/components/sandbox-methods.css';
import './billing-fields.css';

/** Returns a function from a field to the message of its server error. */
function useBillingError({ errors }: BillingForm): (field: BillingField) => string | undefined {
  const { language } = useLanguage();
  return (field) => {
    const code = errors[field];
    return code === undefined ? undefined : orderErrorText(language, field, code);
  };
}

/** The address that the receipt is sent to. */
export function BillingEmail({ form }: { form: BillingForm }) {
  const t = useTexts(payingTexts);
  const errorOf = useBillingError(form);
  return (
    <TextField
      type="email"
      name="email"
      autoComplete="email"
      label={t('email')}
      required
      hint={t('emailHint')}
      error={errorOf('email')}
      value={form.values.email}
      onChange={({ target }) => form.change('email', target.value)}
    />
  );
}

const autoCompletes = {
  name: 'name',
  company: 'organization',
  postalCode: 'postal-code',
  nif: 'off',
  vatNumber: 'off',
} as const;
type InvoiceField = keyof typeof autoCompletes;

/** The fields of an invoice, by whom it is for. */
function invoiceFields({ who, country }: Billing): readonly InvoiceField[] {
  const isPortuguese = country === '' || country === 'PT';
  if (who === 'self') return isPortuguese ? ['name', 'nif'] : ['name'];
  return isPortuguese ? ['company', 'nif', 'postalCode', 'name'] : ['company', 'vatNumber', 'name'];
}

function WhoField({ form }: { form: BillingForm }) {
  const t = useTexts(payingTexts);
  const note = useId();
  return (
    <div className="stack">
      <fieldset className="methods methods--two" aria-describedby={note}>
        <legend>{t('who')}</legend>
        {(['self', 'company'] as const).map((who) => (
          <label key={who}>
            <input
              type="radio"
              name="who"
              value={who}
              checked={form.values.who === who}
              onChange={() => form.change('who', who)}
            />
            <span>{t(who === 'self' ? 'whoSelf' : 'whoCompany')}</span>
          </label>
        ))}
      </fieldset>
      <p className="pay__note" id={note}>
        {t('whoTaxed')}
      </p>
    </div>
  );
}

/**
 * Who the invoice is for, and the other billing details: collapsed until a company is chosen, or
 * `usePay` expands them to show an error.
 */
export function InvoiceDetails({ form }: { form: BillingForm }) {
  const t = useTexts(payingTexts);
  const errorOf = useBillingError(form);
  const details = useRef<HTMLDetailsElement>(null);
  const { who } = form.values;
  useEffect(() => {
    if (who === 'company' && details.current) details.current.open = true;
  }, [who]);
  return (
    <>
      <WhoField form={form} />
      <details className="invoice" ref={details}>
        <summary>{t('invoice')}</summary>
        <div className="form form--2 invoice__fields">
          <CountryField
            label={t('country')}
            none={t('noCountry')}
            error={errorOf('country')}
            value={form.values.country}
            onChange={(country) => form.change('country', country)}
          />
          {invoiceFields(form.values).map((field) => (
            <TextField
              key={field}
              name={field}
              autoComplete={autoCompletes[field]}
              label={t(field)}
              hint={field === 'vatNumber' ? t('vatHint') : undefined}
              placeholder={field === 'nif' ? '999 999 990' : undefined}
              error={errorOf(field)}
              value={form.values[field]}
              onChange={({ target }) => form.change(field, target.value)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
