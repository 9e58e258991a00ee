import { isRealDay } from '#core/calendar-day.ts';
import { readAmountIn, typedAmount } from '#i18n/amount.texts.ts';
import type { Language } from '#i18n/language.ts';
import { isWhole, lineCents, mostQuoteLines, mostQuoteParts, type StaffQuote } from '../quotes.ts';
import type { WrittenQuote } from './quote-calls.ts';

/** One line as it is typed; `key` stays while others come and go. */
export type TypedLine = {
  key: number;
  text: string;
  textPt: string;
  quantity: string;
  unit: string;
};

/** One part as it is typed: `day` and `step` count where `when` says so. */
export type TypedPart = {
  key: number;
  percent: string;
  when: 'accepted' | 'day' | 'step';
  day: string;
  step: string;
};

/** A quote as somebody types it. */
export type QuoteForm = {
  email: string;
  name: string;
  /** In which somebody new reads it. */
  language: Language;
  title: string;
  titlePt: string;
  lines: TypedLine[];
  validUntil: string;
  plan: TypedPart[];
  packageId: string;
};

const nextKey = (all: readonly { key: number }[]) =>
  all.reduce((highest, { key }) => Math.max(highest, key), 0) + 1;

export function emptyQuoteForm(validUntil: string, language: Language): QuoteForm {
  return {
    email: '',
    name: '',
    language,
    title: '',
    titlePt: '',
    lines: [{ key: 1, text: '', textPt: '', quantity: '1', unit: '' }],
    validUntil,
    plan: [{ key: 1, percent: '100', when: 'accepted', day: '', step: '' }],
    packageId: '',
  };
}

/** Returns what a quote says as somebody who reads a language types it. */
export function formOfQuote(quote: StaffQuote, language: Language): QuoteForm {
  const { title, titlePt, lines, validUntil, plan, packageId, person } = quote;
  const typed = (value: number) => typedAmount(Math.round(value * 100), language);
  return {
    email: person.email,
    name: person.name,
    language: quote.language,
    title,
    titlePt,
    lines: lines.map(({ text, textPt, quantity, unitAmount }, at) => ({
      key: at + 1,
      text,
      textPt,
      quantity: typed(quantity),
      unit: typed(unitAmount),
    })),
    validUntil,
    plan: plan.map(({ percent, when }, at) => ({
      key: at + 1,
      percent: typed(percent),
      when: when === 'accepted' ? 'accepted' : 'day' in when ? 'day' : 'step',
      day: when !== 'accepted' && 'day' in when ? when.day : '',
      step: when !== 'accepted' && 'step' in when ? String(when.step) : '',
    })),
    packageId: packageId ?? '',
  };
}

/** Reads a form that was kept in the browser; null for anything else, as of an earlier version. */
export function parseQuoteForm(kept: string): QuoteForm | null {
  try {
    const form = JSON.parse(kept) as QuoteForm;
    const isForm =
      typeof form.title === 'string' &&
      typeof form.packageId === 'string' &&
      form.lines.every(({ key, unit }) => typeof key === 'number' && typeof unit === 'string') &&
      form.plan.every(({ key, when }) => typeof key === 'number' && typeof when === 'string');
    return isForm ? form : null;
  } catch {
    return null;
  }
}

/** Returns a number with two decimals as it is typed, in hundredths; null for none above 0. */
export function hundredthsOf(text: string, language: Language): number | null {
  const read = readAmountIn(language, text);
  return read.ok && read.value > 0 ? read.value : null;
}

/** Returns what a line costs, in cents; null while its figures cannot be read. */
export function typedLineCents({ quantity, unit }: TypedLine, language: Language): number | null {
  const hundredths = hundredthsOf(quantity, language);
  const unitCents = hundredthsOf(unit, language);
  if (hundredths === null || unitCents === null) return null;
  return lineCents({ quantity: hundredths / 100, unitCents });
}

/** What the form comes to: the price, and how much of the plan is missing of 100, in hundredths. */
export type FormSums = { cents: number; percents: readonly number[]; missing: number };

