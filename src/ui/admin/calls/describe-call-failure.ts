import { type CallFailure, failureOf } from '#core/call-failure.ts';
import type { Language } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';

const texts = defineTexts({
  en: {
    network: 'The server did not answer. Check the connection and try again.',
    busy: 'There were too many calls in a short time. Wait a minute and try again.',
    server: 'The server failed. Try again; if it fails again, tell whoever looks after the site.',
    refused: 'The server refused this. Reload the page and try again.',
  },
  pt: {
    network: 'O servidor não respondeu. Verifique a ligação e tente de novo.',
    busy: 'Houve demasiados pedidos em pouco tempo. Espere um minuto e tente de novo.',
    server: 'O servidor falhou. Tente de novo; se voltar a falhar, avise quem cuida do site.',
    refused: 'O servidor recusou. Recarregue a página e tente de novo.',
  },
});

function titleOf({ problem }: CallFailure & { kind: 'refused' }, language: Language): string {
  const title = language === 'pt' ? problem.titlePt : problem.title;
  return typeof title === 'string' ? title : translate(texts, language, 'refused');
}

/** Returns the sentence for the error of a failed call. */
export function describeCallFailure(error: unknown, language: Language): string {
  const failure = failureOf(error);
  if (failure.kind === 'failed') return translate(texts, language, failure.cause);
  if (failure.kind === 'refused') return titleOf(failure, language);
  return failure.errors[0]?.message ?? translate(texts, language, 'refused');
}
