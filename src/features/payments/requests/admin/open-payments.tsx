import { centsOf, companyCurrency } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { formatShortDay } from '#ui/admin/moment.ts';
import { Link } from '#ui/controls/link.tsx';
import { openRequestsQuery } from '../request-calls.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';
import '#ui/admin/layout/rows.css';

/** What is open, late, due and expected of everybody, in one sentence. */
export function HealthLine() {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const { data } = useQuery(openRequestsQuery());
  if (!data) return null;
  const money = (cents: number) => formatMoney({ cents, currency: companyCurrency }, language);
  const { open, late, due, expected } = data.health;
  const sums = { open: money(open), late: money(late), due: money(due), expected: money(expected) };
  return t('health', sums);
}

/** What is still to be paid in one sentence, and who is late; nothing where nothing is open. */
export function OpenPayments({ personHref }: { personHref: (id: string) => string }) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const { data } = useQuery(openRequestsQuery());
  if (!data || data.total === 0) return null;
  const money = (cents: number) => formatMoney({ cents, currency: companyCurrency }, language);
  const overdue = data.requests.filter(({ isOverdue }) => isOverdue);
  return (
    <Panel title={t('healthTitle')} id="payments" count={data.total}>
      <PanelBody>
        <HealthLine />
      </PanelBody>
      {overdue.length === 0 ? null : (
        <ul className="rows rows--2">
          {overdue.map(({ id, title, titlePt, person, dueDay, total }) => (
            <li key={id}>
              <div>
                <b>
                  <Link to={personHref(person.id)}>
                    {localize(language, title, titlePt || null).text}
                  </Link>
                </b>
                <small>
                  {money(centsOf(total))},{' '}
                  {t('lateFrom', {
                    name: person.name || person.email,
                    day: formatShortDay(dueDay, language),
                  })}
                </small>
              </div>
              <div className="acts">
                <span className="badge badge--destructive">{t('late')}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
