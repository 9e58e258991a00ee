import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextareaField } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { callFieldsTexts } from '../../call-fields.texts.ts';
import { type QuestionName, questions } from '../../questions.ts';

type QuestionFieldProps = {
  name: QuestionName;
  /** Who fills it in: staff do so for a client. */
  reader: 'client' | 'company';
  value?: string;
  defaultValue?: string;
  error?: string | undefined;
  onChange?: (answer: string) => void;
};

/** An optional question about the call: a choice, or free words. */
export function QuestionField({ name, reader, onChange, ...field }: QuestionFieldProps) {
  const t = useTexts(callFieldsTexts);
  const { language } = useLanguage();
  const { options, most, [language]: words } = questions[name];
  const isClient = reader === 'client';
  const shared = {
    ...field,
    name,
    label: isClient ? words.label : words.staff,
    hint: isClient ? words.hint : undefined,
    optional: t('optional'),
    onChange: onChange && ((event: { target: { value: string } }) => onChange(event.target.value)),
  };
  if (!options) return <TextareaField {...shared} wide={isClient} rows={2} maxLength={most} />;
  return (
    <SelectField {...shared}>
      <option value="">{t('notSaid')}</option>
      {Object.entries(options).map(([value, shown]) => (
        <option key={value} value={value}>
          {shown[language]}
        </option>
      ))}
    </SelectField>
  );
}
