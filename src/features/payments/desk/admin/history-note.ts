import { formatMoney } from '#i18n/format-money.ts';
import type { Language } from '#i18n/language.ts';
import { formatShortDay } from '#ui/admin/moment.ts';
import { providerMessage } from '../../provider-message.ts';

/**
 * Returns the note of an order's history as it is shown: an amount is stored as `400.00 EUR`, a day as
 * `2026-12-25`, and any other note is a text.
 */
export function historyNote(note: string | null, language: Language): string | null {
  if (note === null) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(note)) return formatShortDay(`${note}T12:00:00.000Z`, language);
  const [, amount, currency] = /^(\d+\.\d\d) ([A-Z]{3})$/.exec(note) ?? [];
  if (amount === undefined || currency === undefined) return providerMessage(language, note);
  return formatMoney({ cents: Math.round(Number(amount) * 100), currency }, language);
}
