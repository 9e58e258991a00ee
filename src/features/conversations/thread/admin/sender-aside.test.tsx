import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import type { ConversationDetail } from '../../conversations.schema.ts';
import { messageFieldNames, perField, staffLabel } from '../../message-fields.texts.ts';
import { SenderAside } from './sender-aside.tsx';

it.each(['en', 'pt'] as const)(
  'what the form asked is beside the thread, which has the message: %s',
  (language) => {
    const fields = perField((name) => `Words of ${name}`);
    const html = renderToStaticMarkup(
      <LanguageProvider start={language}>
        <SenderAside
          conversation={
            { ...fields, language, createdAt: '2026-11-23T10:00:00.000Z' } as ConversationDetail
          }
          personHref={(id) => id}
          timeline={null}
        />
      </LanguageProvider>,
    );
    for (const name of messageFieldNames.filter((one) => one !== 'message'))
      expect(html).toContain(fields[name]);
    expect(html).toContain(`<dt>${staffLabel('phone', language)}</dt>`);
  },
);
