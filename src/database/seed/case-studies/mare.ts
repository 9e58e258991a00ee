import type { SampleCaseStudy } from '../sample-content.ts';

export const mare: SampleCaseStudy = {
  id: 'mare',
  title: 'Three guest houses, one booking engine, no commission',
  titlePt: 'Três casas de hóspedes, um motor de reservas, nenhuma comissão',
  industry: 'Hospitality',
  industryPt: 'Hotelaria',
  client: 'Maré Houses',
  challenge: `Two platforms took a fifth of every booking, and the diary was paper. The diary was accurate. It was also in one house at a time, and there were three.

Double bookings were rare, four in a year, but each of them cost a night in someone else’s hotel and an apology in two languages.`,
  challengePt: `Duas plataformas levavam um quinto de tudo, e a agenda era de papel. A agenda estava certa. Também estava numa casa de cada vez, e as casas eram três.

As reservas em duplicado eram raras, quatro num ano, mas cada uma custava uma noite noutro hotel e um pedido de desculpas em duas línguas.`,
  solution: `We did not leave the platforms. We put one calendar in the middle, copied the diary into it over two evenings, and let the platforms read from it like everyone else.

The houses’ own site came next: twelve rooms, plain prices, and a booking form that asks for what the registration of guests needs, and for nothing more. Payment is by card or MB WAY.

The diary was kept in parallel for six weeks. It was consulted twice.`,
  solutionPt: `Não saímos das plataformas. Pusemos um só calendário no centro, copiámos a agenda para ele em dois serões e deixámos as plataformas lê-lo como toda a gente.

Seguiu-se o site das próprias casas: doze quartos, preços claros e um formulário de reserva que pede o que o registo de hóspedes exige, e nada mais. O pagamento é por cartão ou MB WAY.

A agenda manteve-se em paralelo durante seis semanas. Foi consultada duas vezes.`,
  results: `After eight months 52% of nights are booked direct, without commission. The platforms still bring new guests. They no longer bring the returning ones.

There has been no double booking since the change. Occupancy is about where it was: this was never a project about more guests, but about keeping what they pay.`,
  resultsPt: `Ao fim de oito meses, 52% das noites são reservadas diretamente, sem comissão. As plataformas continuam a trazer hóspedes novos. Já não trazem os que voltam.

Desde a mudança não houve nenhuma reserva em duplicado. A ocupação está mais ou menos onde estava: o objetivo deste projeto nunca foi ter mais hóspedes, mas ficar com o que eles pagam.`,
  serviceId: 'ecommerce',
  figures: [
    {
      value: '52',
      unit: '%',
      label: 'of nights booked without commission',
      labelPt: 'das noites reservadas sem comissão',
    },
    {
      value: '0',
      label: 'double bookings since, down from four a year',
      labelPt: 'reservas em duplicado, contra quatro por ano',
    },
    {
      value: '2',
      label: 'looks into the paper diary in six weeks',
      labelPt: 'consultas à agenda de papel em seis semanas',
    },
  ],
  steps: [
    { date: '2025-05-05', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    {
      date: '2025-05-20',
      text: 'Diary copied into one calendar',
      textPt: 'Agenda copiada para um só calendário',
      note: 'It took two evenings.',
      notePt: 'Bastaram dois serões.',
    },
    {
      date: '2025-06-16',
      text: 'The houses’ own site opens',
      textPt: 'Abre o site das casas',
    },
    { date: '2025-07-01', text: 'Diary put away', textPt: 'Agenda arrumada', isClient: true },
    {
      date: '2026-02-16',
      text: 'More than half of the nights booked direct',
      textPt: 'Mais de metade das noites reservadas diretamente',
    },
  ],
  quote: 'The commission I do not miss.',
  quotePt: 'Da comissão não tenho saudades.',
  quoteName: 'Maria Leonor de Vasconcelos Teixeira e Albuquerque',
  quoteRole: 'Partner and head of reservations, Maré Houses',
  quoteRolePt: 'Sócia e responsável pelas reservas, Maré Houses',
  imageUrl: '/art/case-mare.svg',
  featured: true,
  createdAt: '2026-02-17T09:00:00.000Z',
};
