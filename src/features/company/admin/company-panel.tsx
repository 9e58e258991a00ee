import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { LoadFailure, LoadingRows } from '#ui/admin/list/list-states.tsx';
import { companySettingsQuery } from '../company-settings.ts';
import { CompanyField, type Name } from './company-field.tsx';
import { companySettingsTexts } from './company-settings.texts.ts';
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
  const { data, error, isFetching, refetch } = useQuery(companySettingsQuery());
  return (
    <Panel title={t('title')} count={t('use')}>
      {!data && error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data ? (
        <PanelBody>
          <p className="quiet">{t(mayChange ? 'foot' : 'readOnly')}</p>
          <div className="company-fields">
            {fields.map((field) => {
              const state = data.fields[field];
              if (!state) return null;
              const isWide = wide.includes(field);
              const shown = { field, state, readOnly: !mayChange, wide: isWide };
              return <CompanyField key={field} {...shown} />;
            })}
          </div>
        </PanelBody>
      ) : null}
    </Panel>
  );
}
