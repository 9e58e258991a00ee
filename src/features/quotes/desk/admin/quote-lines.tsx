import { companyCurrency } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/form/field.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { longestQuoteLine } from '../../quotes.ts';
import { type QuoteForm, type TypedLine, typedLineCents, withLine } from '../quote-form.ts';
import { quotesTexts } from './quotes-admin.texts.ts';

export type Errors = Readonly<Record<string, string>>;

/** What is wrong with a list as a whole, below it. */
export function ListError({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="err" role="alert">
      <IconAlert />
      <span>{text}</span>
    </span>
  );
}

type LineProps = {
  line: TypedLine;
  at: number;
  errors: Errors;
  onChange: (changes: Partial<TypedLine>) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | null;
};

function LineFields({ line, at, errors, onChange, onRemove }: LineProps) {
  const t = useTexts(quotesTexts);
  const { language } = useLanguage();
  const cents = typedLineCents(line, language);
  const number = at + 1;
  const typed = (name: Exclude<keyof TypedLine, 'key'>, field: string) => ({
    value: line[name],
    error: errors[`lines.${at}.${field}`],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="quote-item">
      <legend>{t('line', { number })}</legend>
      <div className="quote-item__twins">
        <TextField label={t('lineText')} maxLength={longestQuoteLine} {...typed('text', 'text')} />
        <TextField
          label={t('lineTextPt')}
          optional={t('optional')}
          maxLength={longestQuoteLine}
          lang="pt-PT"
          {...typed('textPt', 'textPt')}
        />
      </div>
      <div className="quote-item__figures">
        <TextField
          label={t('quantity')}
          inputMode="decimal"
          autoComplete="off"
          {...typed('quantity', 'quantity')}
        />
        <TextField
          label={t('unit')}
          inputMode="decimal"
          autoComplete="off"
          {...typed('unit', 'unitAmount')}
        />
        <b className="num quote-item__sum">
          {cents === null ? '' : formatMoney({ cents, currency: companyCurrency }, language)}
        </b>
      </div>
      {onRemove ? (
        <div className="row">
          <Button variant="text" size="sm" onClick={onRemove}>
            {t('removeLine', { number })}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

type QuoteLinesProps = {
  form: QuoteForm;
  errors: Errors;
  onChange: (changes: Partial<QuoteForm>) => void;
};

/** What is offered, in lines of both languages. */
export function QuoteLines({ form, errors, onChange }: QuoteLinesProps) {
  const t = useTexts(quotesTexts);
  const { lines } = form;
  return (
    <Panel title={t('what')} count={lines.length}>
      <PanelBody className="stack">
        {lines.map((line, at) => (
          <LineFields
            key={line.key}
            line={line}
            at={at}
            errors={errors}
            onChange={(changes) =>
              onChange({
                lines: lines.map((one) => (one === line ? { ...one, ...changes } : one)),
              })
            }
            onRemove={
              lines.length === 1
                ? null
                : () => onChange({ lines: lines.filter((one) => one !== line) })
            }
          />
        ))}
        <ListError text={errors.lines} />
        <div className="row">
          <Button variant="soft" onClick={() => onChange(withLine(form))}>
            {t('addLine')}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  );
}
