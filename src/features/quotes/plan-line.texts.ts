import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { localize } from '#i18n/localized.tsx';
import { defineTexts, translate } from '#i18n/texts.ts';

/** How far the plan of an accepted quote is paid. */
export type ClientPlan = {
  /** The id of the quote, and its reference. */
  id: string;
  reference: string;
  projectId: string | null;
  title: string;
  titlePt: string;
  currency: string;
  /** What all parts make that were not cancelled, and what of it is paid and kept. */
  totalCents: number;
  paidCents: number;
  /** What is paid next; `step`: what it waits for, until its day is known. Null once nothing is open. */
  next: {
    amountCents: number;
    dueDay: string;
    isLate: boolean;
    step: { title: string; titlePt: string } | null;
  } | null;
};

const planLineTexts = defineTexts({
  en: {
    paid: '{paid} of {total} paid',
    done: '{total} paid, nothing is open',
    next: 'next {amount} on {day}',
    next_late: '{amount} was due on {day}',
    next_step: 'next {amount} when “{step}” is done',
  },
  pt: {
    paid: '{paid} de {total} já pagos',
    done: '{total} pagos, nada em aberto',
    next: 'próximo pagamento de {amount} a {day}',
    next_late: '{amount} em atraso desde {day}',
    next_step: 'próximo pagamento de {amount} quando «{step}» estiver concluído',
  },
});

/**
 * Says how far a plan is paid, on one line: "€600.00 of €1,200.00 paid; next €300.00 on 4 December 2026".
 * `formatDay` writes days as the page around it does.
 */
export function sayPlan(
  { totalCents, paidCents, currency, next }: ClientPlan,
  language: Language,
  formatDay: (day: string, language: Language) => string,
): string {
  const money = (cents: number) => formatMoney({ cents, currency }, language);
  const say = (key: keyof typeof planLineTexts.en, params: Record<string, string>) =>
    translate(planLineTexts, language, key, params);
  const sums = { paid: money(paidCents), total: money(totalCents) };
  if (next === null) return say(paidCents === totalCents ? 'done' : 'paid', sums);
  const amount = money(next.amountCents);
  const step = next.step && localize(language, next.step.title, next.step.titlePt).text;
  const day = formatDay(next.dueDay, language);
  const following =
    step === null
      ? say(next.isLate ? 'next_late' : 'next', { amount, day })
      : say('next_step', { amount, step });
  return `${say('paid', sums)}; ${following}`;
}
