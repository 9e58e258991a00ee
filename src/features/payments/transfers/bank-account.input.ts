import * as z from 'zod/mini';
import { locale, optionalLine } from '#core/fields.ts';
import { isBic, readIban } from './iban.ts';

const longestHolder = 70;

/** Body of `PUT /api/admin/bank-account`. Switched off, it may be without any of them. */
export const bankAccountInput = z
  .object({
    isOn: z.boolean(),
    iban: optionalLine(60),
    bic: optionalLine(15),
    holder: optionalLine(longestHolder),
    locale,
  })
  .check(({ value: { isOn, iban, bic, holder }, issues }) => {
    const wrong = (field: string, message: string) =>
      issues.push({ code: 'custom', input: iban, path: [field], message });
    if (iban === '') {
      if (isOn) wrong('iban', 'required');
    } else {
      const read = readIban(iban);
      if (!read.ok) wrong('iban', read.refusal);
    }
    if (bic !== '' && !isBic(bic.replace(/\s/g, '').toUpperCase())) wrong('bic', 'bic_signs');
    if (isOn && holder === '') wrong('holder', 'required');
  });
export type BankAccountInput = z.infer<typeof bankAccountInput>;
