import { defineTexts } from '#i18n/texts.ts';

export const dayFieldTexts = defineTexts({
  en: {
    choose: 'Choose a day',
    before: 'Month before',
    after: 'Month after',
    noDay: 'Write a day such as {example}',
    tooEarly: 'This day is too early; the first is {first}',
    noTime: 'Write a time such as 14:30',
  },
  pt: {
    choose: 'Escolher um dia',
    before: 'Mês anterior',
    after: 'Mês seguinte',
    noDay: 'Escreva um dia, por exemplo {example}',
    tooEarly: 'Este dia é demasiado cedo; o primeiro é {first}',
    noTime: 'Escreva uma hora, por exemplo 14:30',
  },
});
