import type { Sender } from './compose-mail.server.ts';

/**
 * Returns a function for the sender: MAIL_FROM if it is set (`Entrada <ola@entrada.example>` or only an
 * address), otherwise the company's address. The name defaults to the brand.
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
