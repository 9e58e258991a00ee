import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import { type Modes, modesQuery, plainModes } from '../modes.ts';
import { UnsentMail } from './unsent-mail.tsx';

function render(language: 'en' | 'pt', modes?: Partial<Modes>): string {
  const client = new QueryClient(async () => null);
  if (modes) client.setQueryData(modesQuery(), { ...plainModes, ...modes });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <UnsentMail />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  // What is read: a word that does not break stands in an element of its own.
  return markup.replaceAll(/<[^>]+>/g, '');
}

it.each([
  ['en', 'sends no email yet'],
  ['pt', 'ainda não envia e-mails'],
] as const)('says that no email is sent only where none is: %s', (language, words) => {
  expect(render(language, { sendsMail: false })).toContain(words);
  expect(render(language, { sendsMail: true })).toBe('');
  expect(render(language)).toBe('');
});
