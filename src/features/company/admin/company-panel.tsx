import { useTexts } from '#i18n/language-context.tsx';
import { CompanyField, type Name } from './company-field.tsx';
import { companySettingsTexts } from './company-settings.texts.ts';
import { SettingsPanel } from './settings-panel.tsx';
import './company-panel.css';

const fields: readonly Name[] = [
  'brand',
  'legalName',
  'nipc',
  'phone',
  'email',
  'whatsapp',
  'street',
  'postalCode',
  'city',
  'openingHours',
  'openingHoursPt',
  'socialLinks',
  'vatInPrices',
];
const wide: readonly Name[] = ['street', 'socialLinks'];

/** What the site, the mails and the invoices say about the company. */
export function CompanyPanel({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(companySettingsTexts);
  return (
    <SettingsPanel title={t('title')} use={t('use')} lead={t(mayChange ? 'foot' : 'readOnly')}>
      {(settings) => (
        <div className="company-fields">
          {fields.map((field) => {
            const state = settings.fields[field];
            if (!state) return null;
            const isWide = wide.includes(field);
            const shown = { field, state, readOnly: !mayChange, wide: isWide };
            return <CompanyField key={field} {...shown} />;
          })}
        </div>
      )}
    </SettingsPanel>
  );
}
