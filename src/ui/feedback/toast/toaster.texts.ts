import { defineTexts } from '#i18n/texts.ts';

/** `{hotkey}` and `{title}` are filled by the toaster. */
export const toasterTexts = defineTexts({
  en: {
    viewport: 'Notifications ({hotkey})',
    notification: 'Notification',
    close: 'Dismiss: {title}',
  },
  pt: {
    viewport: 'Notificações ({hotkey})',
    notification: 'Notificação',
    close: 'Dispensar: {title}',
  },
});
