import { expect, test } from 'vitest';
import { createSender } from './sender.server.ts';

const findCompany = async () => ({ brand: 'Entrada', email: 'ola@entrada.example' });

test.each([
  [null, 'Entrada', 'ola@entrada.example'],
  ['mail@entrada.example', 'Entrada', 'mail@entrada.example'],
  ['<mail@entrada.example>', 'Entrada', 'mail@entrada.example'],
  ['Rita Falcão <rita@entrada.example>', 'Rita Falcão', 'rita@entrada.example'],
  ['"Entrada, Lisboa" <rita@entrada.example>', 'Entrada, Lisboa', 'rita@entrada.example'],
])('with MAIL_FROM %s, mails come from %s at %s', async (mailFrom, name, address) => {
  expect(await createSender(mailFrom, findCompany)()).toEqual({ name, address });
});
