import type { Sender } from './compose-mail.server.ts';

/**
 * Who mails come from: MAIL_FROM when it is set (`Entrada <ola@entrada.example>` or an address
 * alone), else the company's address. The brand is the name where MAIL_FROM gives none.
 */
export function createSender(
  mailFrom: string | null,
  findCompany: () => Promise<{ brand: string; email: string }>,
): () => Promise<Sender> {
  const [, name = '', address = ''] = mailFrom?.match(/^(.*?)<?([^\s<>]+@[^\s<>]+)>?$/) ?? [];
  const given = name.trim().replace(/^"(.*)"$/, '$1');
  return async () => {
    if (address !== '' && given !== '') return { name: given, address };
    const { brand, email } = await findCompany();
    return { name: brand, address: address === '' ? email : address };
  };
}
