import { bankAccountQuery } from '#features/payments/transfers/bank-account.ts';
import { defineTexts } from '#i18n/texts.ts';
import { bankStatementPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'bank-statement',
  path: bankStatementPath,
  title: defineTexts({
    en: { title: 'What came to the bank' },
    pt: { title: 'O que chegou ao banco' },
  }),
  load: () => import('./bank-statement-screen.tsx'),
  queries: () => [bankAccountQuery()],
});
