import { defineTexts } from '#i18n/texts.ts';

export const lisbonNowTexts = defineTexts({
  en: {
    time: 'It is {time} in Lisbon',
    timeAtOne: 'It is {time} in Lisbon',
    light: ', light until {until}',
    dark: ', dark until {until}',
    dawn: ', and the sun rises at {until}',
    dusk: ', and the sun is back at {until}',
    open: 'we pick up the phone until {until}',
    opensToday: 'we open at {time}',
    opensTomorrow: 'we open tomorrow at {time}',
    opensOn: 'we open {day} at {time}',
    opensOnHim: 'we open {day} at {time}',
    opensLater: 'we open {weekday} {day} at {time}',
  },
  pt: {
    time: 'São {time} em Lisboa',
    timeAtOne: 'É {time} em Lisboa',
    light: ', com luz até às {until}',
    dark: ', de noite até às {until}',
    dawn: ', e o sol nasce às {until}',
    dusk: ', e o sol volta às {until}',
    open: 'atendemos o telefone até às {until}',
    opensToday: 'abrimos às {time}',
    opensTomorrow: 'abrimos amanhã às {time}',
    opensOn: 'abrimos na {day} às {time}',
    opensOnHim: 'abrimos no {day} às {time}',
    opensLater: 'abrimos a {day} às {time}',
  },
});
