import { useEffect, useId, useRef } from 'react';
import { hasPartsOutside, isInVatArea } from '#core/vat-area.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextField } from '#ui/form/field.tsx';
import { payingTexts } from '../../card/paying.texts.ts';
import { hasPostalCodes, missingOfCompany, namedFields } from '../../company-details.ts';
import { orderErrorText } from '../../payments.texts.ts';
import { type Billing, type BillingField, isPortugal } from '../billing.ts';
import { CountryField } from './country-field.tsx';
import type { BillingForm } from './use-billing.ts';
import '../../card/components/sandbox-methods.css';
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
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  nif: 'off',
  vatNumber: 'off',
} as const;
type InvoiceField = keyof typeof autoCompletes;

/** The fields of an invoice, by whom it is for. */
function invoiceFields({ who, country }: Billing, isNamed: boolean): readonly InvoiceField[] {
  if (who === 'self') {
    const named: readonly InvoiceField[] = namedFields(country);
    if (isNamed) return isPortugal(country) ? [...named, 'nif'] : named;
    if (isPortugal(country)) return ['name', 'nif'];
    return hasPartsOutside(country) ? ['postalCode', 'name'] : ['name'];
  }
  const number = isPortugal(country) ? 'nif' : 'vatNumber';
  const seat = hasPostalCodes(country)
    ? (['street', 'postalCode', 'city'] as const)
    : (['street', 'city'] as const);
  return ['company', number, ...seat, 'name'];
}

const nothing = { company: '', nif: '', street: '', city: '', postalCode: '' };

/** The fields that a company cannot leave empty. */
function requiredFields({ who, country }: Billing, isNamed: boolean): readonly BillingField[] {
  if (who === 'self') return isNamed ? namedFields(country) : [];
  return missingOfCompany({ ...nothing, country });
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
  const { isNamed } = form;
  const { who } = form.values;
  const isOpen = who === 'company' || isNamed;
  const required = requiredFields(form.values, isNamed);
  const hintOf = (field: InvoiceField) => {
    if (field === 'vatNumber') return t(isInVatArea(form.values) ? 'vatHint' : 'taxHint');
    const decides = field === 'postalCode' && who === 'self' && !isNamed;
    return decides ? t('postalCodeHint') : undefined;
  };
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <>
      <WhoField form={form} />
      <details className="invoice" ref={details}>
        <summary>{t(isOpen ? 'invoiceCompany' : 'invoice')}</summary>
        {isNamed && who === 'self' ? <p className="pay__note">{t('named')}</p> : null}
        <div className="form form--2 invoice__fields">
          <CountryField
            label={t('country')}
            none={t('noCountry')}
            error={errorOf('country')}
            value={form.values.country}
            onChange={(country) => form.change('country', country)}
          />
          {invoiceFields(form.values, isNamed).map((field) => (
            <TextField
              key={field}
              name={field}
              autoComplete={autoCompletes[field]}
              label={t(field)}
              required={required.includes(field)}
              optional={isOpen && !required.includes(field) ? t('optional') : null}
              hint={hintOf(field)}
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
