import type { Holiday } from '#core/public-holidays.ts';
import { defineTexts } from '#i18n/texts.ts';

/** The names of the public holidays that close a day. */
export const holidayTexts = defineTexts<Holiday>({
  en: {
    new_year: "New Year's Day",
    good_friday: 'Good Friday',
    easter: 'Easter Sunday',
    freedom_day: 'Freedom Day',
    labour_day: 'Labour Day',
    corpus_christi: 'Corpus Christi',
    portugal_day: 'Portugal Day',
    saint_anthony: "Saint Anthony's Day",
    assumption: 'Assumption Day',
    republic_day: 'Republic Day',
    all_saints: "All Saints' Day",
    independence_day: 'Restoration of Independence',
    immaculate_conception: 'Immaculate Conception',
    christmas: 'Christmas Day',
  },
  pt: {
    new_year: 'Ano Novo',
    good_friday: 'Sexta-Feira Santa',
    easter: 'Domingo de Páscoa',
    freedom_day: 'Dia da Liberdade',
    labour_day: 'Dia do Trabalhador',
    corpus_christi: 'Corpo de Deus',
    portugal_day: 'Dia de Portugal',
    saint_anthony: 'Dia de Santo António',
    assumption: 'Assunção de Nossa Senhora',
    republic_day: 'Implantação da República',
    all_saints: 'Todos os Santos',
    independence_day: 'Restauração da Independência',
    immaculate_conception: 'Imaculada Conceição',
    christmas: 'Natal',
  },
});
