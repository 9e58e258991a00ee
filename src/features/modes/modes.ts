import type * as z from 'zod/mini';
import { defineTexts } from '#i18n/texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { modesSchema } from './modes.server.ts';

export type Modes = z.infer<typeof modesSchema>;

/** The settings without any service: what a first start on a laptop has. */
export const plainModes: Modes = {
  portalDemo: true,
  sendsMail: false,
  payments: 'sandbox',
  checksVatNumbers: false,
  handsOverOrders: false,
};

/** A setting changes when the process starts again, so pages may keep what they were told. */
export function modesQuery() {
  return queryOptions<Modes>({ queryKey: ['/api/modes'] });
}

export const modesTexts = defineTexts({
  en: {
    unsentMail:
      'Test mode: this site sends no email yet. What it would send is kept in a folder of its server.',
  },
  pt: {
    unsentMail:
      'Modo de teste: este site ainda não envia e-mails. O que enviaria fica numa pasta do servidor.',
  },
});
