import { Fragment } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Link } from '#ui/controls/link.tsx';
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

type CompanyPanelProps = {
  mayChange: boolean;
  /** Where the hours that are booked by are said, and compared with these. */
  hoursHref: string;
};

/** What the site, the mails and the invoices say about the company. */
export function CompanyPanel({ mayChange, hoursHref }: CompanyPanelProps) {
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
            return (
              <Fragment key={field}>
                <CompanyField {...shown} />
                {field === 'openingHoursPt' ? (
                  <p className="quiet wide">
                    {t('hoursOnly')} <Link to={hoursHref}>{t('hoursLink')}</Link>
                  </p>
                ) : null}
              </Fragment>
            );
          })}
        </div>
      )}
    </SettingsPanel>
  );
}
