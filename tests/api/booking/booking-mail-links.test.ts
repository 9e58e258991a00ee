import { expect } from 'vitest';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { bookingBody, post, tokenOf, waitingMails } from '../../factories/booking-site.ts';
import { test as it } from '../../factories/booking-test.ts';

it.for([
  ['en', '', ['Add to calendar', 'Join the video call', 'Change the time', 'Cancel']],
  ['pt', '/pt', ['Adicionar ao calendário', 'Entrar na videochamada', 'Mudar a hora', 'Cancelar']],
] as const)(
  'the mail of a booking carries calendar, join, change and cancel: %s',
  async ([locale, prefix, labels], { site }) => {
    const videoLink = 'https://meet.example/entrada';
    await setBookingRules(site.context, { place: 'video', videoLink });
    expect((await post(site, bookingBody({ locale }))).status).toBe(201);
    const [mail] = await waitingMails(site);
    if (!mail) throw new Error('No mail was written');
    const token = tokenOf(mail);
    const manage = `https://entrada.example${prefix}/manage-booking/${token}`;
    const hrefs = [
      `https://entrada.example/api/bookings/manage/${token}/calendar`,
      videoLink,
      `${manage}#move`,
      `${manage}#cancel`,
    ];
    for (const [place, label] of labels.entries()) {
      const link = new RegExp(`<a [^>]*href="${hrefs[place]}[^"]*"[^>]*>[^<]*${label}`);
      expect(mail.html).toMatch(link);
      expect(mail.text).toContain(hrefs[place]);
    }
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      locale === 'en' ? 'consultation.ics' : 'consulta.ics',
    ]);
  },
);
