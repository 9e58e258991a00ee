import { centsOf, companyCurrency } from '#core/money.ts';
import { servicePackagesQuery } from '#features/catalog/catalog.ts';
import { templateQuery } from '#features/projects/projects.queries.ts';
import { titleIn } from '#features/projects/projects.ts';
import { typedAmount } from '#i18n/amount.texts.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { DayField } from '#ui/admin/day/day-field.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ShownQuoteTotals } from '../../quotes.ts';
import { type QuoteForm, sumsOf, type TypedPart, withPackage, withPart } from '../quote-form.ts';
import { type Errors, ListError } from './quote-lines.tsx';
import { quotesTexts } from './quotes-admin.texts.ts';

type Steps = readonly { title: string; titlePt: string }[];

type PartProps = {
  part: TypedPart;
  at: number;
  steps: Steps;
  amount: string;
  errors: Errors;
  onChange: (changes: Partial<TypedPart>) => void;
  /** Absent for the only part. */
  onRemove: (() => void) | null;
};

/** On which day, or at the end of which step, a part is due. */
function PartTimeField({
  part,
  steps,
  error,
  onChange,
}: PartProps & { error?: string | undefined }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  if (part.when === 'day')
    return (
      <DayField
        label={t('day')}
        value={part.day}
        error={error}
        onChange={(day) => onChange({ day })}
      />
    );
  if (part.when === 'accepted') return null;
  return (
    <SelectField
      label={t('step')}
      value={part.step}
      error={error}
      onChange={({ target }) => onChange({ step: target.value })}
    >
      <option value="">{t('chooseStep')}</option>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is named by its place.
        <option key={place} value={String(place + 1)}>
          {place + 1}. {titleIn(step, language)}
        </option>
      ))}
    </SelectField>
  );
}

function PartFields(props: PartProps) {
  const { part, at, steps, amount, errors, onChange, onRemove } = props;
  const t = useTexts(quotesTexts);
  const number = at + 1;
  return (
    <fieldset className="quote-item">
      <legend>{t('part', { number })}</legend>
      <div className="quote-item__part">
        <TextField
          label={t('percent')}
          inputMode="decimal"
          autoComplete="off"
          value={part.percent}
          hint={amount}
          error={errors[`plan.${at}.percent`]}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
        <SelectField
          label={t('when')}
          value={part.when}
          onChange={({ target }) => onChange({ when: target.value as TypedPart['when'] })}
        >
          <option value="accepted">{t('when_accepted')}</option>
          <option value="day">{t('when_day')}</option>
          {steps.length > 0 || part.when === 'step' ? (
            <option value="step">{t('when_step')}</option>
          ) : null}
        </SelectField>
        <PartTimeField {...props} error={errors[`plan.${at}.when`]} />
      </div>
      {onRemove ? (
        <div className="row">
          <Button variant="text" size="sm" onClick={onRemove}>
            {t('removePart', { number })}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Whether the parts are the whole, said while somebody types. */
function Whole({ form }: { form: QuoteForm }) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { missing } = sumsOf(form, language);
  const typed = (hundredths: number) => typedAmount(hundredths, language) || '0';
  const said =
    missing === 0
      ? t('whole')
      : missing > 0
        ? t('missing', { percent: typed(10_000 - missing), missing: typed(missing) })
        : t('tooMuch', { percent: typed(10_000 - missing) });
  return (
    <p className={missing === 0 ? 'quiet' : 'quote-missing'} role="status">
      {said}
    </p>
  );
}

type QuotePlanProps = {
  form: QuoteForm;
  totals: ShownQuoteTotals | null;
  errors: Errors;
  onChange: (changes: Partial<QuoteForm>) => void;
};

/** The package whose steps the work begins with, and the payments, in parts that are the whole. */
export function QuotePlan({ form, totals, errors, onChange }: QuotePlanProps) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const { plan, packageId } = form;
  const { data: packages = [] } = useQuery(servicePackagesQuery());
  const { data: template } = useQuery({ ...templateQuery(packageId), enabled: packageId !== '' });
  const steps = packageId === '' ? [] : (template?.steps ?? []);
  const amountOf = (at: number) => {
    const euros = totals?.parts.length === plan.length ? totals.parts[at] : undefined;
    if (euros === undefined) return '';
    const amount = formatMoney({ cents: centsOf(euros), currency: companyCurrency }, language);
    return t('partAmount', { amount });
  };
  return (
    <Panel title={t('plan')} count={plan.length}>
      <PanelBody className="stack">
        <p className="quiet">{t('planHint')}</p>
        <SelectField
          label={t('package')}
          value={packageId}
          hint={packageId === '' ? undefined : t('packageHint')}
          error={errors.packageId}
          onChange={({ target }) => onChange(withPackage(form, target.value))}
        >
          <option value="">{t('noPackage')}</option>
          {packages.map(({ id, name, namePt }) => (
            <option key={id} value={id}>
              {titleIn({ title: name, titlePt: namePt ?? '' }, language)}
            </option>
          ))}
        </SelectField>
        {plan.map((part, at) => (
          <PartFields
            key={part.key}
            part={part}
            at={at}
            steps={steps}
            amount={amountOf(at)}
            errors={errors}
            onChange={(changes) =>
              onChange({ plan: plan.map((one) => (one === part ? { ...one, ...changes } : one)) })
            }
            onRemove={
              plan.length === 1
                ? null
                : () => onChange({ plan: plan.filter((one) => one !== part) })
            }
          />
        ))}
        <Whole form={form} />
        <ListError text={errors.plan} />
        <div className="row">
          <Button variant="soft" onClick={() => onChange(withPart(form, language))}>
            {t('addPart')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
