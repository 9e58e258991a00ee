import { useEffect, useRef } from 'react';
import { centsOf, companyCurrency } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { RestoredNote } from '#ui/admin/draft/restored-note.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { TextField } from '#ui/form/field.tsx';
import { focusFirstWrong } from '#ui/form/focus-first-wrong.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { longestQuoteTitle, type ShownQuoteTotals } from '../../quotes.ts';
import { type QuoteForm, sumsOf } from '../quote-form.ts';
import { type Errors, ListError, QuoteLines } from './quote-lines.tsx';
import { QuotePlan } from './quote-plan.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';
import { useQuoteForm, useQuoteTotals, type WriteTarget } from './use-quote-form.ts';
import '#ui/admin/layout/columns.css';
import '#ui/admin/layout/save-bar.css';
import './quotes.css';

/** A person who is known, for whom a new quote is. */
export type KnownReader = { id: string; name: string; email: string; language: 'en' | 'pt' };

type FieldsProps = {
  form: QuoteForm;
  errors: Errors;
  onChange: (changes: Partial<QuoteForm>) => void;
};

function Reader({ form, errors, onChange, person }: FieldsProps & { person: KnownReader | null }) {
  const t = useTexts(quotesTexts);
  if (person) {
    const language = t(person.language === 'pt' ? 'inPortuguese' : 'inEnglish');
    const { name, email } = person;
    return (
      <>
        <p>{t('forPerson', { name: name || email, email, language })}</p>
        <ListError text={errors.personId} />
      </>
    );
  }
  return (
    <div className="quote-item__twins">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        value={form.email}
        error={errors.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        label={t('name')}
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={t('language')}
        value={form.language}
        onChange={({ target }) => onChange({ language: target.value === 'pt' ? 'pt' : 'en' })}
      >
        <option value="en">{t('en')}</option>
        <option value="pt">{t('pt')}</option>
      </SelectField>
    </div>
  );
}

function Words({ form, errors, onChange }: FieldsProps) {
  const t = useTexts(quotesTexts);
  return (
    <div className="quote-item__twins">
      <TextField
        label={t('title')}
        maxLength={longestQuoteTitle}
        value={form.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t('titlePt')}
        optional={t('optional')}
        maxLength={longestQuoteTitle}
        lang="pt-PT"
        value={form.titlePt}
        error={errors.titlePt}
        onChange={({ target }) => onChange({ titlePt: target.value })}
      />
      <DayField
        label={t('validity')}
        value={form.validUntil}
        error={errors.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
      />
    </div>
  );
}

function useMoney() {
  const { language } = useLanguage();
  return (euros: number) =>
    formatMoney({ cents: centsOf(euros), currency: companyCurrency }, language);
}

/** What the lines come to, as the server reckons it, while they are typed. */
function Sums({ totals }: { totals: ShownQuoteTotals | null }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useMoney();
  return (
    <Panel title={t('sum')}>
      <PanelBody>
        {totals === null ? (
          <p className="quiet">{t('noSum')}</p>
        ) : (
          <>
            <dl className="quote-sums">
              <div>
                <dt>{t('net')}</dt>
                <dd className="num">{money(totals.net)}</dd>
              </div>
              <div>
                <dt>
                  {t('vat', {
                    rate: String(totals.vatRate).replace('.', language === 'pt' ? ',' : '.'),
                  })}
                </dt>
                <dd className="num">{money(totals.vat)}</dd>
              </div>
              <div className="quote-sums__total">
                <dt>{t('total')}</dt>
                <dd className="num">{money(totals.total)}</dd>
              </div>
            </dl>
            <p className="quiet">
              {t(totals.vatInPrices === 'added' ? 'pricesAdded' : 'pricesIncluded')}{' '}
              {t('totalNote')}
            </p>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

type WriteQuoteProps = {
  target: WriteTarget;
  initial: QuoteForm;
  /** Of what this browser keeps until it is saved. */
  draftName: string;
  /** The client of a quote that is changed, or who is known already. */
  person: KnownReader | null;
  isCopy: boolean;
  backHref: string;
  onSaved: (id: string) => void;
};

/** Writes a quote, or the next version of one, with its total beside the lines. */
export function WriteQuote(props: WriteQuoteProps) {
  const { target, person, isCopy, backHref } = props;
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const money = useMoney();
  const { form, change, draft, errors, busy, failure, send } = useQuoteForm(props);
  const totals = useQuoteTotals(sumsOf(form, language));
  const isChange = target.kind === 'change';
  const fields = { form, errors, onChange: change };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(element.current);
  }, [errors]);
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={backHref}>
            <IconChevronLeft />
            {t('back')}
          </Link>
        }
        title={t(isChange ? 'changeTitle' : isCopy ? 'copyTitle' : 'writeTitle')}
        lead={t(isChange ? 'changeLead' : 'writeLead')}
      />
      <RestoredNote of={draft} />
      <form className="cols2 cols2--side saves" ref={element} onSubmit={send} noValidate>
        <div className="lane">
          <Panel title={t('forWhom')}>
            <PanelBody className="stack">
              <Reader {...fields} person={person} />
              <Words {...fields} />
            </PanelBody>
          </Panel>
          <QuoteLines {...fields} />
          <QuotePlan {...fields} totals={totals} />
        </div>
        <div className="lane quote-side">
          <Sums totals={totals} />
          <div className="stack save-bar quote-save">
            {totals === null ? null : (
              <p className="quote-save__total">
                {t('total')} <b className="num">{money(totals.total)}</b>
              </p>
            )}
            <Button type="submit" full busy={busy} busyLabel={t('busy')}>
              {t(isChange ? 'saveChange' : 'save')}
            </Button>
            <ListError text={Object.keys(errors).length > 0 ? t('fixErrors') : undefined} />
            <FailureNote failure={failure} />
          </div>
        </div>
      </form>
    </>
  );
}