export function sumsOf({ lines, plan }: QuoteForm, language: Language): FormSums {
  const percents = plan.map(({ percent }) => (hundredthsOf(percent, language) ?? 0) / 100);
  const planned = percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0);
  return {
    cents: lines.reduce((sum, line) => sum + (typedLineCents(line, language) ?? 0), 0),
    percents: isWhole(percents) && percents.every((one) => one > 0) ? percents : [100],
    missing: 10_000 - planned,
  };
}

/** Fields with a code for each that the server need not be asked about. */
export type FormErrors = Record<string, 'required' | 'not_a_number' | 'not_whole' | 'no_step'>;

/**
 * Returns what is sent; or what is missing, by the names of the fields of the call. `isNamed`: its client is
 * known already, so that no address is asked for.
 */
export function readQuoteForm(
  form: QuoteForm,
  { language, isNamed }: { language: Language; isNamed: boolean },
): { ok: true; written: Omit<WrittenQuote, 'locale'> } | { ok: false; errors: FormErrors } {
  const errors: FormErrors = {};
  const number = (field: string, text: string): number => {
    const hundredths = hundredthsOf(text, language);
    if (hundredths === null) errors[field] = text.trim() === '' ? 'required' : 'not_a_number';
    return (hundredths ?? 0) / 100;
  };
  if (!isNamed && form.email.trim() === '') errors.email = 'required';
  if (form.title.trim() === '') errors.title = 'required';
  const lines = form.lines.map(({ text, textPt, quantity, unit }, at) => {
    if (text.trim() === '') errors[`lines.${at}.text`] = 'required';
    return {
      text,
      textPt,
      quantity: number(`lines.${at}.quantity`, quantity),
      unitAmount: number(`lines.${at}.unitAmount`, unit),
    };
  });
  if (!isRealDay(form.validUntil)) errors.validUntil = 'required';
  const plan = form.plan.map(({ percent, when, day, step }, at) => {
    if (when === 'day' && !isRealDay(day)) errors[`plan.${at}.when`] = 'required';
    if (when === 'step' && step === '') errors[`plan.${at}.when`] = 'no_step';
    return {
      percent: number(`plan.${at}.percent`, percent),
      when: when === 'accepted' ? when : when === 'day' ? day : { step: Number(step) },
    };
  });
  if (Object.keys(errors).length === 0 && !isWhole(plan.map(({ percent }) => percent)))
    errors.plan = 'not_whole';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { title, titlePt, validUntil, packageId } = form;
  return {
    ok: true,
    written: { title, titlePt, lines, validUntil, plan, packageId: packageId || null },
  };
}

/** Adds an empty line. */
export function withLine(form: QuoteForm): QuoteForm {
  if (form.lines.length >= mostQuoteLines) return form;
  const line = { key: nextKey(form.lines), text: '', textPt: '', quantity: '1', unit: '' };
  return { ...form, lines: [...form.lines, line] };
}

/** Adds a part of what is missing; where nothing is, the last part is halved. */
export function withPart(form: QuoteForm, language: Language): QuoteForm {
  const last = form.plan.at(-1);
  if (form.plan.length >= mostQuoteParts || !last) return form;
  const { missing } = sumsOf(form, language);
  const before = hundredthsOf(last.percent, language) ?? 0;
  const share = missing > 0 ? missing : Math.floor(before / 2);
  const kept =
    missing > 0
      ? form.plan
      : [...form.plan.slice(0, -1), { ...last, percent: typedAmount(before - share, language) }];
  const part: TypedPart = {
    key: nextKey(form.plan),
    percent: typedAmount(share, language),
    when: 'day',
    day: '',
    step: '',
  };
  return { ...form, plan: [...kept, part] };
}

/** Without a package there are no steps to wait for: such parts wait for a day again. */
export function withPackage(form: QuoteForm, packageId: string): QuoteForm {
  return {
    ...form,
    packageId,
    plan: form.plan.map((part) =>
      part.when === 'step' ? { ...part, when: packageId === '' ? 'day' : 'step', step: '' } : part,
    ),
  };
}
