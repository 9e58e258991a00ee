import { formatDay } from '#core/zoned-time.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';

// After the model form of Directive 2011/83/EU, annex I(B).
const statementTexts = defineTexts({
  en: {
    statement:
      'I hereby give notice that I withdraw from my contract for the provision of the service “{service}”, order {reference}, concluded on {day}.',
    statement_quote:
      'I hereby give notice that I withdraw from my contract for the provision of the service “{service}”, quote {quote}, concluded on {day}, with all its parts.',
  },
  pt: {
    statement:
      'Pela presente comunico que resolvo o meu contrato de prestação do serviço «{service}», encomenda {reference}, celebrado em {day}.',
    statement_quote:
      'Pela presente comunico que resolvo o meu contrato de prestação do serviço «{service}», orçamento {quote}, celebrado em {day}, com todas as suas partes.',
  },
});

/** What a statement of withdrawal is about; `day` is that of the contract, `YYYY-MM-DD`. */
type Contract = {
  name: string;
  namePt: string | null;
  reference: string;
  day: string;
  /** The quote that it is a part of; null for an order alone. */
  quote: string | null;
};

/** Writes the words by which a consumer withdraws from the contract of an order. */
export function writeStatement(
  language: Language,
  { name, namePt, reference, day, quote }: Contract,
): string {
  return translate(statementTexts, language, quote === null ? 'statement' : 'statement_quote', {
    service: (language === 'pt' ? namePt : null) ?? name,
    reference,
    quote: quote ?? '',
    day: formatDay(day, localeOf[language], { day: 'numeric', month: 'long', year: 'numeric' }),
  });
}
