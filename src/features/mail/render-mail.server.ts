import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailCompany, MailDescription } from './mail.ts';
import { MailLayout } from './mail-layout.tsx';
import { plainText } from './mail-plain-text.ts';

/** Renders a mail as a whole HTML document and as plain text. */
export function renderMail(
  mail: MailDescription,
  company: MailCompany,
): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(MailLayout, { mail, company }));
  const html = /^<!doctype/i.test(markup) ? markup : `<!doctype html>${markup}`;
  return { html, text: plainText(mail, company) };
}
