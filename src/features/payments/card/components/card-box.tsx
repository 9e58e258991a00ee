import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { IconAlert } from '#ui/icons/frame-icons.tsx';
import { orderErrorText } from '../../payments.texts.ts';
import {
  type CardErrors,
  type CardField,
  type CardInput,
  cardFields,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from '../card-input.ts';
import { payingTexts } from '../paying.texts.ts';
import '#ui/form/field.css';
import './card-box.css';

type DigitsInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string;
  /** Formats the typed text. */
  format: (text: string) => string;
  onText: (text: string) => void;
};

/** Returns the index after the `count`th digit of a text. */
function placeAfter(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (/\d/.test(text[place] ?? '')) left -= 1;
  }
  return text.length;
}

/** An input that groups digits as they are typed, and keeps the caret after the same digit. */
function DigitsInput({ value, format, onText, ...input }: DigitsInputProps) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function write({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = format(target.value);
    const place = target.selectionStart ?? target.value.length;
    const digitsBefore = target.value.slice(0, place).replace(/\D/g, '').length;
    caret.current = place === target.value.length ? text.length : placeAfter(text, digitsBefore);
    onText(text);
  }

  return <input {...input} ref={element} inputMode="numeric" value={value} onChange={write} />;
}

const formats = { number: formatCardNumber, expiry: formatExpiry, cvc: formatCvc };
const autoCompletes = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

type CardBoxProps = {
  card: CardInput;
  errors: CardErrors;
  onChange: (field: CardField, text: string) => void;
};

/** Card number, expiry and security code in one frame, with their errors below it. */
export function CardBox({ card, errors, onChange }: CardBoxProps) {
  const { language } = useLanguage();
  const t = useTexts(payingTexts);
  const id = useId();
  const hints = { number: '1234 1234 1234 1234', expiry: t('expiryHint'), cvc: t('cvcHint') };

  function input(field: CardField) {
    const error = errors[field];
    return (
      <div>
        <label className="sr" htmlFor={`${id}-${field}`}>
          {t(field)}
        </label>
        <DigitsInput
          id={`${id}-${field}`}
          className="input num"
          autoComplete={autoCompletes[field]}
          placeholder={hints[field]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${field}-error` : undefined}
          required
          value={card[field]}
          format={formats[field]}
          onText={(text) => onChange(field, text)}
        />
      </div>
    );
  }

  return (
    <fieldset className="field">
      <legend className="lbl card-box__legend">
        {t('card')}
        <small aria-hidden="true">VISA</small>
        <small aria-hidden="true">MC</small>
      </legend>
      <div className="card-box">
        {input('number')}
        <div className="card-box__pair">
          {input('expiry')}
          {input('cvc')}
        </div>
      </div>
      {cardFields.map((field) => {
        const error = errors[field];
        return error ? (
          <span className="err" id={`${id}-${field}-error`} key={field}>
            <IconAlert />
            {error === 'required' ? t(`${field}Required`) : orderErrorText(language, field, error)}
          </span>
        ) : null;
      })}
    </fieldset>
  );
}
