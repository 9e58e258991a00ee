import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect } from '../../harness/browser-fixtures.ts';

export const words = {
  en: {
    path: '/contact',
    name: 'Name',
    business: 'Business name',
    email: 'Email',
    phone: 'Phone (WhatsApp)',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending',
    sent: 'Message sent',
    notSent: 'The message was not sent',
    errors: ['Name is required', 'Invalid email address', 'Message must be at least 10 characters'],
    received: 'We have your message',
    toCompany: 'Message from Noor El-Amin through the contact form',
  },
  pt: {
    path: '/pt/contact',
    name: 'Nome',
    business: 'Nome da empresa',
    email: 'E-mail',
    phone: 'Telefone (WhatsApp)',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    sending: 'A enviar',
    sent: 'Mensagem enviada',
    notSent: 'A mensagem não foi enviada',
    errors: [
      'O nome é obrigatório',
      'Endereço de e-mail inválido',
      'A mensagem deve ter pelo menos 10 caracteres',
    ],
    received: 'Recebemos a sua mensagem',
    toCompany: 'Mensagem de Noor El-Amin pelo formulário de contacto',
  },
} as const;

export type Words = (typeof words)['en' | 'pt'];

let count = 0;
/** Returns an address that no other test uses. */
export function newAddress(): string {
  count += 1;
  return `noor.${process.pid}.${count}@tessera.example`;
}

export function fieldsOf(page: Page, w: Words) {
  const at = (label: string) => page.getByLabel(label, { exact: true });
  return {
    name: at(w.name),
    business: at(w.business),
    email: at(w.email),
    phone: at(w.phone),
    message: at(w.message),
    send: page.getByRole('button', { name: w.send }),
  };
}

/** Fills every field. */
export async function fill(page: Page, w: Words, email: string) {
  const fields = fieldsOf(page, w);
  await fields.name.fill('Noor El-Amin');
  await fields.business.fill('Tessera');
  await fields.email.fill(email);
  await fields.phone.fill('+971 50 000 0000');
  await fields.message.fill('We open a shop in Lisbon in March.');
  return fields;
}

/** Opens the screen and waits until its button can submit, which needs the scripts. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('.contact-form button')).toHaveAttribute('type', 'submit');
}

/** Returns the stored messages from an address. */
export function storedFrom(mailDir: string, email: string) {
  const database = new DatabaseSync(join(mailDir, '..', 'entrada.sqlite'), { readOnly: true });
  try {
    return database.prepare('select * from contact_messages where email = ?').all(email);
  } finally {
    database.close();
  }
}

export function toastOf(page: Page, title: string) {
  return page.locator('.toast').filter({ hasText: title });
}
